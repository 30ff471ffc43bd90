import { asc } from 'drizzle-orm'
import { deliveryMessages as endpoint } from '../../../contract/orders/checkout.ts'
import { deliveryMessages } from '../../db/schema/boards.ts'
import { defineHandler } from '../define-handler.ts'

export default defineHandler(endpoint, async ({ db, locale }) => {
  const rows = await db.select().from(deliveryMessages).orderBy(asc(deliveryMessages.position))
  return { content: rows.map(({ code, text }) => ({ code, text: text[locale] })) }
})
