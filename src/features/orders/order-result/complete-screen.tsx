import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FailureReason } from '#contract/addresses/order-addresses.ts'
import * as codes from '#contract/protocol/codes.ts'
import { SupportLink } from '#entities/failure/support-link.tsx'
import { useErrorText } from '#lib/errors/use-error-text.ts'
import { useFlow } from '#lib/flows/use-flow.ts'
import { formatWon } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { useUserid } from '#lib/session/use-userid.ts'
import { getStateName } from '#machines/state-name.ts'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { Heading } from '#ui/content/heading.tsx'
import { Tag } from '#ui/content/tag.tsx'
import { Text } from '#ui/content/text.tsx'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { FlowContainer } from '#ui/form/flow-container.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import type { OrderCompleteSearch } from '../checkout/checkout.search.ts'
import * as styles from '../checkout/order.css.ts'
import { OrderNotFound } from '../order/order-not-found.tsx'
import * as parts from '../order/orders.css.ts'
import { StatusTag } from '../order/status-tag.tsx'
import { CompletedOrder } from './completed-order.tsx'
import { Deposit } from './deposit.tsx'
import { provideOrderResult } from './order-result.flow.ts'
import { resultBeginning } from './order-result.url.ts'
import { Receipt } from './receipt.tsx'

interface CompleteScreenProps {
  readonly search: OrderCompleteSearch
  /** `again` is the path of the order form; undefined when this tab does not know it. */
  readonly onFailed: (order: string, reason: FailureReason, again: string | undefined) => void
}

/** Page to which the payment window returns: the result and the receipt. */
export function CompleteScreen({ search, onFailed }: CompleteScreenProps) {
  const { http, queryClient, keptLists, session } = useAppContext()
  const userid = useUserid()
  const input = resultBeginning(search)
  const { snapshot, send } = useFlow('order-result', {
    provide: () => provideOrderResult({ http, queryClient, keptLists, session, userid, onFailed }),
    input,
  })
  const state = getStateName(snapshot.value)
  const { progress, error, order = '' } = snapshot.context
  const failed = useErrorText(error)
  // The page shows the order as expired before the server ends it.
  const isExpired = state === 'over' && progress?.status === 'waiting_for_deposit'
  const status = isExpired ? 'expired' : progress?.status

  const page = (title: ReactNode, text: ReactNode, more?: ReactNode) => {
    // A receipt is printed alone; a page without one is printed as it is.
    const hasReceipt = state === 'completed' || state === 'waitingForDeposit'
    const screenOnlyProps = hasReceipt ? { className: parts.screenOnly } : {}
    return (
      <>
        {status && (
          <p {...screenOnlyProps}>
            {state === 'settling' ? (
              <Tag tone="warning">
                <Icon name="clock" />
                <Trans>Confirming</Trans>
              </Tag>
            ) : (
              <StatusTag status={status} />
            )}
          </p>
        )}
        <Heading as="h1" marginTop={3} marginBottom={2} {...screenOnlyProps} tabIndex={-1} data-step-heading="">
          {title}
        </Heading>
        {text !== undefined && (
          <Text as="p" size="lead" {...screenOnlyProps} {...(state === 'settling' ? { role: 'status' } : {})}>
            {text}
          </Text>
        )}
        {!hasReceipt && progress && <Facts order={order} amount={progress.total_amt} />}
        {more}
      </>
    )
  }
  const receipt = <Receipt order={order} />
  return (
    <FlowContainer flow="order-result" state={state} layout="page" className={styles.result}>
      {(state === 'asking' || state === 'failed') && (
        <>
          <Heading as="h1" marginTop={3} marginBottom={2} tabIndex={-1} data-step-heading="">
            <Trans>Checking your payment</Trans>
          </Heading>
          <Text as="p" size="lead" role="status">
            <Trans>
              This takes a few seconds. If you close this page, the result will appear in your purchase history.
            </Trans>
          </Text>
          <Skeleton height="8rem" marginTop={8} />
        </>
      )}
      {state === 'settling' &&
        page(
          <Trans>We’re confirming your payment</Trans>,
          <Trans>
            We’re waiting for the payment provider. You can close this page. The result will appear in your purchase
            history, and you won’t be charged twice.
          </Trans>,
          <HistoryLink order={order} />,
        )}
      {state === 'resultUnknown' && error?.code === codes.notFound && <OrderNotFound />}
      {state === 'resultUnknown' && error?.code !== codes.notFound && (
        <>
          <Heading as="h1" marginTop={3} marginBottom={2} tabIndex={-1} data-step-heading="">
            <Trans>Your order</Trans>
          </Heading>
          <Callout tone="danger" title={<Trans>We couldn’t check the result</Trans>}>
            <p>
              <span>{failed}</span> <Trans>Nothing has been lost.</Trans> <SupportLink error={error} />
            </p>
            <Cluster marginTop={3}>
              <Button onClick={() => send({ type: 'answer.requested' })}>
                <Trans>Check again</Trans>
              </Button>
            </Cluster>
          </Callout>
        </>
      )}
      {state === 'waitingForDeposit' &&
        progress &&
        page(
          <Trans>Your order is complete as soon as you pay</Trans>,
          <Trans>
            Transfer the amount to this account by the deadline. After that, the order is cancelled automatically.
          </Trans>,
          <>
            {progress.virtual_account && <Deposit account={progress.virtual_account} amount={progress.total_amt} />}
            {receipt}
          </>,
        )}
      {state === 'completed' &&
        page(<Trans>Thank you for your order</Trans>, undefined, <CompletedOrder order={order} />)}
      {state === 'unpaid' &&
        page(
          <Trans>This order is unpaid</Trans>,
          <Trans>You weren’t charged, and your order is saved. You can pay now.</Trans>,
          <Cluster marginTop={8} className={parts.screenOnly}>
            <ButtonLink variant="primary" size="large" to="/mypage/history/detail" search={{ id: order }}>
              <Trans>Pay for this order</Trans>
            </ButtonLink>
          </Cluster>,
        )}
      {state === 'over' &&
        page(
          <Trans>This order is closed</Trans>,
          <Trans>It wasn’t paid in time or was cancelled. See your purchase history for details.</Trans>,
          <HistoryLink order={order} />,
        )}
    </FlowContainer>
  )
}

/** Number and amount of an order without a receipt. */
function Facts({ order, amount }: { order: string; amount: number }) {
  const locale = useLocale()
  return (
    <DefinitionList columns marginTop={6} className={styles.facts}>
      <DefinitionItem name={<Trans>Order number</Trans>} numeric>
        {order}
      </DefinitionItem>
      <DefinitionItem name={<Trans>Amount</Trans>} numeric>
        {formatWon(amount, locale)}
      </DefinitionItem>
    </DefinitionList>
  )
}

function HistoryLink({ order }: { order: string }) {
  return (
    <Cluster marginTop={8} className={parts.screenOnly}>
      <ButtonLink variant="primary" size="large" to="/mypage/history/detail" search={{ id: order }}>
        <Trans>View in purchase history</Trans>
      </ButtonLink>
    </Cluster>
  )
}
