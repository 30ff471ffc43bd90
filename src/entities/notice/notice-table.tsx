import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { NoticeSummary } from '#contract/content/notices.ts'
import { formatDayShort, formatInteger } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { Table, TableCell, TableHeadCell } from '#ui/content/table.tsx'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import * as styles from './notice-table.css.ts'
import { PinnedTag } from './pinned-tag.tsx'

interface NoticeTableProps<Notice extends NoticeSummary> {
  readonly notices: readonly Notice[]
  /** Name of a notice's category; the table has no such column without it. */
  readonly categoryOf?: (notice: Notice) => ReactNode
  /** The title of a notice, with the class `noticeTitle`: a link, or a text that unfolds. */
  readonly titleOf: (notice: Notice) => ReactNode
}

/** Class of the title of a notice. */
export const noticeTitle = styles.title

/** Notices with their number or pin, category, title, author, date and views; title and date on narrow screens. */
export function NoticeTable<Notice extends NoticeSummary>({ notices, categoryOf, titleOf }: NoticeTableProps<Notice>) {
  const { locale } = usePageLanguage()
  return (
    <Table className={styles.notices}>
      <thead>
        <tr>
          <th scope="col" data-width="wide">
            <Trans>No.</Trans>
          </th>
          {categoryOf && (
            <th scope="col" data-width="wide">
              <Trans>Category</Trans>
            </th>
          )}
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
              {notice.top ? <PinSign /> : notice.number}
            </TableCell>
            {categoryOf && (
              <TableCell muted data-width="wide">
                {categoryOf(notice)}
              </TableCell>
            )}
            <td>
              {notice.top && (
                <span data-width="narrow">
                  <PinnedTag />
                </span>
              )}
              <span>{titleOf(notice)}</span>
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

/** In the place of the number. */
function PinSign() {
  return (
    <>
      <Icon name="pin" />
      <VisuallyHidden>
        <Trans>Pinned</Trans>
      </VisuallyHidden>
    </>
  )
}
