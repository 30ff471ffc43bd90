import * as v from 'valibot'
import { amountRows } from '#contract/orders/order-amounts.ts'
import { isDelivered } from '#contract/orders/order-item-kinds.ts'
import { orderStatusSchema } from '#contract/orders/orders.ts'
import { formatPhone } from '#contract/values/contact.ts'
import { daySchema } from '#contract/values/quantities.ts'
import { findOrders, listToShip } from '#server/operator/order-lists.ts'
import { cancelAsOperator, refundAsOperator, shipAsOperator, showOrder } from '#server/operator/orders.ts'
import { filledSchema, wholeNumberSchema } from './arguments.ts'
import { formatPairs, formatTable, koreanTime } from './columns.ts'
import { UsageError } from './commands.ts'
import type { Desk, Handler } from './handler.ts'
import { confirmChange, formatSection, print, printRows } from './output.ts'

const linesSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}(,\d{1,3})*$/, 'numbers of lines with commas between, as in 1,3'),
  v.transform((text) => text.split(',').map(Number)),
)

const listOrdersCommand: Handler = async ({ services, options, args: { optional, limit } }) => {
  const status = optional('status', orderStatusSchema)
  const { member } = options
  const [from, until] = [optional('from', daySchema), optional('until', daySchema)]
  const filter = { status, buyer: member, from, until }
  const { rows } = await findOrders(services.db, filter, { limit: limit(20), offset: 0 })
  printRows(
    options,
    rows.map(({ userid, order: { number, buyer, status: state, method, totalAmount, orderedAt, shippedAt } }) => ({
      number,
      userid,
      name: buyer.name,
      status: state,
      method,
      totalAmount,
      orderedAt,
      shippedAt,
    })),
  )
}

const listToShipCommand: Handler = async ({ services, options, args: { limit } }) => {
  const rows = await listToShip(services.db, { limit: limit(100), offset: 0 })
  print(options, rows, () =>
    formatTable(
      rows.map(({ number: order, paidAt, buyer, things }) => ({
        order,
        paid: koreanTime(paidAt),
        name: buyer.name,
        phone: formatPhone(buyer.phone),
        address: `(${buyer.postcode}) ${buyer.address}, ${buyer.addressDetail}`,
        request: buyer.delivery ?? '',
        things: things.map(({ name, quantity }) => (quantity === 1 ? name.ko : `${name.ko} × ${quantity}`)).join('; '),
      })),
    ),
  )
}

const showOrderCommand: Handler = async ({ services, options, args: { orderNumber } }) => {
  const shown = await showOrder(services, orderNumber())
  print(options, shown, () => formatOrder(shown))
}

const cancelOrderCommand: Handler = async (desk) => {
  const { options, withProviders, args } = desk
  const act = {
    by: desk.operator,
    reason: args.reason(),
    account: args.account(),
    allowsOtherHolder: options['other-holder'],
  }
  await confirmChange(`${await describeState(desk)} Cancel it, and give back all that was paid?`, options)
  await cancelAsOperator(await withProviders(), args.orderNumber(), act)
  await showOrderCommand(desk)
}

const refundOrderCommand: Handler = async (desk) => {
  const { options, withProviders, args } = desk
  const amount = args.optional('amount', wholeNumberSchema)
  const lines = args.optional('lines', linesSchema)
  if (amount !== undefined && lines !== undefined) throw new UsageError('Give either --amount or --lines, not both.')
  const target = { account: args.account(), allowsOtherHolder: options['other-holder'] }
  const act = { by: desk.operator, reason: args.reason(), amount, lines, ...target }
  const what = amount !== undefined ? `${amount} won` : lines ? `lines ${lines.join(', ')}` : 'everything'
  await confirmChange(`${await describeState(desk)} Give back ${what}?`, options)
  await refundAsOperator(await withProviders(), args.orderNumber(), act)
  await showOrderCommand(desk)
}

const shipOrderCommand: Handler = async (desk) => {
  const { services, options, args } = desk
  const step = options.delivered
    ? ({ kind: 'delivered' } as const)
    : options.returned
      ? ({ kind: 'returned' } as const)
      : ({
          kind: 'shipped',
          carrier: args.read('--carrier', filledSchema, options.carrier),
          trackingNumber: args.read('--tracking', filledSchema, options.tracking),
        } as const)
  await confirmChange(`${await describeState(desk)} Mark it as ${step.kind}?`, options)
  await shipAsOperator(services, args.orderNumber(), step, desk.operator)
  await showOrderCommand(desk)
}

export const orderHandlers = {
  'orders list': listOrdersCommand,
  'orders to-ship': listToShipCommand,
  'orders show': showOrderCommand,
  'orders cancel': cancelOrderCommand,
  'orders refund': refundOrderCommand,
  'orders ship': shipOrderCommand,
}

async function describeState({ services, args: { orderNumber } }: Desk): Promise<string> {
  const { order } = await showOrder(services, orderNumber())
  return `Order ${order.number} is ${order.status}, ${order.totalAmount} won.`
}

const rowNames = { regular: 'regular price', discount: 'discount', delivery: 'delivery', total: 'total' } as const

function formatOrder({ order, items, payments, refunds, events }: Awaited<ReturnType<typeof showOrder>>): string {
  const { buyer } = order
  const sums = amountRows({
    regular_amt: order.regularAmount,
    discount_amt: order.discountAmount,
    delivery_amt: order.deliveryAmount,
    total_amt: order.totalAmount,
  })
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
      buyer: `${buyer.name}, ${formatPhone(buyer.phone)}`,
      address: `(${buyer.postcode}) ${buyer.address}, ${buyer.addressDetail}`,
      ...(items.some(({ kind }) => isDelivered(kind)) ? { 'delivery request': buyer.delivery ?? '' } : {}),
      ...Object.fromEntries(sums.map(({ name, amount }) => [rowNames[name], amount])),
    }),
    formatSection(
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
    formatSection(
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
    formatSection(
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
    formatSection(
      'History',
      events.map(({ from, to, actor, note, happenedAt }) => ({ at: happenedAt, from, to, by: actor, note })),
    ),
  ].join('\n\n')
}
