import { quote } from '../../../contract/checkout.ts'
import { answer } from '../answer.ts'
import { priceAdditions, presentQuote, priceItems } from '../orders/prices.ts'

export default answer(quote, async ({ db, clock, locale, body }) => {
  const today = clock.today()
  const items = await priceItems(db, today, body.items)
  return { content: presentQuote(items, await priceAdditions(db, today, items), { locale, today }) }
})
