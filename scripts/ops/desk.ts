import { readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { createInterface } from 'node:readline/promises'
import * as v from 'valibot'
import { inquiryLimits } from '../../contract/inquiries.ts'
import { sentCategorySchema } from '../../contract/board-addresses.ts'
import { sanctionCauseSchema } from '../../contract/membership.ts'
import { orderNumberSchema } from '../../contract/order-addresses.ts'
import { orderStatusSchema, refundAccountSchema } from '../../contract/orders.ts'
import { refundBankCodes, refundBanks } from '../../contract/payment-instruments.ts'
import { daySchema } from '../../contract/quantities.ts'
import { ApiError } from '../../contract/api-error.ts'
import { createClock } from '../../server/lib/clock.ts'
import { watchClock } from '../../server/sandbox/movable-clock.ts'
import { readConfig } from '../../server/config/config.ts'
import { StartError } from '../../server/lib/start-error.ts'
import { createLog } from '../../server/lib/log.ts'
import {
  listMembers,
  listOrders,
  listStuckMails,
  listStuckPayments,
  listStuckRefunds,
  listToShip,
  showMember,
} from '../../server/operator/find.ts'
import { answerInquiry, listInquiries, showInquiry } from '../../server/operator/inquiries.ts'
import { recordObjection, restoreMember, restrictMember, terminateMember } from '../../server/operator/members.ts'
import {
  cancelAsOperator,
  OperatorError,
  type OperatorServices,
  refundAsOperator,
  shipAsOperator,
  showOrder,
} from '../../server/operator/orders.ts'
import { listDueRows } from '../../server/operator/retention.ts'
import { withShopsDatabase } from '../shops-database.ts'
import { type Cell, formatPairs, formatTable, koreanTime } from './columns.ts'
import { type Command, type Options, UsageError } from './commands.ts'

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'a whole number'), v.transform(Number))
const linesSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}(,\d{1,3})*$/, 'numbers of lines with commas between, as in 1,3'),
  v.transform((text) => text.split(',').map(Number)),
)
const filled = v.pipe(v.string('is missing'), v.trim(), v.nonEmpty('is missing'))
const answerSchema = v.pipe(filled, v.maxLength(2 * inquiryLimits.maxContentLength))
const memberStatusSchema = v.picklist(['active', 'restricted', 'terminated', 'withdrawal_requested', 'withdrawn'])

type Services = Pick<OperatorServices, 'db' | 'clock'>

interface Work {
  readonly command: Command
  readonly subject: string | undefined
  readonly options: Options
}

/** Returns the end of a day in Korean time. */
function endOfDay(lastDay: string): Date {
  return new Date(Date.parse(`${lastDay}T00:00:00+09:00`) + 24 * 60 * 60 * 1000)
}

/** Runs a command. Throws a {@link UsageError} for invalid arguments and a `OperatorError` when it cannot be done. */
export async function runDesk(work: Work): Promise<void> {
  if (work.command === 'banks') {
    const banks = refundBankCodes.map((code) => ({ code, name: refundBanks[code].ko }))
    return print(work.options, Object.fromEntries(banks.map(({ code, name }) => [code, name])), () =>
      formatTable(banks),
    )
  }
  const config = readConfig(process.env)
  await withShopsDatabase(config, async (database) => {
    const { db } = database
    const movable = config.mode === 'sandbox' ? await watchClock(database, console.error) : undefined
    const clock = movable ?? createClock()
    // Only what moves money needs the payment provider: the others start without loading any.
    const withProviders = async (): Promise<OperatorServices> => {
      const { Hono } = await import('hono')
      const { createProviders } = await import('../../server/create-providers.ts')
      const log = createLog('warn')
      return { db, clock, providers: createProviders(config, { db, clock, log, sandbox: new Hono() }) }
    }
    try {
      await run({ db, clock }, withProviders, work)
    } finally {
      await movable?.close()
    }
  })
}

