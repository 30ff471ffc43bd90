import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { registerCleanup } from './cleanup.ts'

/** A payment in the provider's own books. Amounts in won. */
export interface TossBook {
  readonly orderId: string
  readonly key: string
  readonly amount: number
  readonly method: 'CARD' | 'VIRTUAL_ACCOUNT'
  readonly secret: string
  status: 'IN_PROGRESS' | 'WAITING_FOR_DEPOSIT' | 'DONE' | 'PARTIAL_CANCELED' | 'CANCELED'
  approvedAt: Date | undefined
  dueDate: Date | undefined
  /** Number of charges. */
  charges: number
  readonly refunds: { readonly key: string; readonly amount: number }[]
}

export type TossOperation = 'confirm' | 'query' | 'cancel'
/** Moments of a request: it has arrived; it is booked but not answered; it is answered. */
export type TossMoment = 'arrived' | 'done' | 'answered'

interface TossOptions {
  /** The shop's clock. */
  readonly now: () => Date
  /** Called at every moment; a request that it drops is neither booked nor answered. */
  readonly onMoment?: (operation: TossOperation, moment: TossMoment) => 'drop' | undefined
}

const won = v.pipe(v.number(), v.integer(), v.minValue(1))
const confirmSchema = v.object({ paymentKey: v.string(), orderId: v.string(), amount: won })
const cancelSchema = v.object({
  cancelReason: v.string(),
  cancelAmount: v.optional(won),
  refundReceiveAccount: v.optional(v.object({ bank: v.string(), accountNumber: v.string(), holderName: v.string() })),
})
const hours = 60 * 60 * 1000

type Answer = { readonly status: 200 | 400 | 403 | 404 | 409; readonly body: object }
const failure = (status: Exclude<Answer['status'], 200>, code: string): Answer => ({
  status,
  body: { code, message: code },
})

/** Amount of a payment that is not refunded, in won. */
export function keptOf({ amount, charges, refunds }: TossBook): number {
  return amount * charges - refunds.reduce((sum, refund) => sum + refund.amount, 0)
}

/**
 * Plays Toss Payments with books of its own. It is harsher than the real one: it notices a repeated request by the
 * `Idempotency-Key` alone and takes money again for every other key, keeps one key for all kinds of requests, and
 * takes deposits after their deadline as long as the account is not closed.
 */
