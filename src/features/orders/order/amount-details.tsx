import { useLingui } from '@lingui/react/macro'
import { type OrderAmounts, splitVat } from '#contract/orders/order-amounts.ts'
import type { Seller } from '#contract/values/company.ts'
import { formatWon } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { DefinitionItem } from '#ui/content/definition-list.tsx'
import { Amounts } from './amounts.tsx'
import * as styles from './orders.css.ts'

interface AmountDetailsProps {
  readonly amounts: OrderAmounts
  readonly items: readonly { readonly quantity: number }[]
  readonly sellerVat: Seller['vat']
}

/** Amounts of an order with the tax in the total, in its details. */
export function AmountDetails({ amounts, items, sellerVat }: AmountDetailsProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { supply, vat } = splitVat(amounts.total_amt)
  const [supplyText, vatText] = [formatWon(supply, locale), formatWon(vat, locale)]
  return (
    <DefinitionItem name={t`Amount`}>
      <Amounts amounts={amounts} pieces={items.reduce((sum, { quantity }) => sum + quantity, 0)} />
      {amounts.total_amt > 0 && (
        <small className={styles.vat}>
          {sellerVat === 'exempt' ? (
            t`VAT exempt`
          ) : (
            <>
              <span>{t`Supply value ${supplyText}`}</span> <span>{t`VAT ${vatText}`}</span>
            </>
          )}
        </small>
      )}
    </DefinitionItem>
  )
}
