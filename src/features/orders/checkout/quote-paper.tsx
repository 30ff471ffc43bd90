import { Trans, useLingui } from '@lingui/react/macro'
import type { Buyer, Quote } from '#contract/orders/checkout.ts'
import { useCompany } from '#lib/company/use-company.ts'
import { formatDayWithYear } from '#lib/i18n/format.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { Text } from '#ui/content/text.tsx'
import { AmountDetails } from '../order/amount-details.tsx'
import { ItemDetails } from '../order/item-details.tsx'
import { details, paperOnly } from '../order/orders.css.ts'
import { Paper } from '../order/paper.tsx'
import { RefundRules } from './refund-rules.tsx'

interface QuotePaperProps {
  readonly quote: Quote
  /** What has been typed so far; empty fields are left out. */
  readonly buyer: Buyer
}

/** The order form in print: a quote with items, sums, buyer, address, refund policy and seller. */
export function QuotePaper({ quote, buyer }: QuotePaperProps) {
  const { t } = useLingui()
  const { messages, today } = useAppContext()
  const seller = useCompany()
  const { items } = quote
  const person = filled([buyer.name, buyer.phone])
  const address = filled([buyer.address, buyer.address_detail])
  return (
    <div className={paperOnly}>
      <Paper title={<Trans>Quote</Trans>} seller={seller}>
        <DefinitionList columns className={details}>
          <DefinitionItem name={t`Quote date`}>
            <span>{formatDayWithYear(today, messages.locale)}</span>
            <small>
              <Trans>Prices may change until you order.</Trans>
            </small>
          </DefinitionItem>
          {items.map((item) => (
            <ItemDetails key={`${item.option_idx}-${item.device}`} item={item} isOnly={items.length === 1} />
          ))}
          <AmountDetails amounts={quote} items={items} sellerVat={seller.vat} />
          {person !== '' && (
            <DefinitionItem name={t`Buyer`}>
              <Text numeric>{person}</Text>
            </DefinitionItem>
          )}
          {address !== '' && (
            <DefinitionItem name={quote.is_delivered ? t`Delivery address` : t`Billing address`}>
              <span>{buyer.postcode.trim() === '' ? address : `(${buyer.postcode.trim()}) ${address}`}</span>
              {quote.is_delivered && <small>{buyer.delivery}</small>}
            </DefinitionItem>
          )}
          <DefinitionItem name={t`Refund policy`}>
            <RefundRules items={items} />
          </DefinitionItem>
        </DefinitionList>
      </Paper>
    </div>
  )
}

/** The texts that are not empty, as one. */
function filled(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(', ')
}
