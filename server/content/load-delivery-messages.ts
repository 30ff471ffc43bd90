import { everyRow } from '../db/every-row.ts'
import type { Transaction } from '../db/open.ts'
import { deliveryMessages } from '../db/schema/boards.ts'
import type { Content } from './read.ts'

/** Makes the delivery requests equal to the folder's. */
export async function loadDeliveryMessages(tx: Transaction, content: Content): Promise<void> {
  await tx.delete(deliveryMessages).where(everyRow)
  await tx
    .insert(deliveryMessages)
    .values(content.deliveryMessages.map((message, position) => ({ ...message, position })))
}
