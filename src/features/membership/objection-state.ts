import type { Termination } from '#contract/accounts/membership.ts'
import { serverNow } from '#lib/time/server-time.ts'

/** Whether an objection was made, is possible, or is not possible any more. */
export function objectionStateOf({
  objected_at,
  objection_until,
}: Pick<Termination, 'objected_at' | 'objection_until'>): 'made' | 'possible' | 'over' {
  if (objected_at !== null) return 'made'
  return Date.parse(objection_until) >= serverNow() ? 'possible' : 'over'
}
