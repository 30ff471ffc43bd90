import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paths } from '#contract/addresses/paths.ts'
import type { Order, RefundPreviewItem } from '#contract/orders/orders.ts'
import { accountNumberText, refundBanks } from '#contract/orders/payment-instruments.ts'
import { chooseRefundLines } from '#contract/orders/refund-lines.ts'
import * as codes from '#contract/protocol/codes.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { ConfirmIdentityForm } from '#entities/password/confirm-identity-form.tsx'
import { useCompany } from '#lib/company/use-company.ts'
import { useFlow } from '#lib/flows/use-flow.ts'
import { formatWon } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { useUserid } from '#lib/session/use-userid.ts'
import { hasCode } from '#machines/api-error-data.ts'
import { type RefundInput, type RefundState, refundAmountOf } from '#machines/refund.machine.ts'
import { getStateName } from '#machines/state-name.ts'
import { useAlert } from '#ui/alert/use-alert.ts'
import { Heading } from '#ui/content/heading.tsx'
import { PhoneLink } from '#ui/content/phone-link.tsx'
import { Text } from '#ui/content/text.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { FlowContainer } from '#ui/form/flow-container.tsx'
import { Card } from '#ui/layout/card.tsx'
import { screenOnly } from '../order/orders.css.ts'
import { FlowFailure, FlowResult } from './flow-result.tsx'
import type { OrderChanges } from './order-changes.ts'
import { provideRefund } from './refund.flow.ts'
import { RefundForm } from './refund-form.tsx'
import { RefundPreviewDetails } from './refund-preview-details.tsx'
import { RefundProgress, RefundProgressTitle } from './refund-progress.tsx'

/**
 * Where the cancellation of an order begins; undefined when there is nothing to cancel. A paid order that can no longer
 * be refunded begins as well: the preview says why.
 */
export function refundEntryOf({ status, can }: Pick<Order, 'status' | 'can'>): RefundInput['entry'] | undefined {
  // While some items are on their way back, the others can be cancelled as well.
  if (status === 'cancel_requested') return can.cancel ? 'paid' : 'canceling'
  if (status === 'paid') return 'paid'
  return can.cancel ? 'unpaid' : undefined
}

interface RefundSectionProps extends OrderChanges {
  readonly order: Order
  /** Where the cancellation begins. A later change of it does not begin anew. */
  readonly entry: RefundInput['entry']
  /** Begins anew, to cancel another item. */
  readonly onAgain: () => void
}

/** States that show the form, or stand in for it: the focus stays where it is. */
const formStates: ReadonlySet<RefundState> = new Set([
  'loadingPreview',
  'previewFailed',
  'nothingToRefund',
  'enteringReason',
  'confirmingCancellation',
  'cancelingOrder',
])

