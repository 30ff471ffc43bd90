import * as v from 'valibot'
import { sanctionCauseSchema } from '#contract/accounts/membership.ts'
import { orderNumberSchema } from '#contract/addresses/order-addresses.ts'
import { refundAccountSchema } from '#contract/orders/orders.ts'
import { terminateMember } from '#server/operator/members.ts'
import { refundAsOperator, showOrder } from '#server/operator/orders.ts'
import { filledSchema } from './arguments.ts'
import { formatPairs } from './columns.ts'
import { UsageError } from './commands.ts'
import type { Handler } from './handler.ts'
import { confirmChange, print } from './output.ts'

const wonSchema = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'a whole number'), v.transform(Number))
const linesSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}(,\d{1,3})*$/, 'numbers of lines with commas between, as in 1,3'),
  v.transform((text) => text.split(',').map(Number)),
)

const refundOrderCommand: Handler = async ({ services, withProviders, operator, options, args }) => {
  const number = args.read('NUMBER', orderNumberSchema, args.subject)
  const reason = args.read('--reason', filledSchema, options.reason)
  const amount = args.optional('amount', wonSchema)
  const lines = args.optional('lines', linesSchema)
  if (amount !== undefined && lines !== undefined) throw new UsageError('Give either --amount or --lines, not both.')
  const { bank, account: digits, holder, 'other-holder': allowsOtherHolder } = options
  const account =
    bank === undefined && digits === undefined && holder === undefined
      ? undefined
      : args.read('the account', refundAccountSchema, { bank, number: digits, holder })
  const statusOf = async () => (await showOrder(services, number)).order
  const { status, totalAmount } = await statusOf()
  const what = amount !== undefined ? `${amount} won` : lines ? `lines ${lines.join(', ')}` : 'everything'
  await confirmChange(`Order ${number} is ${status}, ${totalAmount} won. Give back ${what}?`, options)
  const act = { by: operator, reason, amount, lines, account, allowsOtherHolder }
  await refundAsOperator(await withProviders(), number, act)
  const done = { order: number, status: (await statusOf()).status }
  print(options, done, () => formatPairs(done))
}

const terminateMemberCommand: Handler = async ({ services, operator, options, args }) => {
  const userid = args.read('ID', filledSchema, args.subject)
  const reason = args.read('--reason', filledSchema, options.reason)
  const cause = args.read('--cause', sanctionCauseSchema, options.cause)
  await confirmChange(`Terminate the membership of ${userid} for good?`, options)
  await terminateMember(services, userid, { by: operator, reason, cause })
  const done = { userid, status: 'terminated' }
  print(options, done, () => formatPairs(done))
}

/** What waits for a second person at the desk: a shop with one operator does it here. */
export const soleOperatorHandlers = {
  'orders refund': refundOrderCommand,
  'members terminate': terminateMemberCommand,
}
