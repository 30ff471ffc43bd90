import * as v from 'valibot'
import { basketParameters, selectionLimits } from '../addresses/order-addresses.ts'
import { selectedItemSchema, selectionKeySchema } from '../addresses/order-selection.ts'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { countSchema } from '../values/quantities.ts'
import { basketEntrySchema } from './basket-entry.ts'
import { orderAmountsSchema } from './order-amounts.ts'
import { quoteItemSchema } from './quote-item.ts'

// The basket: courses and devices of several kinds, kept in the browser, and with the member. It holds what was selected
// and its price of that moment, never a current price: `basketQuote` asks for that. An order takes it as its items.

const entriesSchema = v.pipe(
  v.array(basketEntrySchema),
  v.maxLength(selectionLimits.basket, `at most ${selectionLimits.basket} lines`),
)

/**
 * Why a line is not part of the sum, and of the order:
 *
 * - `gone`: not on sale any more, or not like that;
 * - `out_of_stock`: fewer pieces in stock than selected;
 * - `other_pass`: another pass of the course comes before it, and a course is bought with one pass at a time;
 * - `other_sale_type`: the device is rented or bought by a line before it, and an order takes it only one way;
 * - `next_order`: an order takes ten lines, and ten devices; this one is left for the next.
 */
export const basketRefusalSchema = v.picklist(['gone', 'out_of_stock', 'other_pass', 'other_sale_type', 'next_order'])
export type BasketRefusal = v.InferOutput<typeof basketRefusalSchema>

const basketLineSchema = v.object({
  item: selectedItemSchema,
  /** What it is and costs today; null when it is gone. `owned` is null: the order form says what the member has. */
  quote: v.nullable(quoteItemSchema),
  refusal: v.nullable(basketRefusalSchema),
  /** Pieces of a device in stock; null for others. */
  stock: v.nullable(countSchema),
})
export type BasketLine = v.InferOutput<typeof basketLineSchema>

export const basketQuoteSchema = v.object({
  /** Courses, then devices, in the order of the request. */
  lines: v.array(basketLineSchema),
  /** Sums of the lines without a refusal. Goods of one order travel together: the highest delivery fee counts, once. */
  ...orderAmountsSchema.entries,
})
export type BasketQuote = v.InferOutput<typeof basketQuoteSchema>

/**
 * Prices and stock of a basket now, for anybody, by the parameters of its address. Unlike `quote`, it says of each line
 * what is wrong with it.
 */
export const basketQuote = defineEndpoint({
  name: 'basket-quote',
  area: 'basket',
  summary: 'What the lines of a basket cost now',
  method: 'GET',
  path: '/v1/order/basket/quote',
  query: v.object({ option: v.optional(basketParameters.option), devices: v.optional(basketParameters.devices) }),
  content: basketQuoteSchema,
  codes: [],
})

/** The member's basket, in the order in which its lines were put in. */
export const basket = defineEndpoint({
  name: 'basket',
  area: 'basket',
  summary: "The member's basket",
  method: 'GET',
  path: '/v1/member/my/basket',
  content: entriesSchema,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

/**
 * Puts lines into the member's basket, or changes their pieces, and removes others. Repeating it changes nothing more.
 * `PR30014400` when it would hold more than forty lines. Returns the basket.
 */
export const changeBasket = defineEndpoint({
  name: 'change-basket',
  area: 'basket',
  summary: "Changes lines of the member's basket",
  method: 'PUT',
  path: '/v1/member/my/basket',
  body: v.object({
    put: v.optional(entriesSchema, []),
    remove: v.optional(v.pipe(v.array(selectionKeySchema), v.maxLength(selectionLimits.basket)), []),
  }),
  content: entriesSchema,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone, codes.basketFull],
})

/**
 * Adds the basket of a browser to the member's, at a login. A line that is in both keeps the larger number of pieces, so
 * that repeating it changes nothing more, and nothing is counted twice. `PR30014400` when both together hold more than
 * forty lines: the browser keeps its own then. Returns the basket.
 */
export const mergeBasket = defineEndpoint({
  name: 'merge-basket',
  area: 'basket',
  summary: "Adds a browser's basket to the member's",
  method: 'POST',
  path: '/v1/member/my/basket/merge',
  body: v.object({ entries: entriesSchema }),
  content: entriesSchema,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone, codes.basketFull],
})
