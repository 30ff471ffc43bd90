import * as v from 'valibot'
import { countSchema, daySchema, wonSchema } from '../values/quantities.ts'
import { defineDeskEndpoint } from './desk-endpoint.ts'

/** Most days that figures may span. */
export const maxFigureDays = 366

/** Days of Korea, both included. */
export const figurePeriod = {
  from: daySchema,
  until: daySchema,
}

/** What a row of the sales stands for. */
export const salesGroups = ['day', 'field', 'item', 'method'] as const
export const salesGroupSchema = v.picklist(salesGroups)
export type SalesGroup = v.InferOutput<typeof salesGroupSchema>

const sums = {
  /** Orders of which a payment was taken. One with items of several rows counts in each. */
  orders: countSchema,
  /** Won that providers took, on the day of the payment. */
  sales_amount: wonSchema,
  /** Won that went back, on the day when the refund was completed. */
  refund_amount: wonSchema,
  /** Sales less refunds, in won; negative when more went back. */
  net_amount: v.pipe(v.number(), v.integer()),
}

export const salesFigures = defineDeskEndpoint({
  name: 'sales-figures',
  summary: 'Sales and refunds of a period, by day, field, course or device, or way of payment',
  method: 'GET',
  path: '/v1/desk/figures/sales',
  allows: 'everyOperator',
  query: v.object({ ...figurePeriod, group: salesGroupSchema }),
  content: v.object({
    rows: v.array(
      v.object({
        /**
         * The day, the field or `devices`, `course` or `device` with its number, or the way of payment. Null for money
         * that belongs to no item: taken twice, or given back as an amount.
         */
        key: v.nullable(v.string()),
        /** Name of a field, course or device, in each language; null for other groups, and for `devices`. */
        name: v.nullable(v.object({ ko: v.string(), en: v.string() })),
        ...sums,
      }),
    ),
    total: v.object({
      ...sums,
      /** Won whose refund is not completed yet. */
      pending_refund_amount: wonSchema,
    }),
  }),
  codes: [],
})

export const registrationFigures = defineDeskEndpoint({
  name: 'registration-figures',
  summary: 'Members who signed up and who left, by day',
  method: 'GET',
  path: '/v1/desk/figures/registrations',
  allows: 'everyOperator',
  query: v.object(figurePeriod),
  content: v.array(v.object({ day: daySchema, registered: countSchema, left: countSchema })),
  codes: [],
})

export const dueRentals = defineDeskEndpoint({
  name: 'due-rentals',
  summary: 'Rented devices that come back by a day, the earliest first',
  method: 'GET',
  path: '/v1/desk/figures/rentals',
  allows: 'everyOperator',
  query: v.object({ until: daySchema }),
  content: v.array(
    v.object({
      order_number: v.string(),
      name: v.object({ ko: v.string(), en: v.string() }),
      quantity: countSchema,
      /** Last day of the rental. */
      ends_on: daySchema,
      /** Days since then; 0 until the day has passed. */
      days_late: countSchema,
    }),
  ),
  codes: [],
})
