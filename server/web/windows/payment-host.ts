import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import { isOrderFormPath } from '#contract/addresses/order-addresses.ts'
import { orderAgainPath } from '#contract/addresses/order-selection.ts'
import { isDelivered } from '#contract/orders/order-item-kinds.ts'
import { isLocale, type Locale } from '#contract/values/locale.ts'
import type { Services } from '#server/api/handler.ts'
import { attemptOf } from '#server/api/payments/attempt.ts'
import { declinedPath, orderCompletePath, orderFailedPath } from '#server/api/payments/return-addresses.ts'
import { settlePayment } from '#server/api/payments/settle.ts'
import { members } from '#server/db/schema/members.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import type { PaymentRow } from '#server/db/schema/payments.ts'
import { payments } from '#server/db/schema/payments.ts'
import { paymentWindowCookie, readHttpOnlyCookie, removeHttpOnlyCookie, writeCookie } from '#server/lib/cookies.ts'
import { negotiateLocale, readText, schemeOf } from '#server/lib/request.ts'
import { hashSecret } from '#server/lib/secrets.ts'
import { renderWindowDocument, windowPolicy } from '#server/lib/window-document.ts'
import { paymentHostPath } from '#server/providers/payment/paths.ts'

type HostServices = Pick<Services, 'db' | 'clock' | 'providers' | 'config'>

/** Maximum bytes of a form: a ticket and its name. */
const maxFormBytes = 1_000

const messages = {
  ko: {
    title: '결제',
    wait: '결제창을 여는 중이에요.',
    go: '계속',
    over: '이미 열렸거나 만료된 결제창이에요.',
  },
  en: {
    title: 'Payment',
    wait: 'Opening the payment window.',
    go: 'Continue',
    over: 'This window was already opened or has expired.',
  },
} as const

/** Posts the ticket: browsers do not send a fragment, so no log and no history contains it. */
const script = `
const ticket = new URLSearchParams(location.hash.slice(1)).get('ticket')
history.replaceState(null, '', location.pathname + location.search)
const form = document.forms[0]
form.elements.ticket.value = ticket || ''
form.submit()
`

const policy = windowPolicy({ script, formAction: "'self'" })

/**
 * The payment host: accepts the ticket, shows the provider's window, and sends the person back to the shop. It shows no
 * page of the shop, so that a provider's script finds no session.
 */
