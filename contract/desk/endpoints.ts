import * as approvals from './approvals.ts'
import * as content from './content.ts'
import type { DeskEndpoint } from './desk-endpoint.ts'
import * as figures from './figures.ts'
import * as funnels from './funnels.ts'
import * as inquiries from './inquiries.ts'
import * as members from './members.ts'
import * as operators from './operators.ts'
import * as orders from './orders.ts'
import * as records from './records.ts'
import * as refunds from './refunds.ts'
import * as reviews from './reviews.ts'
import * as search from './search.ts'
import * as setup from './setup.ts'
import * as today from './today.ts'

/** Modules of the contract that declare calls of the desk. */
const areas = [
  approvals,
  content,
  figures,
  funnels,
  inquiries,
  members,
  operators,
  orders,
  records,
  refunds,
  reviews,
  search,
  setup,
  today,
]

/** Every call of the desk. Only the desk's host serves them. */
export const deskEndpoints: readonly DeskEndpoint[] = areas.flatMap((area) =>
  Object.values<unknown>(area).filter(isDeskEndpoint),
)

function isDeskEndpoint(value: unknown): value is DeskEndpoint {
  return typeof value === 'object' && value !== null && 'allows' in value && 'path' in value
}
