import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { linkOptions } from '@tanstack/react-router'
import { AttachmentSign } from '#entities/notice/attachment-sign.tsx'
import { usePrefetchedNotices } from '#entities/notice/notice-queries.ts'
import { NoticeTable, noticeTitle } from '#entities/notice/notice-table.tsx'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Container } from '#ui/layout/container.tsx'
import { changedNotices, type NoticesSearch } from '../searches.ts'
import type { NoticeListPage } from './load.ts'
import { NoticeFilters } from './notice-filters.tsx'

interface NoticeListScreenProps extends NoticeListPage {
  readonly search: NoticesSearch
}

/** List of notices (specification, section 2). */
export function NoticeListScreen({ notices, page, categories, search }: NoticeListScreenProps) {
  const { t } = useLingui()
  usePrefetchedNotices(notices)
  return (
    <Container>
      <VisuallyHidden as="h1">
        <Trans context="customer support">Notices</Trans>
      </VisuallyHidden>
      <NoticeFilters categories={categories} search={search} />
      <VisuallyHidden as="p" role="status">
        <Plural value={page.total_size} one="# notice" other="# notices" />
      </VisuallyHidden>
      {notices.length === 0 ? (
        <NoNotices pages={page.total_pages} search={search} />
      ) : (
        <LinkedNotices notices={notices} categories={categories} />
      )}
      <Pagination
        below
        label={t`Notice pages`}
        page={search.page ?? 1}
        pages={page.total_pages}
        link={(number) => linkOptions({ to: '/cs/notices', search: changedNotices(search, { page: number }) })}
      />
    </Container>
  )
}

/** Notices whose titles lead to their pages. */
function LinkedNotices({ notices, categories }: Pick<NoticeListPage, 'notices' | 'categories'>) {
  const names = new Map(categories.map(({ code, name }) => [code, name]))
  return (
    <NoticeTable
      notices={notices}
      categoryOf={({ category }) => names.get(category)}
      titleOf={({ idx, title, attachments }) => (
        <Link className={noticeTitle} to="/cs/notice-detail" search={{ id: idx }}>
          <span>{title}</span>
          {attachments.length > 0 && (
            <>
              {' '}
              <AttachmentSign />
            </>
          )}
        </Link>
      )}
    />
  )
}

/** Says that there are no notices (specification, section 8), and leads to some. */
function NoNotices({ pages, search }: { pages: number; search: NoticesSearch }) {
  const { title } = search
  const isBeyond = pages > 0
  return (
    <EmptyState as="section" frame="dashed">
      <h2>
        {isBeyond ? (
          <Trans>There’s nothing on this page</Trans>
        ) : title === undefined ? (
          <Trans>There are no notices.</Trans>
        ) : (
          <Trans>No notices match “{title}”</Trans>
        )}
      </h2>
      <p>
        {isBeyond ? (
          <Plural value={pages} one="The list has # page." other="The list has # pages." />
        ) : (
          title !== undefined && <Trans>Try a shorter word, or another category.</Trans>
        )}
      </p>
      <Cluster>
        <ButtonLink to="/cs/notices" search={isBeyond ? changedNotices(search, {}) : {}}>
          {isBeyond ? <Trans>Go to the first page</Trans> : <Trans>See all notices</Trans>}
        </ButtonLink>
      </Cluster>
    </EmptyState>
  )
}
