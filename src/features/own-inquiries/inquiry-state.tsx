import { Trans } from '@lingui/react/macro'
import type { OwnInquirySummary } from '#contract/content/own-inquiries.ts'
import { Tag } from '#ui/content/tag.tsx'
import { Icon } from '#ui/pictures/icon.tsx'

/** Tag with the state of an inquiry. */
export function InquiryState({ inquiry }: { inquiry: Pick<OwnInquirySummary, 'answered_at'> }) {
  return inquiry.answered_at === null ? (
    <Tag tone="warning">
      <Icon name="clock" />
      <Trans>Waiting for a reply</Trans>
    </Tag>
  ) : (
    <Tag tone="success">
      <Icon name="circle-check" />
      <Trans>Replied</Trans>
    </Tag>
  )
}
