import { eq } from 'drizzle-orm'
import { failedRequests } from '../db/schema/failed-requests.ts'
import { OperatorError, type OperatorServices } from './orders.ts'

/** A request that was answered with an error, by its number. Throws an {@link OperatorError} when there is none. */
export async function showRequest({ db }: Pick<OperatorServices, 'db'>, id: string) {
  const [found] = await db.select().from(failedRequests).where(eq(failedRequests.id, id))
  if (!found) {
    throw new OperatorError(
      `No failed request has the number ${id}. Look for it in the log of the process: refused floods, and failures during an outage of the database, are only there.`,
    )
  }
  return found
}
