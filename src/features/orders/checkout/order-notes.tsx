import { Trans } from '@lingui/react/macro'
import type { DeclineReason } from '#contract/addresses/order-addresses.ts'
import * as codes from '#contract/protocol/codes.ts'
import { SupportLink } from '#entities/failure/support-link.tsx'
import { useErrorText } from '#lib/errors/use-error-text.ts'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import { Text } from '#ui/content/text.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { DeclineNote } from '../order/decline-note.tsx'
import { screenOnly } from '../order/orders.css.ts'

interface OrderNotesProps {
  /** Why the order was rejected. */
  readonly error: ApiErrorData | undefined
  /** Why the payment was declined. */
  readonly decline: DeclineReason | undefined
  readonly order: string | undefined
  /** True when the user has just verified their identity and has not ordered since. */
  readonly isVerified: boolean
  /** True when the order was rejected because the one piece that it has is gone. */
  readonly isLastPiece: boolean
}

/** Notes above the form: the result of the last attempt. An outdated consent is asked for at the form instead. */
export function OrderNotes({ error, decline, order, isVerified, isLastPiece }: OrderNotesProps) {
  const failed = useErrorText(error?.code === codes.consentOutdated ? undefined : error)
  return (
    <Stack marginBottom={8} className={screenOnly}>
      {failed !== undefined ? (
        <Callout tone="danger" title={<Trans>Your order wasn’t placed</Trans>}>
          <span>
            {isLastPiece ? <Trans>Somebody else just took the last one. Choose another item.</Trans> : failed}
          </span>{' '}
          <Trans>You weren’t charged, and your details are still here.</Trans> <SupportLink error={error} />
          {error?.code === codes.orderStateConflict && (
            <p>
              <Link to="/mypage/history">
                <Trans>Purchase history</Trans>
              </Link>
            </p>
          )}
        </Callout>
      ) : decline !== undefined ? (
        <DeclineNote decline={decline}>
          <Trans>You weren’t charged, and your details are still here.</Trans>
          {order !== undefined && (
            <Text as="p" size="small" muted>
              <Trans>Order number</Trans> <span>{order}</span>
            </Text>
          )}
        </DeclineNote>
      ) : (
        isVerified && (
          <Callout tone="success" title={<Trans>Your identity is verified</Trans>}>
            <Trans>Review your order and pay.</Trans>
          </Callout>
        )
      )}
    </Stack>
  )
}
