import { selectionKey } from '#contract/addresses/order-selection.ts'
import type { BasketEntry } from '#contract/orders/basket-entry.ts'

/** Lines to put in, or whose pieces change, and keys of lines to remove. */
export interface BasketChange {
  readonly put?: readonly BasketEntry[]
  readonly remove?: readonly string[]
}

/** The lines after a change, as the server makes it: a line keeps its place, and the price that was seen first. */
export function changeEntries(entries: readonly BasketEntry[], { put = [], remove = [] }: BasketChange): BasketEntry[] {
  const lines = new Map(entries.map((entry) => [selectionKey(entry.item), entry]))
  for (const key of remove) lines.delete(key)
  for (const { item, seen_amt } of put) {
    const key = selectionKey(item)
    lines.set(key, { item, seen_amt: lines.get(key)?.seen_amt ?? seen_amt })
  }
  return [...lines.values()]
}
