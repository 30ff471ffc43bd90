import { Trans, useLingui } from '@lingui/react/macro'
import * as company from '../../../../contract/company.ts'
import type { Order } from '../../../../contract/orders.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { DefinitionItem } from '../../../ui/definition-list.tsx'
import { OrderDetails } from './order-details.tsx'
import * as styles from './orders.css.ts'

/** Details of an order; in print a receipt with title and seller. */
export function OrderReceipt({ order }: { order: Order }) {
  const { t } = useLingui()
  const seller = company.company[useLocale()]
  const isPaid = order.payment !== null && order.payment.approved_at !== null
  return (
    <div className={styles.receipt}>
      <p className={`${styles.paperOnly} ${styles.receiptTitle}`}>
        <b>{isPaid ? <Trans>Receipt</Trans> : <Trans>Order confirmation</Trans>}</b>
      </p>
      <OrderDetails order={order} />
      <div className={`${styles.paperOnly} ${styles.seller}`}>
        <p>
          <b>
            <Trans>Seller</Trans>
          </b>
        </p>
        <dl className={styles.details}>
          <DefinitionItem name={t`Trade name`}>
            {seller.name}, {seller.representative}
          </DefinitionItem>
          <DefinitionItem name={t`Business registration number`}>{company.registrationNumber}</DefinitionItem>
          <DefinitionItem name={t`Mail-order sales no.`}>{seller.mailOrder}</DefinitionItem>
          <DefinitionItem name={t`Address`}>{seller.address}</DefinitionItem>
          <DefinitionItem name={t`Contact`}>
            {company.phone}, {company.email}
          </DefinitionItem>
        </dl>
      </div>
    </div>
  )
}
