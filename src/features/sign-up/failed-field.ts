import type { Code } from '../../../contract/codes.ts'
import type { ApiErrorData } from '../../../machines/api-error-data.ts'

/** Fields of the last form that something can be wrong with; also the ids of their inputs. */
export const detailFields = [
  'userid',
  'pwd',
  'pwd_confirm',
  'email',
  'phone',
  'nickname',
  'group',
  'scnm',
  'clno',
  'dept',
  'human_check',
] as const
export type DetailField = (typeof detailFields)[number]

/** Where a code belongs when its answer names no field (specification, section 8). */
const places: Partial<Record<Code, DetailField>> = {
  MB10001400: 'userid',
  MB11001400: 'userid',
  MB10002400: 'pwd',
  MB10003400: 'pwd_confirm',
  MB10004400: 'phone',
  MB10005400: 'email',
  PR11006400: 'human_check',
}

/** The field that a refusal belongs to; undefined when it belongs to none. */
export function fieldOf(error: ApiErrorData | undefined): DetailField | undefined {
  if (error === undefined) return undefined
  const named = error.field?.split('.').at(-1)
  return detailFields.find((field) => field === named) ?? (error.code && places[error.code])
}
