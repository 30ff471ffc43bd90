import { quote } from '../../../contract/checkout.ts'
import { answer } from '../answer.ts'
import { presentQuote, priceItems } from '../orders/prices.ts'

export default answer(quote, async ({ db, clock, locale, body }) => {
  const today = clock.today()
  return { content: presentQuote(await priceItems(db, today, body.items), { locale, today }) }
})
