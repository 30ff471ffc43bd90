import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { confirmPayment, createOrder } from '../../contract/orders/checkout.ts'
import type { OpenDatabase } from '../../server/db/open.ts'
import { monthPass, orderForm, signInBuyer } from '../../tests/support/server/orders.ts'
import { shopAtToss, windowAtToss } from '../../tests/support/server/provider-shop.ts'
import { purchasesIn, tossBooks } from '../../tests/support/server/purchases.ts'
import { today } from '../../tests/support/server/sample-catalogue.ts'
import { shopOn } from '../../tests/support/server/shop.ts'
import type { Figure } from '../bench/table.ts'

/** A shop with the sample catalogue on `database`, with people who buy and a payment provider that keeps its own books. */
export async function openBusyShop(database: OpenDatabase) {
  const { shop, toss } = shopAtToss(await shopOn(database, today))
  const { orderOf, recover } = purchasesIn(shop, tossBooks(toss))

  /** Repeats what a buyer does until the shop answers it, as pages do with the same keys. */
  const again = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    for (let tries = 0; ; tries++) {
      try {
        return await work()
      } catch (error) {
        if (tries > 600) throw error
        // A request whose process or database died in the middle is locked for a minute.
        shop.pass(1)
        await setTimeout(100)
      }
    }
  }

  /** Buys a pass by card; returns the number of the order once the shop has said that it is paid. */
  const buy = async (): Promise<string> => {
    const buying = await again(() => signInBuyer(shop))
    const { browser, token } = buying
    const body = { ...(await again(() => orderForm(shop, [monthPass]))), idempotency_key: randomUUID() }
    const { order_number: number } = await again(
      async () => (await browser.call(createOrder, '/v1/order', { token, body })).content,
    )
    // Whoever comes back from the window without a payment opens it once more.
    const returned = await again(async () => {
      const { address } = await windowAtToss(toss, buying, number, 'CARD')
      const { searchParams } = address
      return {
        payment_id: v.parse(v.string(), searchParams.get('payment')),
        payment_key: v.parse(v.string(), searchParams.get('payment_key')),
        amount: Number(searchParams.get('amount')),
      }
    })
    await again(async () => {
      const { content } = await browser.call(confirmPayment, '/v1/pay/confirm', { token, body: returned })
      if (content.status !== 'paid') throw new Error(`the order is ${content.status}`)
    })
    return number
  }

  const paid: string[] = []

  /** Buys again and again until `isOver`. */
  const buyUntil = async (isOver: () => boolean): Promise<void> => {
    while (!isOver()) paid.push(await buy())
  }

  /** Holds all that buyers were told against the shop and the provider's books, once nothing is under way. */
  const takeStock = async (name: string): Promise<Figure[]> => {
    await recover()
    let lost = 0
    for (const number of paid) if ((await orderOf(number)).status !== 'paid') lost += 1
    const books = toss.all()
    const charged = books.filter(({ status }) => status === 'DONE').length
    return [
      { name: `${name}: orders paid`, value: paid.length, unit: '', goal: ['least', 1] },
      { name: `${name}: paid orders lost`, value: lost, unit: '', goal: ['most', 0] },
      {
        name: `${name}: orders charged twice`,
        value: books.filter(({ charges }) => charges > 1).length,
        unit: '',
        goal: ['most', 0],
      },
      { name: `${name}: charges without a paid order`, value: charged - paid.length, unit: '', goal: ['most', 0] },
    ]
  }
  return { database, buyUntil, takeStock }
}
