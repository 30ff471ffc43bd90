import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Seller } from '#contract/values/company.ts'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { Mark } from '#ui/content/mark.tsx'
import * as styles from './orders.css.ts'

interface PaperProps {
  readonly title: ReactNode
  /** The company as it was on the day of the order, or as it is now. */
  readonly seller: Seller
  /** The details. Shown on the screen as well, unless they hide themselves. */
  readonly children: ReactNode
}

/** Receipt, order confirmation or quote. In print it has a title, the shop's mark and the seller. */
export function Paper({ title, seller, children }: PaperProps) {
  const { t } = useLingui()
  return (
    <div className={styles.paper}>
      <p className={`${styles.paperOnly} ${styles.paperTitle}`}>
        <b>{title}</b>
        <span>
          <Mark name={seller.name} />
        </span>
      </p>
      {children}
      <div className={`${styles.paperOnly} ${styles.seller}`}>
        <p>
          <b>
            <Trans>Seller</Trans>
          </b>
        </p>
        <DefinitionList columns className={styles.details}>
          <DefinitionItem name={t`Trade name`}>{`${seller.legal_name}, ${seller.representative}`}</DefinitionItem>
          <DefinitionItem name={t`Business registration number`}>{seller.registration_number}</DefinitionItem>
          {seller.mail_order_number !== undefined && (
            <DefinitionItem name={t`Mail-order sales no.`}>{seller.mail_order_number}</DefinitionItem>
          )}
          <DefinitionItem name={t`Address`}>{seller.address}</DefinitionItem>
          <DefinitionItem name={t`Contact`}>{`${seller.phone}, ${seller.email}`}</DefinitionItem>
        </DefinitionList>
      </div>
    </div>
  )
}
