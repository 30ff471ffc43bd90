import { Window } from 'happy-dom'
import * as v from 'valibot'
import { createApi } from '#server/api/app.ts'
import { createLog } from '#server/lib/log.ts'
import type { PaymentProvider } from '#server/providers/payment/port.ts'
import { createTossPayment } from '#server/providers/payment/toss.ts'
import { paymentHost } from '#server/web/windows/payment-host.ts'
import { goTo } from './html-page.ts'
import { openBrowser } from './http-browser.ts'
import { type BuyerSession, openPaymentWindow, startPayment } from './orders.ts'
import type { Shop } from './shop.ts'
import { type TossBook, type TossPaymentsServer, tossPayments } from './toss-payments.ts'

const log = createLog('silent')

/** The same shop with another payment provider. */
export function shopPaidBy(shop: Shop, payment: PaymentProvider): Shop {
  const services = { ...shop.services, providers: { ...shop.services.providers, payment } }
  const api = createApi(services, log)
  const payments = paymentHost(services)
  return { ...shop, services, api, browser: (from) => openBrowser(api, from, shop.sandbox, payments) }
}

/** The same shop with Toss Payments, played by a fake in this process. */
export function shopAtToss(shop: Shop): { readonly shop: Shop; readonly toss: TossPaymentsServer } {
  const toss = tossPayments({ now: () => shop.services.clock.now() })
  const host = 'https://payments.example'
  const payment = createTossPayment(
    {
      clientKey: 'test_ck',
      secretKey: 'test_sk',
      apiUrl: `${host}/v1`,
      scriptUrl: 'https://js.tosspayments.com/v2/standard',
    },
    { log, fetch: async (address, init) => toss.app.request(String(address).slice(host.length), init) },
  )
  return { shop: shopPaidBy(shop, payment), toss }
}

const inputSchema = v.object({
  request: v.object({ orderId: v.string(), successUrl: v.string(), amount: v.object({ value: v.number() }) }),
})

/** What the payment window's page passes to the script of Toss Payments. */
export function tossRequestOf(html: string) {
  const window = new Window()
  window.document.write(html)
  const input = window.document.body.getAttribute('data-input')
  void window.happyDOM.close()
  return v.parse(v.pipe(v.string(), v.parseJson(), inputSchema), input).request
}

/** The buyer approves in the window of Toss Payments, `amount` if given; returns the address it returns to. */
export function agreeAtToss(
  toss: Pick<TossPaymentsServer, 'agree'>,
  { orderId, amount, successUrl }: ReturnType<typeof tossRequestOf>,
  method: TossBook['method'],
  agreed: number = amount.value,
): URL {
  const paymentKey = toss.agree({ orderId, amount: agreed, method })
  const back = new URL(successUrl)
  for (const [name, value] of Object.entries({ paymentKey, orderId, amount: String(amount.value) })) {
    back.searchParams.set(name, value)
  }
  return back
}

/** Begins a payment at Toss Payments, approves and returns; returns the address and the provider's order ID. */
export async function windowAtToss(
  toss: Pick<TossPaymentsServer, 'agree'>,
  buying: BuyerSession,
  number: string,
  method: TossBook['method'],
  agreed?: number,
): Promise<{ readonly address: URL; readonly orderId: string }> {
  const { url } = await startPayment(buying, number, method === 'CARD' ? 'card' : 'virtual_account')
  const request = tossRequestOf((await openPaymentWindow(buying.browser, url)).html)
  const { address } = await goTo(buying.browser, agreeAtToss(toss, request, method, agreed).href)
  return { address, orderId: request.orderId }
}
