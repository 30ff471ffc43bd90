import type { AnyCode } from './code-catalogue.ts'
import { memberGone } from './codes.ts'

/** HTTP status of an answer with this code: its last three digits, but for `4040011`, which is a 404. */
export function statusOf(code: AnyCode): number {
  return code === memberGone ? 404 : Number(code.slice(-3))
}
