import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { profile } from '#contract/accounts/profile.ts'
import { deliveryMessages, quote } from '#contract/orders/checkout.ts'
import * as codes from '#contract/protocol/codes.ts'
import { ConsentQuestion } from '#entities/consent/consent-question.tsx'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { type ApiErrorData, errorWithCode } from '#machines/api-error-data.ts'
import type { OrderForm as SentForm } from '#machines/checkout.data.ts'
import { Button, ButtonAnchor, ButtonLink } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { paymentChoiceOf } from '../order/payment-choice.ts'
import type { CheckoutSearch } from './checkout.search.ts'
import { contentPath, itemsOf, orderPathAdding, orderPathWith, orderPathWithout } from './checkout.url.ts'
import { OrderForm } from './order-form.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'

interface LoadedFormProps {
  readonly search: CheckoutSearch
  readonly busy: ReactNode | undefined
  readonly isRepeated: boolean
  /** True when the shown prices are outdated. */
  readonly isOutdated: boolean
  /** Failure of an order that needs a new consent. */
  readonly consentRefusal: ApiErrorData | undefined
  readonly onSearch: (path: string) => void
  readonly onSend: (form: SentForm) => void
}

/** Order form with the data that it loads: current prices, the buyer and the delivery requests. */
export function LoadedForm(props: LoadedFormProps) {
  const { search, isOutdated, consentRefusal } = props
  /** Won that the buyer agreed to when the order was sent last. */
  const [sentAmount, setSentAmount] = useState<number>()
  const { http, queryClient } = useAppContext()
  const items = itemsOf(search)
  const prices = useQuery({
    ...endpointQuery(http, quote, { body: { items } }),
    placeholderData: keepPreviousData,
  })
  const member = useQuery(endpointQuery(http, profile, {}))
  const messages = useQuery(endpointQuery(http, deliveryMessages, {}))
  useEffect(() => {
    if (isOutdated) void queryClient.invalidateQueries({ queryKey: [quote.name] })
  }, [isOutdated, queryClient])
  useEffect(() => {
    if (consentRefusal) void queryClient.invalidateQueries({ queryKey: [profile.name] })
  }, [consentRefusal, queryClient])

  // Without the list of delivery requests the buyer can still type one, but only where something is delivered.
  const needsMessages = prices.data?.is_delivered === false
  const error = prices.error ?? member.error ?? (needsMessages ? messages.error : null)
  const failed = useFailure(error)
  if (error) {
    return (
      <Callout tone="danger" title={<Trans>We couldn’t prepare your order</Trans>}>
        <p>{failed}</p>
        <Cluster marginTop={3}>
          <Button
            onClick={() => {
              if (prices.error) void prices.refetch()
              if (member.error) void member.refetch()
              if (messages.error) void messages.refetch()
            }}
          >
            <Trans>Try again</Trans>
          </Button>
          <ButtonAnchor href={contentPath(search)}>
            <Trans>Choose another item</Trans>
          </ButtonAnchor>
        </Cluster>
      </Callout>
    )
  }
  if (!prices.data || !member.data || (!messages.data && !messages.error)) return <OrderSkeleton />
  // Shown before the form is filled in, not as an error after it.
  if (member.data.status === 'restricted') return <Restricted />
  const content = prices.data
  return (
    <>
      <ConsentQuestion member={member.data} document="collection" refusal={consentRefusal} />
      <OrderForm
        member={member.data}
        quote={content}
        deliveryMessages={messages.data ?? []}
        delivery={search.delivery}
        busy={props.busy}
        isRepeated={props.isRepeated}
        onPieces={(index, pieces) => props.onSearch(orderPathWith(search, index, pieces))}
        onRemove={(index) => props.onSearch(orderPathWithout(search, index))}
        isBasket={search.course === undefined && search.device === undefined}
        onAdd={(option) => props.onSearch(orderPathAdding(search, option))}
        formerAmount={isOutdated && sentAmount !== content.total_amt ? sentAmount : undefined}
        onSubmit={(buyer, payment) => {
          setSentAmount(content.total_amt)
          props.onSend({
            items,
            buyer,
            ...paymentChoiceOf(payment, content.total_amt),
            total_amt: content.total_amt,
            is_agreed: true,
          })
        }}
      />
    </>
  )
}

/** Replaces the form for restricted members. */
function Restricted() {
  const text = useFailure(errorWithCode(codes.membershipRestricted))
  return (
    <Callout tone="warning" title={<Trans>You can’t buy right now</Trans>}>
      <p>{text}</p>
      <Cluster marginTop={3}>
        <ButtonLink to="/mypage">
          <Trans>My profile</Trans>
        </ButtonLink>
      </Cluster>
    </Callout>
  )
}
