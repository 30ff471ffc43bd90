import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { NoticeCategories, NoticeSummary } from '../../../../contract/notices.ts'
import { paths } from '../../../../contract/paths.ts'
import { AttachmentSign } from '../../../entities/attachment/attachment-list.tsx'
import { formatDayShort, formatInteger } from '../../../lib/i18n/format.ts'
import { usePageLanguage } from '../../../lib/i18n/use-page-language.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Cluster } from '../../../ui/cluster.tsx'
import { Container } from '../../../ui/container.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Table, TableCell, TableHeadCell } from '../../../ui/table.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { noticesPath, type NoticesSearch } from '../searches.ts'
import type { NoticeListPage } from './load.ts'
import { NoticeFilters } from './notice-filters.tsx'
import * as styles from './notice-list-screen.css.ts'

interface NoticeListScreenProps extends NoticeListPage {
  readonly search: NoticesSearch
}

/** List of notices (specification, section 2). */
export function NoticeListScreen({ notices, page, categories, search }: NoticeListScreenProps) {
  const { t } = useLingui()
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
        <NoticeTable notices={notices} categories={categories} />
      )}
      <div className={styles.pages}>
        <Pagination
          label={t`Pages of notices`}
          previous={t`Previous page`}
          next={t`Next page`}
          page={search.page ?? 1}
          pages={page.total_pages}
          href={(number) => noticesPath(search, { page: number === 1 ? undefined : number })}
        />
      </div>
    </Container>
  )
}

function NoticeTable({ notices, categories }: { notices: readonly NoticeSummary[]; categories: NoticeCategories }) {
  const { locale } = usePageLanguage()
  const names = new Map(categories.map(({ code, name }) => [code, name]))
  return (
    <Table className={styles.notices}>
      <thead>
        <tr>
          <th scope="col" data-width="wide">
            <Trans>No.</Trans>
          </th>
          <th scope="col" data-width="wide">
            <Trans>Category</Trans>
          </th>
          <th scope="col">
            <Trans>Title</Trans>
          </th>
          <th scope="col" data-width="wide">
            <Trans>Author</Trans>
          </th>
          <TableHeadCell align="end">
            <Trans>Date</Trans>
          </TableHeadCell>
          <TableHeadCell align="end" data-width="wide">
            <Trans>Views</Trans>
          </TableHeadCell>
        </tr>
      </thead>
      <tbody>
        {notices.map((notice) => (
          <tr key={notice.idx} data-pinned={notice.top || undefined}>
            <TableCell numeric muted data-width="wide">
              {notice.top ? <Pinned /> : notice.number}
            </TableCell>
            <TableCell muted data-width="wide">
              {names.get(notice.category)}
            </TableCell>
            <td>
              {notice.top && (
                <span data-width="narrow">
                  <Pinned />
                </span>
              )}
              <a href={paths.notice({ id: notice.idx })}>
                {notice.title}
                {notice.attachments.length > 0 && (
                  <>
                    {' '}
                    <AttachmentSign />
                  </>
                )}
              </a>
            </td>
            <TableCell muted data-width="wide">
              {notice.author}
            </TableCell>
            <TableCell numeric muted align="end">
              {formatDayShort(notice.created_at, locale)}
            </TableCell>
            <TableCell numeric muted align="end" data-width="wide">
              {formatInteger(notice.view)}
            </TableCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Pinned() {
  return (
    <Tag>
      <Trans>Pinned</Trans>
    </Tag>
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
          <Trans>This page is beyond the last one</Trans>
        ) : title === undefined ? (
          <Trans>There are no notices.</Trans>
        ) : (
          <Trans>No notice matches “{title}”</Trans>
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
        <ButtonLink href={isBeyond ? noticesPath(search, {}) : paths.notices()}>
          {isBeyond ? <Trans>Back to the first page</Trans> : <Trans>See all notices</Trans>}
        </ButtonLink>
      </Cluster>
    </EmptyState>
  )
}
