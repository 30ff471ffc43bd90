import { Trans, useLingui } from '@lingui/react/macro'
import { linkOptions } from '@tanstack/react-router'
import { paths } from '#contract/addresses/paths.ts'
import type { courseNotices } from '#contract/courses/course-detail.ts'
import type { CourseNotice } from '#contract/courses/course-notice.ts'
import type { AnswerOf } from '#contract/protocol/endpoint.ts'
import { limits } from '#contract/values/limits.ts'
import { AttachmentList } from '#entities/attachment/attachment-list.tsx'
import { ResumedDownload } from '#entities/attachment/resumed-download.tsx'
import { AttachmentSign } from '#entities/notice/attachment-sign.tsx'
import { NoticeTable, noticeTitle } from '#entities/notice/notice-table.tsx'
import { RichText } from '#lib/text/rich-text.tsx'
import { declaredSearch } from '#lib/url/search-schema.ts'
import { classNames } from '#ui/class-names.ts'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Placeholder } from '#ui/feedback/placeholder.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { type DetailSearch, detailSearchSchema } from '../detail-search.ts'
import { PageStatus } from '../sections/page-status.tsx'
import { sectionIds } from '../sections/section-links.tsx'
import { text as sectionText } from '../sections/sections.css.ts'
import * as styles from './notices.css.ts'

interface NoticeListProps {
  readonly answer: AnswerOf<typeof courseNotices> | undefined
  /** Whether it is that of the page before, until this one is read. */
  readonly isReading: boolean
  readonly error: Error | null
  readonly onRetry: () => void
  readonly search: DetailSearch
}

/** One page of notices with its pager, or the reason why there is none. */
export function NoticeList({ answer, isReading, error, onRetry, search }: NoticeListProps) {
  const { t } = useLingui()
  const page = search.notices ?? 1
  const pages = answer?.page_info.total_pages ?? 0
  const path = paths.course(search)
  return (
    <>
      {error ? (
        <Failed onRetry={onRetry} />
      ) : !answer ? (
        <NoticeSkeleton />
      ) : answer.content.length === 0 ? (
        <Placeholder as="p" className={sectionText}>
          <Trans>There are no notices yet.</Trans>
        </Placeholder>
      ) : (
        <div aria-busy={isReading}>
          <ResumedDownload files={answer.content.flatMap(({ attachments }) => attachments)} path={path} />
          <NoticeTable notices={answer.content} titleOf={(notice) => <Notice notice={notice} path={path} />} />
        </div>
      )}
      <PageStatus page={page} pages={pages} isReading={isReading} />
      {pages > 1 && (
        <Stack marginTop={5}>
          <Pagination
            label={t`Notice pages`}
            page={page}
            pages={pages}
            link={(notices) =>
              linkOptions({
                to: '/contents/detail',
                search: { ...declaredSearch(detailSearchSchema, search), notices },
                hash: sectionIds.notices,
              })
            }
            keepsScroll
          />
        </Stack>
      )}
    </>
  )
}

/** A notice whose title unfolds its text. */
function Notice({ notice, path }: { notice: CourseNotice; path: string }) {
  const { t } = useLingui()
  return (
    <details>
      <summary className={classNames(noticeTitle, styles.title)}>
        <span>{notice.title}</span>
        {notice.attachments.length > 0 && <AttachmentSign />}
        <Icon name="chevron-down" />
      </summary>
      <p className={styles.text}>
        <RichText html={notice.text} newTab={<VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>} />
      </p>
      <AttachmentList attachments={notice.attachments} path={path} />
    </details>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Callout
      tone="danger"
      iconSize={20}
      action={
        <Button size="small" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>
        <Trans>The notices didn’t load.</Trans>
      </p>
    </Callout>
  )
}

function NoticeSkeleton() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: limits.courseNoticesPageSize }, (_, index) => (
        <Skeleton key={index} height="1.6rem" marginTop={3} marginBottom={3} />
      ))}
    </div>
  )
}
