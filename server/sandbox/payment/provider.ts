import * as v from 'valibot'
import { declineReasonSchema, failureReasonSchema } from '#contract/addresses/order-addresses.ts'
import { lumpSum } from '#contract/orders/card-choice.ts'
import { orderLimits } from '#contract/orders/orders.ts'
import { readCompanyFile } from '#server/db/company.ts'
import type { Database } from '#server/db/open.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { PaymentAnswer, PaymentDetails, PaymentProvider } from '#server/providers/payment/port.ts'
import {
  accountBank,
  chargedCard,
  newAccountNumber,
  paymentAt,
  refundedAmount,
  type SandboxPayment,
  sandboxInstruments,
  sandboxLedger,
} from './ledger.ts'
import { createTestNumbers } from './test-numbers.ts'
import { sandboxMessages } from './webhook-messages.ts'

const messageSchema = v.object({ type: v.literal('payment'), orderId: v.string() })

/** The payment provider of `/sandbox/payment`: the user of the window chooses the answer. */
export function createSandboxPayment(services: { readonly db: Database; readonly clock: Clock }): PaymentProvider {
  const { clock } = services
  const ledger = sandboxLedger(services)
  const messages = sandboxMessages(services)
  const testNumbers = createTestNumbers(services)
  const now = () => clock.now()

  return {
    name: 'sandbox',
    window: async ({ orderId, amount, method, card, orderName, escrowItems, returnAddress, locale }) => {
      const isEscrow = escrowItems.length > 0
      const { key } = await ledger.open({ orderId, amount, method, card, orderName, isEscrow, returnAddress })
      return { kind: 'redirect', address: `/sandbox/payment?payment=${key}&lang=${locale}` }
    },
    readCallback: (parameters) => {
      const key = parameters.get('paymentKey')
      if (key !== null) return { kind: 'arrived', key, amount: Number(parameters.get('amount')) }
      const decline = v.safeParse(declineReasonSchema, parameters.get('code'))
      if (decline.success) return { kind: 'declined', decline: decline.output }
      const reason = v.safeParse(failureReasonSchema, parameters.get('code'))
      return { kind: 'failed', reason: reason.success ? reason.output : 'unknown' }
    },
    confirm: async (payment) => {
      const until = new Date(now().getTime() + orderLimits.depositSeconds * 1000)
      const number = newAccountNumber()
      const company = await readCompanyFile(services.db)
      const changed = await ledger.change(payment.orderId, (found) => {
        const current = paymentAt(found, now())
        if (current.status !== 'approved' || current.key !== payment.key || current.amount !== payment.amount) {
          return current
        }
        if (current.method === 'virtual_account') {
          const account = {
            bank: accountBank,
            number,
            holder: company.name.ko,
            until: until.toISOString(),
          }
          return { ...current, status: 'waiting', account }
        }
        return { ...current, status: 'done', approvedAt: now().toISOString(), charges: current.charges + 1 }
      })
      if (changed?.account) await ledger.giveAccount(payment.orderId, changed.account.number)
      if (changed && (changed.key !== payment.key || changed.amount !== payment.amount)) {
        return { outcome: 'failed', reason: 'amount_mismatch' }
      }
      return answerOf(changed)
    },
    query: async (payment) => answerOf(await ledger.change(payment.orderId, (found) => paymentAt(found, now()))),
    cancel: async (payment, refund) => {
      const answer = await testNumbers.answer(refund.id, refund.account?.number ?? '')
      if (answer !== 'done') return { outcome: answer }
      let isRefused = false
      const changed = await ledger.change(payment.orderId, (found) => {
        const current = paymentAt(found, now())
        isRefused = false
        if (current.refunds.some(({ id }) => id === refund.id)) return current
        if (current.status === 'waiting') return { ...current, status: 'canceled' }
        if (current.status === 'canceled' && refund.amount === 0) return current
        if (current.status !== 'done' || refund.amount > current.amount - refundedAmount(current)) {
          isRefused = true
          return current
        }
        const refunds = [...current.refunds, { id: refund.id, amount: refund.amount, at: now().toISOString() }]
        return { ...current, refunds }
      })
      return { outcome: changed && !isRefused ? 'done' : 'refused' }
    },
    issueCashReceipt: async (_, { id, number }) => ({ outcome: await testNumbers.answer(id, number) }),
    cancelCashReceipt: async () => ({ outcome: 'done' }),
    readMessage: async (headers, body) => {
      try {
        const read = v.safeParse(messageSchema, await messages.verify(headers, body))
        const eventId = headers.get('webhook-id')
        return read.success && eventId !== null ? { eventId, orderId: read.output.orderId } : undefined
      } catch {
        return undefined
      }
    },
  }
}

function detailsOf({ key, method, card }: SandboxPayment): PaymentDetails {
  if (method === 'virtual_account') return { instrument: accountBank }
  if (method !== 'card') return { instrument: sandboxInstruments[method] }
  return {
    instrument: chargedCard(card),
    installmentMonths: card?.installmentMonths ?? lumpSum,
    approveNumber: key.slice(0, 8).toUpperCase(),
  }
}

function answerOf(payment: SandboxPayment | undefined): PaymentAnswer {
  if (!payment) return { outcome: 'missing' }
  const { orderId, key, amount, status, account, approvedAt } = payment
  switch (status) {
    case 'done':
      return {
        outcome: 'paid',
        orderId,
        key,
        amount,
        approvedAt: new Date(approvedAt ?? 0),
        details: detailsOf(payment),
      }
    case 'waiting':
      if (!account) return { outcome: 'open' }
      return { outcome: 'waiting', orderId, key, amount, account: { ...account, until: new Date(account.until) } }
    case 'declined':
      return { outcome: 'declined', decline: payment.decline ?? 'declined' }
    case 'failed':
      return { outcome: 'failed', reason: payment.reason ?? 'unknown' }
    case 'canceled':
      return { outcome: 'canceled' }
    case 'late':
    case 'silent':
      return { outcome: 'unanswered' }
    case 'ready':
    case 'approved':
      return { outcome: 'open' }
  }
}