/** Returns the message of an error written for the operator; undefined for others. */
export function reasonOf(error: unknown): string | undefined {
  const isMessage = error instanceof StartError || error instanceof OperatorError || error instanceof ApiError
  return isMessage ? error.message : undefined
}

async function run(services: Services, withProviders: () => Promise<OperatorServices>, work: Work): Promise<void> {
  const { command, subject, options } = work
  const read = <Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
    value: unknown,
  ): v.InferOutput<Schema> => {
    const parsed = v.safeParse(schema, value)
    if (parsed.success) return parsed.output
    throw new UsageError(`${name}: ${parsed.issues[0].message}. See "npm run ops -- ${command} --help".`)
  }
  const optional = <Schema extends v.GenericSchema>(name: keyof Options, schema: Schema) =>
    options[name] === undefined ? undefined : read(`--${name}`, schema, options[name])
  const limit = (usual: number) => optional('limit', wholeNumber) ?? usual
  const operator = userInfo().username
  const actor = `operator ${operator}` as const
  const reason = () => read('--reason', filled, options.reason)
  const cause = () => read('--cause', sanctionCauseSchema, options.cause)
  const number = () => read('NUMBER', orderNumberSchema, subject)
  const userid = () => read('ID', filled, subject)
  const inquiryNumber = () => read('NUMBER', wholeNumber, subject)
  const account = () =>
    options.bank === undefined && options.account === undefined && options.holder === undefined
      ? undefined
      : read('the account', refundAccountSchema, {
          bank: options.bank,
          number: options.account,
          holder: options.holder,
        })
  const state = async () => {
    const { order } = await showOrder(services, number())
    return `Order ${order.number} is ${order.status}, ${order.totalAmount} won.`
  }
  const printOrder = async () => {
    const shown = await showOrder(services, number())
    print(options, shown, () => orderText(shown))
  }
  switch (command) {
    case 'orders list': {
      const status = optional('status', orderStatusSchema)
      const { member } = options
      const [from, until] = [optional('from', daySchema), optional('until', daySchema)]
      const rows = await listOrders(services, {
        limit: limit(20),
        ...(status ? { status } : {}),
        ...(member === undefined ? {} : { member }),
        ...(from === undefined ? {} : { from }),
        ...(until === undefined ? {} : { until }),
      })
      return print(options, rows, () => formatTable(rows.map(formatRow)))
    }
    case 'orders to-ship': {
      const rows = await listToShip(services, limit(100))
      return print(options, rows, () =>
        formatTable(
          rows.map(({ number: order, paidAt, buyer, things }) => ({
            order,
            paid: koreanTime(paidAt),
            name: buyer.name,
            phone: buyer.phone,
            address: `(${buyer.postcode}) ${buyer.address}, ${buyer.addressDetail}`,
            request: buyer.delivery,
            things: things.join('; '),
          })),
        ),
      )
    }
    case 'orders show':
      return printOrder()
    case 'orders cancel': {
      const act = { actor, reason: reason(), account: account() }
      await agreed(`${await state()} Cancel it, and give back all that was paid?`, options)
      await cancelAsOperator(await withProviders(), number(), act)
      return printOrder()
    }
    case 'orders refund': {
      const amount = optional('amount', wholeNumber)
      const lines = optional('lines', linesSchema)
      if (amount !== undefined && lines !== undefined)
        throw new UsageError('Give either --amount or --lines, not both.')
      const act = { actor, reason: reason(), amount, lines, account: account() }
      const what = amount !== undefined ? `${amount} won` : lines ? `lines ${lines.join(', ')}` : 'everything'
      await agreed(`${await state()} Give back ${what}?`, options)
      await refundAsOperator(await withProviders(), number(), act)
      return printOrder()
    }
    case 'orders ship': {
      const step = options.delivered
        ? ({ kind: 'delivered' } as const)
        : options.returned
          ? ({ kind: 'returned' } as const)
          : ({
              kind: 'shipped',
              carrier: read('--carrier', filled, options.carrier),
              trackingNumber: read('--tracking', filled, options.tracking),
            } as const)
      await agreed(`${await state()} Mark it as ${step.kind}?`, options)
      await shipAsOperator(services, number(), step, actor)
      return printOrder()
    }
    case 'members list': {
      const status = optional('status', memberStatusSchema)
      const { search } = options
      const rows = await listMembers(services, {
        limit: limit(20),
        ...(status ? { status } : {}),
        ...(search === undefined ? {} : { search }),
      })
      return print(options, rows, () => formatTable(rows.map(formatRow)))
    }
    case 'members show': {
      const shown = await showMember(services, userid())
      return print(options, shown, () =>
        [
          formatPairs(formatRow(shown.member)),
          section('Orders', shown.orders),
          section(
            'What operators did',
            shown.actions.map(({ id: _, subject: __, ...action }) => action),
          ),
        ].join('\n\n'),
      )
    }
    case 'members restrict': {
      const lastDay = optional('until', daySchema)
      const until = lastDay === undefined ? undefined : endOfDay(lastDay)
      const act = { actor: operator, reason: reason(), cause: cause(), ...(until ? { until } : {}) }
      await agreed(`Restrict the member ${userid()}?`, options)
      await restrictMember(services, userid(), act)
      const done = { userid: userid(), status: 'restricted', until: lastDay ?? null }
      return print(options, done, () => formatPairs(done))
    }
    case 'members restore': {
      const act = { actor: operator, reason: reason() }
      await agreed(`Restore the member ${userid()}?`, options)
      await restoreMember(services, userid(), act)
      const done = { userid: userid(), status: 'active' }
      return print(options, done, () => formatPairs(done))
    }
    case 'members objection': {
      const act = { actor: operator, reason: reason() }
      await agreed(`Record an objection of the member ${userid()}?`, options)
      await recordObjection(services, userid(), act)
      const { member } = await showMember(services, userid())
      return print(options, member, () => formatPairs(formatRow(member)))
    }
    case 'members terminate': {
      const act = { actor: operator, reason: reason(), cause: cause() }
      await agreed(`Terminate the membership of ${userid()} for good?`, options)
      await terminateMember(services, userid(), act)
      const done = { userid: userid(), status: 'terminated' }
      return print(options, done, () => formatPairs(done))
    }
    case 'inquiries list': {
      const category = optional('category', sentCategorySchema)
      const rows = await listInquiries(services, { limit: limit(50), ...(category ? { category } : {}) })
      return print(options, rows, () => formatTable(rows.map(formatRow)))
    }
    case 'inquiries show': {
      const { picture, ...inquiry } = await showInquiry(services, inquiryNumber())
      if (options.picture !== undefined && picture) writePicture(options.picture, picture.body)
      const shown = { ...inquiry, picture: picture ? `${picture.type}, ${picture.body.byteLength} bytes` : null }
      return print(options, shown, () => formatPairs(formatRow(shown)))
    }
    case 'inquiries answer': {
      const answer = read('the answer', answerSchema, answerText(options))
      await agreed(`Mail this answer to inquiry ${inquiryNumber()}, and delete the inquiry?`, options)
      await answerInquiry(services, inquiryNumber(), { actor: operator, answer })
      const done = { inquiry: inquiryNumber(), status: 'answered' }
      return print(options, done, () => formatPairs(done))
    }
    case 'payments stuck': {
      const rows = await listStuckPayments(services)
      return print(options, rows, () => formatTable(rows.map(formatRow)))
    }
    case 'refunds stuck': {
      const rows = await listStuckRefunds(services)
      return print(options, rows, () =>
        formatTable(
          rows.map((row) => ({
            ...formatRow(row),
            'what to do':
              row.nextCheckAt !== null
                ? 'the provider is asked again'
                : row.hasAccount || row.method !== 'virtual_account'
                  ? `orders refund ${row.orderNumber} --reason …`
                  : `orders refund ${row.orderNumber} --reason … --bank … --account … --holder …`,
          })),
        ),
      )
    }
    case 'mails stuck': {
      const rows = await listStuckMails(services)
      return print(options, rows, () => formatTable(rows.map(formatRow)))
    }
    case 'retention': {
      const rows = await listDueRows(services)
      return print(options, rows, () => formatTable(rows.map(formatRow)))
    }
    case 'banks':
      return undefined
  }
}

