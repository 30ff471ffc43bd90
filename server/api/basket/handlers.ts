import { selectedItems } from '#contract/addresses/order-selection.ts'
import * as contract from '#contract/orders/basket.ts'
import { transact } from '#server/db/open.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import { priceBasket } from '../orders/price-basket.ts'
import { mergeEntries, putEntries, readBasket, removeEntries } from './member-basket.ts'

/** A handler for each call of `contract/orders/basket.ts`. */
export const basketHandlers = {
  basket: defineHandler(contract.basket, async ({ db, member }) => ({
    content: await readBasket(db, member.memberId),
  })),
  basketQuote: defineHandler(contract.basketQuote, async ({ db, clock, locale, query }) => ({
    content: await priceBasket(db, { today: clock.today(), locale }, selectedItems(query)),
  })),
  changeBasket: defineHandler(contract.changeBasket, async (call) => {
    const { db, member, body } = call
    const content = await transact(db, async (tx) => {
      await removeEntries(tx, member.memberId, body.remove)
      await putEntries(tx, member.memberId, body.put, call)
      return readBasket(tx, member.memberId)
    })
    return { content }
  }),
  mergeBasket: defineHandler(contract.mergeBasket, async (call) => {
    const { db, member, body } = call
    const content = await transact(db, async (tx) => {
      await mergeEntries(tx, member.memberId, body.entries, call)
      return readBasket(tx, member.memberId)
    })
    return { content }
  }),
} satisfies HandlersFor<typeof contract>
