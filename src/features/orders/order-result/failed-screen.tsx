import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import type { FailureReason } from '#contract/addresses/order-addresses.ts'
import { paths } from '#contract/addresses/paths.ts'
import { parseSearch } from '#contract/addresses/search-params.ts'
import { SupportLink } from '#entities/failure/support-link.tsx'
import { useFlow } from '#lib/flows/use-flow.ts'
import { useUserid } from '#lib/session/use-userid.ts'
import { getStateName } from '#machines/state-name.ts'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { Heading } from '#ui/content/heading.tsx'
import { Hint } from '#ui/content/hint.tsx'
import { PhoneLink } from '#ui/content/phone-link.tsx'
import { Text } from '#ui/content/text.tsx'
import { ButtonAnchor, ButtonLink } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { FlowContainer } from '#ui/form/flow-container.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { checkoutSearchSchema, type OrderFailedSearch } from '../checkout/checkout.search.ts'
import { contentPath } from '../checkout/checkout.url.ts'
import * as styles from '../checkout/order.css.ts'
import { failureMessages } from '../order/order-labels.ts'
import { screenOnly } from '../order/orders.css.ts'
import { provideFailedOrder } from './order-result.flow.ts'
import { failedBeginning } from './order-result.url.ts'

interface FailedScreenProps {
  readonly search: OrderFailedSearch
  /** Phone number of the customer centre. */
  readonly phone: string
}

/** Reasons after which the order may still have been placed. */
const looksAtHistory: ReadonlySet<FailureReason> = new Set(['session_expired', 'duplicate_order', 'unknown'])

/** Page of a failed order: the reason, and links to order again or to the content. */
export function FailedScreen({ search, phone }: FailedScreenProps) {
  const userid = useUserid()
  const { t, i18n } = useLingui()
  const input = failedBeginning(search)
  const again = search.again ?? paths.order()
  const { snapshot } = useFlow('order-result', {
    provide: () => provideFailedOrder(userid),
    input,
    beganElsewhere: true,
  })

  const { reason = 'unknown' } = search
  const { what, next } = failureMessages[reason]
  const bought = v.parse(checkoutSearchSchema, parseSearch(again.split('?')[1] ?? ''))
  return (
    <FlowContainer flow="order-result" state={getStateName(snapshot.value)} layout="page" className={styles.result}>
      <Heading as="h1" marginTop={3} marginBottom={5}>
        <Trans>Your order didn’t go through</Trans>
      </Heading>
      <Callout tone={reason === 'user_cancel' ? 'neutral' : 'danger'} title={i18n._(what)} announced={false}>
        {i18n._(next)}
      </Callout>
      {search.order !== undefined && (
        <DefinitionList columns marginTop={6}>
          <DefinitionItem name={t`Order number`}>
            <Text numeric>{search.order}</Text>
          </DefinitionItem>
        </DefinitionList>
      )}
      <Cluster gap={2} marginTop={8} className={screenOnly}>
        {search.again !== undefined && (
          <ButtonAnchor variant="primary" size="large" href={search.again}>
            <Trans>Order again</Trans>
          </ButtonAnchor>
        )}
        <ButtonAnchor size="large" href={contentPath(bought)}>
          {bought.device === undefined ? <Trans>Back to the course</Trans> : <Trans>Back to the device</Trans>}
        </ButtonAnchor>
        {(search.again === undefined || looksAtHistory.has(reason)) && (
          <ButtonLink size="large" to="/mypage/history">
            <Trans>Purchase history</Trans>
          </ButtonLink>
        )}
      </Cluster>
      <Hint marginTop={5}>
        <Icon name="phone" />
        <span>
          <Trans>
            If it happens again, call <PhoneLink number={phone} /> and tell us the order number.
          </Trans>{' '}
          <SupportLink />
        </span>
      </Hint>
    </FlowContainer>
  )
}