/** Reads the answer from --text or --file. Throws a {@link UsageError} when both are given, or the file is missing. */
function answerText({ text, file }: Options): string | undefined {
  if (text !== undefined && file !== undefined) throw new UsageError('Give either --text or --file, not both.')
  if (file === undefined) return text
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(`--file: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Writes a picture to a new file that only the operator can read. */
function writePicture(file: string, body: Uint8Array): void {
  try {
    writeFileSync(file, body, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    throw new OperatorError(`--picture: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Asks for confirmation before a change. Without a terminal, --yes is required. */
async function agreed(question: string, { yes }: Options): Promise<void> {
  if (yes) return
  if (!process.stdin.isTTY) throw new OperatorError('Nobody is there to ask: say --yes to change it.')
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const said = await lines.question(`${question} Type "yes" to do it: `)
  lines.close()
  if (said.trim().toLowerCase() !== 'yes') throw new OperatorError('Nothing was changed.')
}

function print({ json }: Options, value: unknown, text: () => string): void {
  console.log(json ? JSON.stringify(value, null, 2) : text())
}

/** Formats the moments of a row in Korean time. */
function formatRow(row: Readonly<Record<string, Cell | Date>>): Record<string, Cell> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? koreanTime(value) : value]),
  )
}

function section(title: string, rows: readonly Readonly<Record<string, Cell | Date>>[]): string {
  return `${title}\n${formatTable(rows.map(formatRow))}`
}

