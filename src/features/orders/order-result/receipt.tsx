import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Heading } from '#ui/content/heading.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { MinorNotice } from '../order/minor-notice.tsx'
import { orderQuery } from '../order/order-queries.ts'
import { OrderReceipt } from '../order/order-receipt.tsx'
import { screenOnly } from '../order/orders.css.ts'
import { PrintButton } from '../order/print-button.tsx'

interface ReceiptProps {
  readonly order: string
  /** Whether the link to the order's page is the main action of the screen. */
  readonly isMain?: boolean
}

/** Receipt of an order, to print. */
export function Receipt({ order, isMain = true }: ReceiptProps) {
  const { http } = useAppContext()
  const { data, error, refetch } = useQuery(orderQuery(http, order))
  const failed = useFailure(error)
  return (
    <>
      <Heading as="h2" size={22} marginTop={10} marginBottom={3} className={screenOnly}>
        <Trans>Items</Trans>
      </Heading>
      <AsyncContent
        data={data}
        errorText={failed}
        errorTitle={<Trans>The receipt didn’t load</Trans>}
        onRetry={() => void refetch()}
        skeleton={<Skeleton height="3rem" />}
      >
        {(data) => (
          <>
            <MinorNotice status={data.status} />
            <OrderReceipt order={data} />
          </>
        )}
      </AsyncContent>
      <Cluster gap={2} marginTop={8} className={screenOnly}>
        <ButtonLink
          variant={isMain ? 'primary' : 'secondary'}
          size="large"
          to="/mypage/history/detail"
          search={{ id: order }}
        >
          <Trans>View in purchase history</Trans>
        </ButtonLink>
        <PrintButton size="large" />
      </Cluster>
    </>
  )
}
