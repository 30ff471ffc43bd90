import * as contract from '#contract/desk/figures.ts'
import type { HandlersFor } from '../api/handler.ts'
import { paidOrdersOf, pendingRefunds, registrationsOf, rentalsDue, salesOf } from '../operator/figures.ts'
import { defineDeskHandler } from './define-desk-handler.ts'
import { assertPeriod } from './period.ts'

const salesFigures = defineDeskHandler(contract.salesFigures, async ({ db, query }) => {
  assertPeriod(query)
  const rows = await salesOf(db, query, query.group)
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
  const present = (orders: number, sales: number, refunds: number) => ({
    orders,
    sales_amount: sales,
    refund_amount: refunds,
    net_amount: sales - refunds,
  })
  return {
    content: {
      rows: rows.map(({ key, name, orders, sales, refunds }) => ({ key, name, ...present(orders, sales, refunds) })),
      total: {
        ...present(
          await paidOrdersOf(db, query),
          sum(({ sales }) => sales),
          sum(({ refunds }) => refunds),
        ),
        pending_refund_amount: await pendingRefunds(db),
      },
    },
  }
})

const registrationFigures = defineDeskHandler(contract.registrationFigures, async ({ db, query }) => {
  assertPeriod(query)
  return { content: await registrationsOf(db, query) }
})

const dueRentals = defineDeskHandler(contract.dueRentals, async ({ db, clock, query }) => ({
  content: (await rentalsDue(db, clock, query.until)).map(({ orderNumber, name, quantity, endsOn, daysLate }) => ({
    order_number: orderNumber,
    name,
    quantity,
    ends_on: endsOn,
    days_late: daysLate,
  })),
}))

export const figureHandlers: HandlersFor<typeof contract> = { salesFigures, registrationFigures, dueRentals }
