import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { PreparedOrders } from './views.ts'

/** Where the set-up leaves the numbers of the orders, and the session of the member who placed them. */
export const ordersFile = fileURLToPath(new URL('../../.cache/gallery/orders.json', import.meta.url))
export const memberFile = fileURLToPath(new URL('../../.cache/gallery/member.json', import.meta.url))

const numbersSchema = v.object({ paid: v.string(), unpaid: v.string(), deposited: v.string() })

export function readOrders(): PreparedOrders {
  return v.parse(numbersSchema, JSON.parse(readFileSync(ordersFile, 'utf8')))
}
