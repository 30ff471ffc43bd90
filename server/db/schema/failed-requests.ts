import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * Requests that were answered with an error, found by their number. They name no member, no network and nothing that was
 * typed: calls by their method and pattern, pages by their path.
 */
export const failedRequests = pgTable(
  'failed_requests',
  {
    /** Number of the request: `X-Request-Id`. */
    id: uuid().primaryKey(),
    happenedAt: moment().notNull(),
    /** Method and pattern of a call, such as `GET /v1/member/my/order/{id}`, or method and path of a page. */
    request: text().notNull(),
    /** HTTP status. */
    status: integer().notNull(),
    /** Absent for pages. */
    code: text(),
    milliseconds: integer().notNull(),
    /** Name of an unexpected error, with its SQLSTATE if it has one. */
    error: text(),
    /** Line of the source that threw it. */
    thrownAt: text(),
  },
  (table) => [index('failed_requests_age').on(table.happenedAt)],
)
