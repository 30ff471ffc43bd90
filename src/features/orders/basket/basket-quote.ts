import { queryOptions } from '@tanstack/react-query'
import { type SelectedItem, selectionSearch } from '#contract/addresses/order-selection.ts'
import { basketQuote } from '#contract/orders/basket.ts'
import type { QuoteItem } from '#contract/orders/quote-item.ts'
import type { Http } from '#lib/http/http.ts'

/** In ms: the loader of a link's page and its list read once. */
const staleTimeMs = 5_000

/** Prices and stock of these items now: stock changes without new content, so nothing stays fresh for long. */
export function basketQuoteOf(http: Http, items: readonly SelectedItem[]) {
  const query = selectionSearch(items)
  return queryOptions({
    queryKey: [basketQuote.name, query] as const,
    queryFn: ({ signal }) => http(basketQuote, { query }, signal),
    staleTime: staleTimeMs,
  })
}

/** Price of one piece without delivery, in won. */
export function priceOfPiece({ regular_amt, discount_amt, quantity }: QuoteItem): number {
  return (regular_amt - discount_amt) / quantity
}
