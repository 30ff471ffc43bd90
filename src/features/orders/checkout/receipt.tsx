import { useQuery } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import { paths } from '../../../../contract/addresses/paths.ts'
import { useFailure } from '../../../entities/failure/use-failure.tsx'
import { AsyncContent } from '../../../ui/feedback/async-content.tsx'
import { OrderReceipt } from '../order/order-receipt.tsx'
import { PrintButton } from '../order/print-button.tsx'
import { orderQuery } from '../order/order-queries.ts'
import * as parts from '../order/orders.css.ts'
import * as styles from './order.css.ts'
import { ButtonLink } from '../../../ui/controls/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useAppContext } from '../../../lib/router/use-app-context.ts'

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
      <h2 className={parts.screenOnly}>
        <Trans>Items</Trans>
      </h2>
      <AsyncContent
        data={data}
        errorText={failed}
        errorTitle={<Trans>The receipt didn’t load</Trans>}
        onRetry={() => void refetch()}
        skeleton={<Skeleton className={styles.fieldSkeleton} />}
      >
        {(data) => <OrderReceipt order={data.content} />}
      </AsyncContent>
      <div className={parts.actions}>
        <ButtonLink variant={isMain ? 'primary' : 'secondary'} size="large" href={paths.purchase({ id: order })}>
          <Trans>View in purchase history</Trans>
        </ButtonLink>
        <PrintButton size="large" />
      </div>
    </>
  )
}
