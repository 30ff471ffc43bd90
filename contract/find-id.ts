import * as codes from './codes.ts'
import * as v from 'valibot'
import { emailInput, phoneInput } from './contact.ts'
import { defineEndpoint, noInput } from './endpoint.ts'
import { sentCodeSchema, codeInput } from './one-time-code.ts'
import { momentSchema, inputText } from './text.ts'

/** By which contact an ID is found: a code goes there. */
export const contactTypeSchema = v.picklist(['phone', 'email'])
export type ContactType = v.InferOutput<typeof contactTypeSchema>

/** Longest name, in characters. */
export const maxNameLength = 50

/**
 * The code goes to every contact alike, whether anybody registered it or not, so that the answer tells nothing of
 * accounts. `MB21005404` for a name or contact that nobody can have registered: empty, or not a number or address.
 * `MB21003429` with `Retry-After` for too many codes, `MB21004500` when the message could not be sent.
 */
export const requestFindIdCode = defineEndpoint({
  name: 'request-find-id-code',
  summary: 'Sends a code to the phone or address with which somebody may have registered',
  method: 'POST',
  path: '/v1/member/auth/find/id/{type}/otp',
  params: v.object({ type: contactTypeSchema }),
  query: noInput,
  body: v.object({
    name: inputText(maxNameLength),
    /** With `type` phone. */
    phone: v.optional(phoneInput, ''),
    /** With `type` email. */
    email: v.optional(emailInput, ''),
  }),
  content: sentCodeSchema,
  paged: false,
  success: codes.oneTimeCodeSent,
  codes: [codes.contactNotRegistered, codes.tooManyOneTimeCodes, codes.oneTimeCodeNotSent],
})

/** What is found (specification, section 3): masked, such as `ha****27`, until the full ID is asked for. */
export const foundIdSchema = v.object({
  userid: v.string(),
  /** When the account was made. */
  created_at: momentSchema,
})
export type FoundId = v.InferOutput<typeof foundIdSchema>

/**
 * Enters the code, which works once. After it worked, the same browser may ask again without `otp` for ten minutes:
 * for the full ID. `MB21101400` when no code is given (and none has worked), `MB21103400` for a wrong one (the answer
 * carries `attempts_left`), `MB21105429` for the last wrong one and everything after it, `MB21102404` for one that is
 * over, used, or of another browser, and `MB21104404` when nobody registered with this name and contact.
 */
export const findId = defineEndpoint({
  name: 'find-id',
  summary: 'The ID that belongs to a name and a contact, once the code has proved the contact',
  method: 'POST',
  path: '/v1/member/auth/find/id/{type}',
  params: v.object({ type: contactTypeSchema }),
  query: noInput,
  body: v.object({
    otp_id: v.pipe(v.string(), v.uuid()),
    otp: v.optional(codeInput, ''),
    /** Whether the whole ID is shown. */
    full_id: v.optional(v.picklist(['Y', 'N']), 'N'),
  }),
  content: foundIdSchema,
  paged: false,
  success: codes.idFound,
  codes: [
    codes.oneTimeCodeMissing,
    codes.wrongOneTimeCode,
    codes.oneTimeCodeExpired,
    codes.oneTimeCodeAttemptsUsedUp,
    codes.foundIdNotRegistered,
  ],
})
