import { Plural, Trans } from '@lingui/react/macro'
import type { PageInfo } from '#contract/protocol/envelope.ts'

/** "1–10 of 42 courses". */
export function RangeText({ page }: { page: PageInfo }) {
  const { request_page, request_size, total_size: total } = page
  const first = (request_page - 1) * request_size + 1
  const last = Math.min(total, request_page * request_size)
  if (total === 0 || first > total) return <Plural value={total} one="# course" other="# courses" />
  return (
    <Trans>
      {first}–{last} of {total} courses
    </Trans>
  )
}