/** Cancels an order: at once while it is unpaid, by the refund rule afterwards. */
export function RefundSection({ order, entry, onShow, onReload, onAgain }: RefundSectionProps) {
  const { http, messages } = useAppContext()
  const userid = useUserid()
  const { t } = useLingui()
  const { snapshot, send } = useFlow('refund', {
    provide: () => provideRefund({ http, userid, onShow, onReload }),
    input: { order: order.order_number, entry },
  })
  const state = getStateName(snapshot.value)
  const { preview, error } = snapshot.context
  const failed = useFailure(error)
  const { items, account } = snapshot.context.cancellation ?? {}
  const bank = account && refundBanks[account.bank][messages.locale]
  const number = account && accountNumberText(account.number)
  const holder = account?.holder
  const amount = preview && formatWon(refundAmountOf(preview, items), messages.locale)

  const describe = useRefundedLine()

  useAlert(state === 'confirmingCancellation' ? state : undefined, () => ({
    title: items === undefined ? t`Cancel this order?` : t`Cancel these items?`,
    content: preview
      ? [
          ...chooseRefundLines(preview.items, items).chosen.map(describe),
          ...(account ? [t`We refund to this account: ${bank} ${number}, in the name of ${holder}.`] : []),
        ].join('\n')
      : t`You haven’t paid yet, so there’s nothing to refund.`,
    look: 'strong',
    primary: {
      name: amount === undefined ? t`Cancel this order` : t`Refund ${amount}`,
      action: () => send({ type: 'cancellation.confirmed' }),
    },
    secondary: { name: t`Keep it`, action: () => send({ type: 'cancel' }) },
  }))

  // The order was cancelled or has expired while the form was open.
  const isGone = state === 'enteringReason' && !order.can.cancel
  const busy =
    state === 'cancelingOrder' ? (
      <Trans>Cancelling your order</Trans>
    ) : state === 'loadingPreview' ? (
      <Trans>Calculating your refund</Trans>
    ) : undefined
  const form = (
    <>
      {preview === undefined && <UnpaidHeading />}
      <RefundForm
        order={order}
        preview={preview}
        busy={busy}
        // It is shown beside the new amount.
        error={state === 'loadingPreview' ? undefined : error}
        onSubmit={(cancellation) => send({ type: 'cancellation.submitted', cancellation })}
      />
    </>
  )
  const password = (
    <ConfirmIdentityForm
      reason={<Trans>The refund goes to a bank account, so we need your password first.</Trans>}
      loginReason={<Trans>No password? Log in again, then cancel the order:</Trans>}
      returnPath={paths.purchase({ id: order.order_number })}
      error={error}
      isWrongPassword={hasCode(error, codes.passwordMissing, codes.wrongPassword)}
      busy={state === 'checkingPassword'}
      onSubmit={(typed) => send({ type: 'password.submitted', password: typed })}
    >
      <Button variant="quiet" onClick={() => send({ type: 'cancel' })}>
        <Trans>Keep it</Trans>
      </Button>
    </ConfirmIdentityForm>
  )
  const more = order.can.cancel && (
    <Text as="p" marginTop={4}>
      <Button onClick={onAgain}>
        <Trans>Cancel another item</Trans>
      </Button>
    </Text>
  )
  const retry = () => send({ type: 'retry.requested' })
  const { phone } = useCompany()
  const refunded = formatWon(snapshot.context.result?.refunded_amt ?? 0, messages.locale)
  const pages: Record<RefundState, ReactNode> = {
    opening: null,
    loadingPreview: preview ? form : <LoadingPreview />,
    previewFailed: (
      <FlowFailure title={<Trans>We couldn’t calculate your refund</Trans>} onRetry={retry}>
        {failed}
      </FlowFailure>
    ),
    nothingToRefund: preview && (
      <>
        <RefundPreviewDetails preview={preview} />
        <Text as="p" muted>
          <Trans>
            Is this wrong, or is there a fault?{' '}
            <TextLink to="/cs/inquiry" search={{ type: 'service' }}>
              Contact us
            </TextLink>{' '}
            or call <PhoneLink number={phone} />.
          </Trans>
        </Text>
      </>
    ),
    enteringReason: form,
    confirmingCancellation: form,
    cancelingOrder: form,
    enteringPassword: password,
    checkingPassword: password,
    evaluatingResult: null,
    refundPending: (
      <FlowResult title={<RefundProgressTitle order={order} />}>
        <RefundProgress order={order} />
        {more}
      </FlowResult>
    ),
    refundUnknown: (
      <FlowFailure title={<Trans>We couldn’t check the result</Trans>} onRetry={retry}>
        {failed}
      </FlowFailure>
    ),
    refundRefused: (
      <FlowFailure title={<Trans>The refund wasn’t accepted</Trans>} onRetry={retry}>
        <Trans>Your order is unchanged. Try again with another account, or contact customer support.</Trans>
      </FlowFailure>
    ),
    orderChanged: (
      <FlowFailure title={<Trans>Your order wasn’t cancelled</Trans>}>
        {failed}
        <ButtonLink to="/mypage/history">
          <Trans>View purchase history</Trans>
        </ButtonLink>
      </FlowFailure>
    ),
    orderCanceled: (
      <FlowResult title={<Trans>Your order has been cancelled</Trans>}>
        <Trans>You weren’t charged.</Trans>
      </FlowResult>
    ),
    orderRefunded: (
      <FlowResult title={<Trans>{refunded} was refunded</Trans>}>
        {order.status === 'refund_completed' ? (
          <Trans>
            Your order has been cancelled. Depending on your bank, the refund may take a few days to appear.
          </Trans>
        ) : (
          <Trans>The rest of your order is unchanged. Your refund may take a few days to appear.</Trans>
        )}
        {more}
      </FlowResult>
    ),
  }
  if (isGone) return null
  return (
    <FlowContainer flow="refund" state={state} step={formStates.has(state) ? 'form' : state}>
      <Card as="section" padded="large" marginTop={10} className={screenOnly} aria-busy={state === 'loadingPreview'}>
        {pages[state]}
      </Card>
    </FlowContainer>
  )
}

/** What cancelling a line does: what is refunded, and what closes. */
function useRefundedLine() {
  const { t } = useLingui()
  const locale = useLocale()
  return ({ line, amount }: { readonly line: RefundPreviewItem; readonly amount: number }): string => {
    const { name } = line
    const won = formatWon(amount, locale)
    if (line.must_return) return t`${name}: ${won} once it’s back with us.`
    if (line.is_delivered) return t`${name}: ${won}. It won’t be shipped.`
    return t`${name}: ${won}. The course and its practice records close right away.`
  }
}

function UnpaidHeading() {
  return (
    <>
      <Heading as="h2" size={22} marginBottom={6}>
        <Trans>Cancel this order</Trans>
      </Heading>
      <Text as="p" muted>
        <Trans>You haven’t paid yet, so there’s nothing to refund.</Trans>
      </Text>
    </>
  )
}

function LoadingPreview() {
  return (
    <>
      <VisuallyHidden as="h2">
        <Trans>Cancel this order</Trans>
      </VisuallyHidden>
      <Text as="p" muted role="status">
        <Trans>Calculating your refund</Trans>
      </Text>
      <Skeleton />
    </>
  )
}