export function tossPayments({ now, onMoment }: TossOptions) {
  const books = new Map<string, TossBook>()
  const answers = new Map<string, Answer>()
  const findByKey = (key: string) => [...books.values()].find((book) => book.key === key)

  const confirm = (asked: unknown): Answer => {
    const { paymentKey, orderId, amount } = v.parse(confirmSchema, asked)
    const book = books.get(orderId)
    if (!book || book.key !== paymentKey) return failure(404, 'NOT_FOUND_PAYMENT_SESSION')
    if (book.amount !== amount) return failure(400, 'NOT_MATCHES_AMOUNT')
    if (book.status === 'CANCELED') return failure(400, 'ALREADY_PROCESSED_PAYMENT')
    if (book.method === 'CARD') {
      Object.assign(book, { status: 'DONE', approvedAt: book.approvedAt ?? now(), charges: book.charges + 1 })
    } else if (book.status === 'IN_PROGRESS') {
      Object.assign(book, { status: 'WAITING_FOR_DEPOSIT', dueDate: new Date(now().getTime() + 24 * hours) })
    }
    return { status: 200, body: presentBook(book) }
  }
  const cancel = (paymentKey: string, idempotencyKey: string, asked: unknown): Answer => {
    const { cancelAmount, refundReceiveAccount } = v.parse(cancelSchema, asked)
    const book = findByKey(paymentKey)
    if (!book) return failure(404, 'NOT_FOUND_PAYMENT')
    if (book.status === 'WAITING_FOR_DEPOSIT') {
      book.status = 'CANCELED'
      return { status: 200, body: presentBook(book) }
    }
    const kept = keptOf(book)
    if (kept === 0) return failure(400, 'ALREADY_CANCELED_PAYMENT')
    if (book.method === 'VIRTUAL_ACCOUNT' && !refundReceiveAccount) return failure(400, 'INVALID_REFUND_ACCOUNT_INFO')
    const amount = cancelAmount ?? kept
    if (amount > kept) return failure(403, 'NOT_CANCELABLE_AMOUNT')
    book.refunds.push({ key: idempotencyKey, amount })
    book.status = keptOf(book) === 0 ? 'CANCELED' : 'PARTIAL_CANCELED'
    return { status: 200, body: presentBook(book) }
  }
  const query = (book: TossBook | undefined): Answer =>
    book ? { status: 200, body: presentBook(book) } : failure(404, 'NOT_FOUND_PAYMENT')

  /** Handles a request and reports its three moments. */
  const answerAt = (c: Context<{ Bindings: Partial<HttpBindings> }>, operation: TossOperation, work: () => Answer) => {
    if (onMoment?.(operation, 'arrived') === 'drop') return c.text('gone', 503)
    const { status, body } = work()
    onMoment?.(operation, 'done')
    c.env?.outgoing?.once('finish', () => onMoment?.(operation, 'answered'))
    return c.json(body, status)
  }
  const once = (c: Context, work: (key: string) => Answer) => {
    const key = c.req.header('Idempotency-Key') ?? ''
    const answer = answers.get(key) ?? work(key)
    answers.set(key, answer)
    return answer
  }

  const app = new Hono<{ Bindings: Partial<HttpBindings> }>()
  app.post('/v1/payments/confirm', async (c) => {
    const asked: unknown = await c.req.json()
    return answerAt(c, 'confirm', () => once(c, () => confirm(asked)))
  })
  app.get('/v1/payments/orders/:orderId', (c) => answerAt(c, 'query', () => query(books.get(c.req.param('orderId')))))
  app.get('/v1/payments/:key', (c) => answerAt(c, 'query', () => query(findByKey(c.req.param('key')))))
  app.post('/v1/payments/:key/cancel', async (c) => {
    const asked: unknown = await c.req.json()
    return answerAt(c, 'cancel', () => once(c, (key) => cancel(c.req.param('key'), key, asked)))
  })

  return {
    app,
    find: (orderId: string) => books.get(orderId),
    /** All payments. */
    all: () => [...books.values()],
    /** The buyer approves in the provider's window: returns the window's payment key. */
    agree: ({ orderId, amount, method }: Pick<TossBook, 'orderId' | 'amount' | 'method'>): string => {
      const known = books.get(orderId)
      if (known) return known.key
      const key = `tviva${randomBytes(12).toString('hex')}`
      const secret = `ps_${randomBytes(12).toString('hex')}`
      const fresh = { approvedAt: undefined, dueDate: undefined, charges: 0, refunds: [] }
      books.set(orderId, { orderId, amount, method, key, secret, status: 'IN_PROGRESS', ...fresh })
      return key
    },
    /** The provider charges an amount without a confirmation. */
    take: (orderId: string, amount: number): void => {
      const secret = `ps_${randomBytes(12).toString('hex')}`
      const key = `tviva${randomBytes(12).toString('hex')}`
      const taken = { status: 'DONE', approvedAt: now(), dueDate: undefined, charges: 1 } as const
      books.set(orderId, { orderId, amount, method: 'CARD', key, secret, ...taken, refunds: [] })
    },
    /** Makes a deposit to a payment's account; returns whether the bank accepted it. */
    deposit: (orderId: string): boolean => {
      const book = books.get(orderId)
      if (book?.status !== 'WAITING_FOR_DEPOSIT') return false
      Object.assign(book, { status: 'DONE', approvedAt: now(), charges: book.charges + 1 })
      return true
    },
    /** The webhook with a payment's status. */
    message: (orderId: string): string => {
      const book = books.get(orderId)
      if (!book) throw new Error('the provider knows no such payment')
      const createdAt = now().toISOString()
      return book.method === 'VIRTUAL_ACCOUNT'
        ? JSON.stringify({ createdAt, secret: book.secret, status: book.status, orderId })
        : JSON.stringify({ eventType: 'PAYMENT_STATUS_CHANGED', createdAt, data: presentBook(book) })
    },
  }
}
export type TossPaymentsServer = ReturnType<typeof tossPayments>

function presentBook(book: TossBook) {
  const { key, orderId, status, amount, secret, approvedAt, dueDate, method } = book
  return {
    paymentKey: key,
    orderId,
    status,
    totalAmount: amount,
    balanceAmount: keptOf(book),
    approvedAt: approvedAt?.toISOString() ?? null,
    secret,
    receipt: null,
    failure: null,
    card: method === 'CARD' ? { issuerCode: '11', installmentPlanMonths: 0, approveNo: '00000000' } : null,
    virtualAccount: dueDate
      ? { bankCode: '20', accountNumber: `X${orderId}`, customerName: '김하늘', dueDate: dueDate.toISOString() }
      : null,
  }
}

/** Serves it over HTTP; returns its base address. Closed after the test file. */
export async function serveTossPayments({ app }: Pick<TossPaymentsServer, 'app'>): Promise<string> {
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  registerCleanup(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('it listens on a port')
  return `http://127.0.0.1:${address.port}/v1`
}
