import type { Hono } from 'hono'
import type { ApiVariables } from '../api/caller.ts'
import { createFailedRequests, type FailedRequests } from '../api/failed-requests.ts'
import type { Handler, Services } from '../api/handler.ts'
import { serveCalls } from '../api/serve-calls.ts'
import { createPseudonyms, type Pseudonyms } from '../db/pseudonyms.ts'
import type { Log } from '../lib/log.ts'
import { approvalHandlers } from './approval-handlers.ts'
import { contentHandlers } from './content-handlers.ts'
import { figureHandlers } from './figure-handlers.ts'
import { funnelHandlers } from './funnel-handlers.ts'
import { inquiryHandlers } from './inquiry-handlers.ts'
import { memberHandlers } from './member-handlers.ts'
import { operatorsHandlers } from './operator-handlers.ts'
import { deskOrderHandlers } from './order-handlers.ts'
import { recordHandlers } from './record-handlers.ts'
import { deskRefundHandlers } from './refund-handlers.ts'
import { reviewHandlers } from './review-handlers.ts'
import { searchHandlers } from './search-handlers.ts'
import { setupHandlers } from './setup-handlers.ts'
import { todayHandlers } from './today-handler.ts'

/** The handlers of each module of `contract/desk/`. */
const areas = [
  approvalHandlers,
  contentHandlers,
  deskOrderHandlers,
  deskRefundHandlers,
  figureHandlers,
  funnelHandlers,
  inquiryHandlers,
  memberHandlers,
  operatorsHandlers,
  recordHandlers,
  reviewHandlers,
  searchHandlers,
  setupHandlers,
  todayHandlers,
]
const handlers: readonly Handler[] = areas.flatMap((area): Handler[] => Object.values(area))

/** The largest file of the content, as JSON. */
const mostBodyBytes = 1024 * 1024

/** Calls of the desk with a handler; a test compares them with the contract. */
export const handledDeskEndpoints: readonly string[] = handlers.map((handler) => handler.endpoint.name)

/** The calls of the desk below `/api`. Only the desk's host serves them. */
export function createDeskApi(
  services: Services,
  log: Log,
  pseudonyms: Pseudonyms = createPseudonyms(services.db, log),
  failedRequests: FailedRequests = createFailedRequests(services, log),
): Hono<ApiVariables> {
  return serveCalls(services, { log, pseudonyms, failedRequests, handlers, bodyBytes: mostBodyBytes })
}