function orderText({ order, items, payments, refunds, events }: Awaited<ReturnType<typeof showOrder>>): string {
  const { buyer } = order
  const sent = order.shippedAt && `${koreanTime(order.shippedAt)}, ${order.carrier ?? ''} ${order.trackingNumber ?? ''}`
  return [
    formatPairs({
      order: order.number,
      status: order.status,
      ordered: koreanTime(order.orderedAt),
      paid: koreanTime(order.approvedAt),
      'deposit until': koreanTime(order.depositUntil),
      sent,
      arrived: koreanTime(order.deliveredAt),
      buyer: `${buyer.name}, ${buyer.phone}`,
      address: `(${buyer.postcode}) ${buyer.address}, ${buyer.addressDetail}`,
      'regular price': order.regularAmount,
      discount: -order.discountAmount,
      delivery: order.deliveryAmount,
      total: order.totalAmount,
    }),
    section(
      'Lines',
      items.map((item) => ({
        line: item.position + 1,
        kind: item.kind,
        name: item.name.ko,
        option: item.optionName?.ko ?? null,
        quantity: item.quantity,
        paid: item.amount + item.delivery,
        from: item.startsOn,
        until: item.endsOn,
        'given back': item.refundId === null ? '' : 'yes',
      })),
    ),
    section(
      'Payments',
      payments.map(({ method, status, provider, amount, paid, refunded, requestedAt, approvedAt }) => ({
        method,
        status,
        provider,
        amount,
        paid,
        refunded,
        requested: requestedAt,
        approved: approvedAt,
      })),
    ),
    section(
      'Refunds',
      refunds.map(({ amount, status, reason, awaitsReturn, account, requestedAt, completedAt }) => ({
        amount,
        status,
        reason,
        'awaits goods': awaitsReturn,
        account: account ? `${account.bank} ${account.number}` : null,
        requested: requestedAt,
        completed: completedAt,
      })),
    ),
    section(
      'History',
      events.map(({ from, to, actor, note, happenedAt }) => ({ at: happenedAt, from, to, by: actor, note })),
    ),
  ].join('\n\n')
}
