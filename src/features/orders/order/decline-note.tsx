import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DeclineReason } from '#contract/addresses/order-addresses.ts'
import { SupportLink } from '#entities/failure/support-link.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { declineMessages } from './order-labels.ts'

interface DeclineNoteProps {
  readonly decline: DeclineReason
  /** What stays the same after the decline. */
  readonly children: ReactNode
}

/** Decline reason with advice for the buyer. No money was taken. */
export function DeclineNote({ decline, children }: DeclineNoteProps) {
  const { i18n } = useLingui()
  return (
    <Callout tone="danger" title={<Trans>Payment didn’t go through</Trans>}>
      <span>{i18n._(declineMessages[decline])}</span> {children} <SupportLink />
    </Callout>
  )
}
