import { and, eq, isNull } from 'drizzle-orm'
import { expect } from 'vitest'
import { enrolments } from '#server/db/schema/learning.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payments, refunds, webhookEvents } from '#server/db/schema/payments.ts'
import { refundedAmount, sandboxLedger } from '#server/sandbox/payment/ledger.ts'
import { answerWindow, type BuyerSession, order, returnParameters, settle } from './orders.ts'
import type { Shop } from './shop.ts'
import { keptOf, type TossPaymentsServer } from './toss-payments.ts'

/** A payment in the provider's books. */
export interface Books {
  /** Number of charges. */
  readonly charges: number
  /** Amount that is not refunded, in won. */
  readonly kept: number
  /** Whether it is a virtual account that accepts deposits. */
  readonly isOpen: boolean
}

/** Reads a provider's books by the shop's number of a payment. */
export type ReadBooks = (providerOrderId: string) => Promise<Books | undefined>

/** The books of the sandbox's provider. */
export function sandboxBooks(services: Shop['services']): ReadBooks {
  const ledger = sandboxLedger(services)
  return async (providerOrderId) => {
    const book = await ledger.find(providerOrderId)
    if (!book) return undefined
    const { charges, amount, status } = book
    return { charges, kept: charges * amount - refundedAmount(book), isOpen: status === 'waiting' }
  }
}

/** The books of the fake Toss Payments. */
export function tossBooks(toss: Pick<TossPaymentsServer, 'find'>): ReadBooks {
  return async (providerOrderId) => {
    const book = toss.find(providerOrderId)
    return book && { charges: book.charges, kept: keptOf(book), isOpen: book.status === 'WAITING_FOR_DEPOSIT' }
  }
}

const hour = 60 * 60

/**
 * Purchases of a shop, held against the books of its provider. `pass` lets seconds pass by the shop's clock; without
 * it the shop's own is moved.
 */
export function purchasesIn(
  shop: Pick<Shop, 'services' | 'pass'>,
  booksOf: ReadBooks,
  pass: (seconds: number) => unknown = shop.pass,
) {
  const { db } = shop.services

  const paymentOf = async (number: string) => {
    const [payment] = await db.select().from(payments).where(eq(payments.orderNumber, number))
    if (!payment) throw new Error('there is a payment')
    return payment
  }
  const orderOf = async (number: string) => {
    const [found] = await db.select().from(orders).where(eq(orders.number, number))
    if (!found) throw new Error('there is an order')
    return found
  }

  /** Runs another process's job until every wait is over. */
  const recover = async () => {
    for (let round = 0; round < 4; round++) {
      await settle(shop)
      await pass(hour)
    }
    await settle(shop)
  }

  /** Open refunds of an order. */
  const openRefunds = async (number: string) => {
    const isOpen = and(eq(refunds.orderNumber, number), eq(refunds.status, 'requested'))
    return (await db.select({ id: refunds.id }).from(refunds).where(isOpen)).length
  }

  /** The order's end, held against the provider's books: money and access fit, and nothing is under way. */
  const endOf = async (number: string): Promise<string> => {
    const { status, totalAmount } = await orderOf(number)
    const tries = await db.select().from(payments).where(eq(payments.orderNumber, number))
    let kept = 0
    for (const { providerOrderId } of tries) {
      const books = await booksOf(providerOrderId)
      expect(books?.charges ?? 0, 'charged at most once').toBeLessThanOrEqual(1)
      expect(books?.isOpen ?? false, `${status}: an account that nobody waits for`).toBe(false)
      kept += books?.kept ?? 0
    }
    const isPaid = status === 'paid'
    expect(kept, `${status}: what the provider keeps`).toBe(isPaid ? totalAmount : 0)
    const written = tries.reduce((sum, { paid, refunded }) => sum + paid - refunded, 0)
    expect(written, `${status}: what the shop believes that the provider keeps`).toBe(kept)
    expect(tries.filter((each) => each.status === 'confirming')).toEqual([])
    const access = await db
      .select()
      .from(enrolments)
      .where(and(eq(enrolments.orderNumber, number), isNull(enrolments.revokedAt)))
    expect(access, `${status}: access`).toHaveLength(isPaid ? 1 : 0)
    expect(await openRefunds(number), 'refunds on their way').toBe(0)
    const unread = await db
      .select()
      .from(webhookEvents)
      .innerJoin(payments, eq(payments.id, webhookEvents.paymentId))
      .where(and(eq(payments.orderNumber, number), isNull(webhookEvents.settledAt)))
    expect(unread, 'messages that nobody followed').toEqual([])
    return status
  }

  return { paymentOf, orderOf, openRefunds, recover, endOf }
}

/** An order whose window returned a payment that is not confirmed yet. */
export async function approvedOrder(shop: Shop, buying: BuyerSession, answer: 'approve' | 'account' = 'approve') {
  const number = await order(shop, buying)
  const { address } = await answerWindow(buying, number, answer)
  const { payment_id, payment_key, amount } = returnParameters(address)
  return { number, address, paymentId: payment_id, brought: { key: payment_key, amount } }
}
