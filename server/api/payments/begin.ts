import { randomUUID } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import { type CardChoice, installmentChoices } from '#contract/orders/card-choice.ts'
import { orderLimits, type PaymentMethod } from '#contract/orders/orders.ts'
import type { Throws } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { Config } from '#server/config/config.ts'
import { type Database, type Transaction, transact } from '#server/db/open.ts'
import { payments } from '#server/db/schema/payments.ts'
import { notFound } from '#server/lib/any-call-errors.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { PaymentProviderName } from '#server/lib/payment-provider-names.ts'
import { hashSecret, newSecret } from '#server/lib/secrets.ts'
import { paymentHostPath } from '#server/providers/payment/paths.ts'
import { findOwnOrder } from '../orders/place-order.ts'
import { abandonOpenPayments, isBeingConfirmed } from './transitions.ts'

/** Time before a job first queries an attempt, in milliseconds: the buyer is in the window. */
const firstCheckMilliseconds = 60_000

/**
 * Creates a payment attempt with a ticket to its window, before the provider is asked anything. Abandons other open
 * attempts of the order. Throws what `check` throws, `PR30009400` when the order cannot be paid or is being paid, and
 * `PR10002400` when the amount does not allow the instalments.
 */
export async function createPaymentAttempt(
  { db, clock, apiError }: { readonly db: Database; readonly clock: Clock } & Throws<typeof codes.orderStateConflict>,
  input: {
    readonly memberId: string
    /** Throws when the member may not buy. */
    readonly check: (tx: Transaction) => Promise<void>
    readonly orderNumber: string
    readonly method: PaymentMethod
    /** Card options chosen before the window opened. */
    readonly card: CardChoice | undefined
    readonly provider: PaymentProviderName
    readonly origin: string
    readonly returnPath: string
  },
) {
  const ticket = newSecret()
  return transact(db, async (tx) => {
    const now = clock.now()
    await input.check(tx)
    const order = await findOwnOrder(tx, input.memberId, input.orderNumber)
    if (!order) throw notFound('order')
    const refused = (why: string) => apiError(codes.orderStateConflict, why)
    if (order.status !== 'pending' || order.expiresAt <= now) throw refused('This order can not be paid.')
    const { card } = input
    if (card && !installmentChoices(order.totalAmount).includes(card.installment_months)) {
      throw apiError(
        codes.invalidRequest,
        'This amount can not be paid in such instalments.',
        'card.installment_months',
      )
    }
    const isOrder = eq(payments.orderNumber, order.number)
    if (await isBeingConfirmed(tx, order.number)) throw refused('This order is just being paid.')
    await abandonOpenPayments(tx, order.number)
    const [attempts] = await tx.select({ size: count() }).from(payments).where(isOrder)
    // Providers accept an order id once, so every attempt has its own.
    const providerOrderId = `${order.number}-${(attempts?.size ?? 0) + 1}`
    const isNumber = and(eq(payments.provider, input.provider), eq(payments.providerOrderId, providerOrderId))
    // It cannot exist yet. Only for a key that was looked up does PostgreSQL report two simultaneous calls as a
    // conflict to repeat; otherwise the second would violate the unique index.
    await tx.select({ id: payments.id }).from(payments).where(isNumber)
    const id = randomUUID()
    const expiresAt = new Date(now.getTime() + orderLimits.ticketSeconds * 1000)
    await tx.insert(payments).values({
      id,
      orderNumber: order.number,
      provider: input.provider,
      providerOrderId,
      method: input.method,
      status: 'open',
      amount: order.totalAmount,
      paid: 0,
      refunded: 0,
      ticketHash: hashSecret(ticket),
      ticketExpiresAt: expiresAt,
      origin: input.origin,
      returnPath: input.returnPath,
      details: card ? detailsOf(card) : {},
      requestedAt: now,
      checkAt: new Date(now.getTime() + firstCheckMilliseconds),
      checks: 0,
    })
    return { id, ticket, expiresAt }
  })
}

/** The chosen card, shown on the receipt until the provider reports what was charged. */
function detailsOf(card: CardChoice): typeof payments.$inferSelect.details {
  return {
    card: { company: card.company, installmentMonths: card.installment_months },
    installmentMonths: card.installment_months,
  }
}

/**
 * Address of the window: on the payment host, or on the current host when it is none of the shop's. In live mode a
 * provider's script never runs elsewhere, whatever host the request named.
 */
export function paymentWindowUrl(
  config: Pick<Config, 'desktopOrigin' | 'mobileOrigin' | 'paymentOrigin' | 'mode'>,
  origin: string,
  { ticket, locale }: { readonly ticket: string; readonly locale: Locale },
): string {
  const isKnown = origin === config.desktopOrigin || origin === config.mobileOrigin || config.mode === 'live'
  return `${isKnown ? config.paymentOrigin : origin}${paymentHostPath}?lang=${locale}#ticket=${ticket}`
}
