import { useQuery } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import { type Order, refundPreview } from '../../../../contract/orders.ts'
import { endpointQuery } from '../../../lib/http/endpoint-query.ts'
import { useErrorText } from '../../../lib/errors/use-error-text.ts'
import { AsyncContent } from '../../../ui/async-content.tsx'
import * as styles from './history.css.ts'
import { RefundForm } from './refund-form.tsx'
import { RefundPreviewDetails } from './refund-preview-details.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAppContext } from '../../../lib/router/use-app-context.ts'
import { Text } from '../../../ui/text.tsx'

interface RefundProps {
  readonly order: Order
  readonly onCanceled: (order: Order) => void
}

/** Cancels an order: at once while it is unpaid, by the refund rule afterwards. */
export function Refund(props: RefundProps) {
  const { order, onCanceled } = props
  if (order.status === 'paid') return <PaidRefund {...props} />
  const preview = { order_number: order.order_number, refund_amt: 0, needs_account: false }
  return (
    <Card as="section" className={styles.block}>
      <h2>
        <Trans>Cancel this order</Trans>
      </h2>
      <Text as="p" muted>
        <Trans>It is not paid yet, so nothing has to be given back.</Trans>
      </Text>
      <RefundForm preview={preview} course={null} onCanceled={onCanceled} onOutdated={() => {}} />
    </Card>
  )
}

/** Refund preview by the refund rule, with the cancel button. */
function PaidRefund({ order, onCanceled }: RefundProps) {
  const { http } = useAppContext()
  const read = endpointQuery(http, refundPreview, { params: { id: order.order_number }, query: {} })
  const { data, error, refetch } = useQuery(read)
  const failed = useErrorText(error)
  return (
    <Card as="section" className={styles.block} aria-busy={!data && !error}>
      <AsyncContent
        data={data}
        errorText={failed}
        errorTitle={<Trans>What is given back could not be worked out</Trans>}
        onRetry={() => void refetch()}
        skeleton={<Skeleton />}
      >
        {(data) => (
          <>
            <RefundPreviewDetails preview={data.content} />
            {data.content.refund_amt > 0 && (
              <RefundForm
                preview={data.content}
                course={order.items.find(({ course }) => course !== null)?.course ?? null}
                onCanceled={onCanceled}
                onOutdated={() => void refetch()}
              />
            )}
          </>
        )}
      </AsyncContent>
    </Card>
  )
}
