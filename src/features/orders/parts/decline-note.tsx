import { Trans, useLingui } from '@lingui/react/macro'
import type { DeclineReason } from '../../../../contract/order-addresses.ts'
import { muted, small } from '../../../theme/layout.css.ts'
import { Note } from '../../../ui/note.tsx'
import { declineWords } from './order-words.ts'

interface DeclineNoteProps {
  readonly decline: DeclineReason
  /** Number of the order, where the page does not show it by itself. */
  readonly order: string | undefined
}

/** Why a payment was declined: no money has moved, and it can be tried again. */
export function DeclineNote({ decline, order }: DeclineNoteProps) {
  const { i18n } = useLingui()
  return (
    <Note kind="error" title={<Trans>The payment did not go through</Trans>}>
      {i18n._(declineWords[decline])} <Trans>No money was taken, and what you typed is still here.</Trans>
      {order !== undefined && (
        <p className={`${small} ${muted}`}>
          <Trans>Order number</Trans> {order}
        </p>
      )}
    </Note>
  )
}
