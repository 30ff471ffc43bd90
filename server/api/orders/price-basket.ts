import { selectionLimits } from '#contract/addresses/order-addresses.ts'
import { type SelectedItem, selectionKey } from '#contract/addresses/order-selection.ts'
import type { BasketQuote, BasketRefusal } from '#contract/orders/basket.ts'
import { orderLimits } from '#contract/orders/orders.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { Database } from '#server/db/open.ts'
import type { OwnedAccess } from './owned-access.ts'
import { findPrices, type PricedItem, presentItem, presentSums, shareDelivery } from './prices.ts'

/** Nobody's access: a visitor has a basket as well. */
const owned: ReadonlyMap<number, OwnedAccess> = new Map()

/**
 * Prices the lines of a basket as of `today` (`YYYY-MM-DD`, Korean time), and says which of them an order would refuse.
 * An order of all lines without a refusal costs their sum, unless the catalogue changes in between.
 */
export async function priceBasket(
  db: Database,
  { today, locale }: { readonly today: string; readonly locale: Locale },
  selected: readonly SelectedItem[],
): Promise<BasketQuote> {
  // An address may name a line twice, which an order refuses.
  const items = [...new Map(selected.map((item) => [selectionKey(item), item])).values()]
  const found = await findPrices(db, today, items)
  const accepted: PricedItem[] = []
  const refusals = found.map((item) => {
    const refusal = item ? refusalOf(item, accepted) : 'gone'
    if (item && refusal === null) accepted.push(item)
    return refusal
  })
  const shared = shareDelivery(accepted)
  const present = (item: PricedItem) => presentItem(item, { locale, today, owned })
  return {
    lines: items.map((item, index) => {
      const priced = found[index]
      const inOrder = priced && shared[accepted.indexOf(priced)]
      return {
        item,
        quote: priced ? present(inOrder ?? priced) : null,
        refusal: refusals[index] ?? null,
        stock: priced?.stock ?? null,
      }
    }),
    ...presentSums(shared),
  }
}

/** Why an order of the lines before would not take this one as well. */
function refusalOf(item: PricedItem, before: readonly PricedItem[]): BasketRefusal | null {
  const { kind, courseIdx, deviceIdx, quantity, stock } = item
  if (stock !== undefined && stock < quantity) return 'out_of_stock'
  if (kind === 'subscription' && before.some((each) => each.kind === kind && each.courseIdx === courseIdx))
    return 'other_pass'
  if (deviceIdx !== null && before.some((each) => each.deviceIdx === deviceIdx)) return 'other_sale_type'
  const devices = before.reduce((sum, each) => sum + (each.deviceIdx === null ? 0 : each.quantity), 0)
  const isTooMany = deviceIdx !== null && devices + quantity > orderLimits.unpaidPieces
  return before.length >= selectionLimits.items || isTooMany ? 'next_order' : null
}
