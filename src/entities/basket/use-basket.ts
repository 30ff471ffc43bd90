import type { BasketEntry } from '#contract/orders/basket-entry.ts'
import { useKeptList } from '#lib/kept-lists/use-kept-list.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'

/** Lines of the basket, kept current with other tabs; none until the page is hydrated. */
export function useBasket(): readonly BasketEntry[] {
  return useKeptList(useAppContext().keptLists.basket).entries
}