export function paymentHost(services: HostServices): Hono {
  const { db, clock, providers, config } = services
  const host = new Hono().basePath(paymentHostPath)

  const languageOf = (c: Context): Locale => {
    const asked = c.req.query('lang')
    return isLocale(asked) ? asked : negotiateLocale(c.req.header('Accept-Language'))
  }
  const isSecure = (c: Context) => schemeOf(c, config) === 'https'
  /** The window stays on the host where it was opened. */
  const originOf = (c: Context) =>
    URL.parse(`${schemeOf(c, config)}://${c.req.header('Host')}`)?.origin ?? config.paymentOrigin
  const send = async (c: Context, content: unknown, status: 200 | 404 = 200) => {
    const locale = languageOf(c)
    return c.html(await renderWindowDocument({ locale, title: messages[locale].title, content }), status, {
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    })
  }
  const sendOver = (c: Context) => send(c, html`<p>${messages[languageOf(c)].over}</p>`, 404)

  host.get('/', (c) => {
    const { wait, go } = messages[languageOf(c)]
    const form = html`<p role="status">${wait}</p><form method="post" action="${paymentHostPath}/open?lang=${languageOf(c)}"><input type="hidden" name="ticket"><button>${go}</button></form><script>${raw(script)}</script>`
    return send(c, form)
  })

  host.post('/open', async (c) => {
    const form = new URLSearchParams(await readText(c.req.raw, maxFormBytes))
    const payment = await consumeTicket(services, form.get('ticket') ?? '')
    if (!payment) return sendOver(c)
    writeCookie(c, paymentWindowCookie, payment.id, isSecure(c))
    return c.redirect(`${paymentHostPath}/window?lang=${languageOf(c)}`, 303)
  })

  host.get('/window', async (c) => {
    const payment = await findPayment(services, readHttpOnlyCookie(c, paymentWindowCookie, isSecure(c)))
    if (payment?.status !== 'open') return sendOver(c)
    const window = await providers.payment.window({
      ...attemptOf(payment),
      ...(await windowInputOf(services, payment, languageOf(c))),
      card: payment.details.card,
      returnAddress: `${originOf(c)}${paymentHostPath}/return?payment=${payment.id}`,
      locale: languageOf(c),
    })
    if (window.kind === 'redirect') return c.redirect(window.address)
    return c.html(window.html, 200, {
      'Content-Security-Policy': window.policy,
      // Cards and banks open windows of other origins, which must be able to message this one.
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'Cache-Control': 'no-store',
    })
  })

  host.get('/return', async (c) => {
    const payment = await findPayment(services, c.req.query('payment'))
    if (!payment) return sendOver(c)
    removeHttpOnlyCookie(c, paymentWindowCookie, isSecure(c))
    const callback = providers.payment.readCallback(new URL(c.req.url).searchParams)
    if (callback.kind === 'arrived') {
      return c.redirect(orderCompletePath(payment, { key: callback.key, amount: callback.amount ?? payment.amount }))
    }
    // Anyone can open this address, so it does not end a payment that was taken or is being taken.
    if (payment.status === 'open' || payment.status === 'abandoned') {
      const answer = await providers.payment.query(attemptOf(payment))
      const isTaken = answer.outcome === 'paid' || answer.outcome === 'waiting'
      const told =
        callback.kind === 'declined'
          ? { outcome: callback.kind, decline: callback.decline }
          : { outcome: callback.kind, reason: callback.reason }
      await settlePayment(services, payment.id, isTaken ? answer : told, isTaken ? 'provider' : 'member')
    }
    const [order] = await db.select().from(orders).where(eq(orders.number, payment.orderNumber))
    if (order?.status !== 'pending' && order?.status !== 'failed') return c.redirect(orderCompletePath(payment))
    if (callback.kind === 'declined' && order.status === 'pending' && order.expiresAt > clock.now()) {
      return c.redirect(declinedPath(payment, callback.decline))
    }
    const reason = callback.kind === 'failed' ? callback.reason : 'unknown'
    return c.redirect(orderFailedPath(payment, reason, await formOf(services, payment)))
  })
  return host
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function findPayment({ db }: HostServices, id: string | undefined): Promise<PaymentRow | undefined> {
  if (id === undefined || !uuid.test(id)) return undefined
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  return payment
}

/** Uses a ticket up: it opens its window once, within two minutes. The window checks the payment's state. */
async function consumeTicket({ db, clock }: HostServices, ticket: string): Promise<PaymentRow | undefined> {
  const now = clock.now()
  const [payment] = await db
    .update(payments)
    .set({ ticketUsedAt: now })
    .where(
      and(
        eq(payments.ticketHash, hashSecret(ticket)),
        isNull(payments.ticketUsedAt),
        gt(payments.ticketExpiresAt, now),
      ),
    )
    .returning()
  return payment
}

/** The order form for the items of a payment: as it was, or a new one when the payment began elsewhere. */
async function formOf({ db }: HostServices, { returnPath, orderNumber }: PaymentRow): Promise<string | undefined> {
  if (isOrderFormPath(returnPath)) return returnPath
  const items = await db
    .select({
      kind: orderItems.kind,
      course: orderItems.courseIdx,
      option_idx: orderItems.optionIdx,
      device: orderItems.deviceIdx,
      months: orderItems.months,
      quantity: orderItems.quantity,
    })
    .from(orderItems)
    .where(eq(orderItems.orderNumber, orderNumber))
    .orderBy(asc(orderItems.position))
  return orderAgainPath(items)
}

/** Order and buyer as the window shows them. */
async function windowInputOf({ db }: HostServices, payment: PaymentRow, locale: Locale) {
  const [order] = await db
    .select({ buyer: orders.buyer, email: members.email })
    .from(orders)
    .innerJoin(members, eq(members.id, orders.memberId))
    .where(eq(orders.number, payment.orderNumber))
  const items = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderNumber, payment.orderNumber))
    .orderBy(asc(orderItems.position))
  const isPrepaid = payment.method === 'transfer' || payment.method === 'virtual_account'
  const goods = isPrepaid ? items.filter(({ kind }) => isDelivered(kind)) : []
  const [first] = items
  if (!order || !first) throw new Error('a payment belongs to an order with something in it')
  const others = items.length - 1
  const name = first.name[locale]
  const more = locale === 'ko' ? ` 외 ${others}건` : ` and ${others} more`
  return {
    orderName: others > 0 ? `${name}${more}` : name,
    escrowItems: goods.map(({ id, name: names, amount, delivery, quantity }) => ({
      id,
      name: names[locale],
      amount: amount + delivery,
      quantity,
    })),
    customer: { name: order.buyer.name, email: order.email, phone: order.buyer.phone },
  }
}
