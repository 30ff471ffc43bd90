import type { Code } from '#contract/protocol/code-catalogue.ts'
import * as codes from '#contract/protocol/codes.ts'
import { type ApiErrorData, entryOf } from '#machines/api-error-data.ts'

/** Fields of the details form; also the IDs of their inputs. */
export const detailFields = [
  'name',
  'birth',
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

/** Field of a code whose answer names none (specification, section 8). */
const places: Partial<Record<Code, DetailField>> = {
  [codes.useridInvalid]: 'userid',
  [codes.alreadyInUse]: 'userid',
  [codes.signUpPasswordInvalid]: 'pwd',
  [codes.signUpPasswordMismatch]: 'pwd_confirm',
  [codes.phoneInvalid]: 'phone',
  [codes.emailInvalid]: 'email',
  [codes.tooYoung]: 'birth',
  [codes.humanCheckFailed]: 'human_check',
}

/** Field of an error; undefined when it belongs to none. */
export function fieldOf(error: ApiErrorData | undefined): DetailField | undefined {
  if (error === undefined) return undefined
  const named = error.field?.split('.').at(-1)
  return detailFields.find((field) => field === named) ?? entryOf(places, error)
}
