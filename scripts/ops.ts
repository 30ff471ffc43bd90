import { userInfo } from 'node:os'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { Hono } from 'hono'
import * as v from 'valibot'
import { orderStatusSchema, refundAccountSchema } from '../contract/orders.ts'
import { orderNumberSchema } from '../contract/order-addresses.ts'
import { Refusal } from '../server/api/handler.ts'
import { createClock, watchClock } from '../server/clock.ts'
import { readConfig, StartError } from '../server/config.ts'
import { createLog } from '../server/log.ts'
import { setRestriction } from '../server/operator/members.ts'
import {
  cancelAsOperator,
  DeskError,
  type DeskServices,
  listOrders,
  refundAsOperator,
  shipAsOperator,
  showOrder,
} from '../server/operator/orders.ts'
import { createProviders } from '../server/providers/list.ts'
import { withShopsDatabase } from './shops-database.ts'

/** npm run ops: the operator's desk. */
const usage = `Usage: npm run ops -- <command> [--json] [--yes]

  orders list [--status STATUS] [--limit 20]
  orders show NUMBER
  orders cancel NUMBER --reason WORDS [account]
  orders refund NUMBER --reason WORDS [--amount WON] [account]
      everything, or a sum; of an order that is being cancelled: the goods have come back
  orders ship NUMBER --carrier NAME --tracking NUMBER
  orders ship NUMBER --delivered | --returned
  members restrict ID --reason WORDS
  members restore ID --reason WORDS

  [account]  --bank CODE --account DIGITS --holder NAME: where a paid deposit goes back to
  --yes      changes without asking
  --json     answers as JSON`

const settings = {
  status: { type: 'string' },
  limit: { type: 'string', default: '20' },
  reason: { type: 'string' },
  amount: { type: 'string' },
  bank: { type: 'string' },
  account: { type: 'string' },
  holder: { type: 'string' },
  carrier: { type: 'string' },
  tracking: { type: 'string' },
  delivered: { type: 'boolean', default: false },
  returned: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const

type Options = ReturnType<typeof readArguments>['values']

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: settings })
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))

/** Reads what was typed; the sentence names what does not fit. */
function read<Schema extends v.GenericSchema>(name: string, schema: Schema, value: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value)
  if (!parsed.success) throw new StartError(`${name}: ${parsed.issues[0].message}\n\n${usage}`)
  return parsed.output
}

function accountOf({ bank, account, holder }: Options) {
  if (bank === undefined && account === undefined && holder === undefined) return undefined
  return read('the account', refundAccountSchema, { bank, number: account, holder })
}

/** Asks before anything changes; without a terminal to ask at, --yes is needed. */
async function agreed(question: string, { yes }: Options): Promise<void> {
  if (yes) return
  if (!process.stdin.isTTY) throw new DeskError('Nobody is there to ask: say --yes to change it.')
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const said = await lines.question(`${question} Type "yes" to do it: `)
  lines.close()
  if (said.trim().toLowerCase() !== 'yes') throw new DeskError('Nothing was changed.')
}

function show(rows: unknown, { json }: Options): void {
  if (json) console.log(JSON.stringify(rows, null, 2))
  else if (Array.isArray(rows)) console.table(rows)
  else console.dir(rows, { depth: 6 })
}

async function run(services: DeskServices, words: readonly string[], options: Options): Promise<void> {
  const [room, verb, subject] = words
  const operator = userInfo().username
  const actor = `operator ${operator}` as const
  const reason = () => read('--reason', v.pipe(v.string('say why'), v.trim(), v.nonEmpty('say why')), options.reason)
  const number = () => read('NUMBER', orderNumberSchema, subject)
  const userid = () => read('ID', v.pipe(v.string(), v.nonEmpty()), subject)
  const state = async () => {
    const { order } = await showOrder(services, number())
    return `Order ${order.number} is ${order.status}, ${order.totalAmount} won.`
  }
  switch (`${room} ${verb}`) {
    case 'orders list': {
      const status = read('--status', v.optional(orderStatusSchema), options.status)
      const limit = read('--limit', wholeNumber, options.limit)
      return show(await listOrders(services, { limit, ...(status ? { status } : {}) }), options)
    }
    case 'orders show':
      return show(await showOrder(services, number()), options)
    case 'orders cancel': {
      const act = { actor, reason: reason(), account: accountOf(options) }
      await agreed(`${await state()} Cancel it, and give back all that was paid?`, options)
      await cancelAsOperator(services, number(), act)
      return show((await showOrder(services, number())).order, options)
    }
    case 'orders refund': {
      const amount = read('--amount', v.optional(wholeNumber), options.amount)
      const act = { actor, reason: reason(), amount, account: accountOf(options) }
      await agreed(`${await state()} Give back ${amount === undefined ? 'everything' : `${amount} won`}?`, options)
      await refundAsOperator(services, number(), act)
      return show((await showOrder(services, number())).refunds, options)
    }
    case 'orders ship': {
      const filled = v.pipe(v.string('must be told'), v.trim(), v.nonEmpty('must be told'))
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
      return show((await showOrder(services, number())).order, options)
    }
    case 'members restrict':
    case 'members restore': {
      const act = { isRestricted: verb === 'restrict', actor: operator, reason: reason() }
      await agreed(`${verb === 'restrict' ? 'Restrict' : 'Restore'} the member ${userid()}?`, options)
      await setRestriction(services, userid(), act)
      return show({ userid: userid(), status: act.isRestricted ? 'restricted' : 'active' }, options)
    }
    default:
      throw new StartError(usage)
  }
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments()
  const config = readConfig(process.env)
  await withShopsDatabase(config, async (database) => {
    const { db } = database
    const movable = config.mode === 'sandbox' ? await watchClock(database, console.error) : undefined
    const clock = movable ?? createClock()
    const providers = createProviders(config, { db, clock, log: createLog('warn'), sandbox: new Hono() })
    try {
      await run({ db, clock, providers }, positionals, values)
    } finally {
      await movable?.close()
    }
  })
}

main().catch((error: unknown) => {
  const isWords = error instanceof StartError || error instanceof DeskError || error instanceof Refusal
  console.error(isWords ? error.message : error)
  process.exit(1)
})
