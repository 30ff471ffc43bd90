import * as v from 'valibot'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { emailInput, phoneInput } from '../values/contact.ts'
import { maxNameLength } from '../values/names.ts'
import { inputText, momentSchema } from '../values/text.ts'
import { codeInput, sentCodeSchema } from './one-time-code.ts'

/** The kind of contact to which the code is sent. */
export const contactTypeSchema = v.picklist(['phone', 'email'])
export type ContactType = v.InferOutput<typeof contactTypeSchema>

/**
 * The code goes to every contact alike, registered or not, so that the answer reveals no account. `MB21005404` for an
 * empty name or an invalid contact, `MB21003429` with `Retry-After` for too many codes, `MB21004500` when the message
 * could not be sent.
 */
export const requestFindIdCode = defineEndpoint({
  name: 'request-find-id-code',
  area: 'find-id',
  summary: 'Sends a code to the phone or address with which somebody may have registered',
  method: 'POST',
  path: '/v1/member/auth/find/id/{type}/otp',
  params: v.object({ type: contactTypeSchema }),
  body: v.object({
    name: inputText(maxNameLength, 'name'),
    /** With `type` phone. */
    phone: v.optional(phoneInput, ''),
    /** With `type` email. */
    email: v.optional(emailInput, ''),
  }),
  content: sentCodeSchema,
  success: codes.oneTimeCodeSent,
  codes: [codes.contactNotRegistered, codes.tooManyOneTimeCodes, codes.oneTimeCodeNotSent],
})

/** The found ID (specification, section 3): masked, such as `ha****27`, until the full ID is requested. */
export const foundIdSchema = v.object({
  userid: v.string(),
  /** When the account was created. */
  created_at: momentSchema,
})
export type FoundId = v.InferOutput<typeof foundIdSchema>

/**
 * Enters the code, which works once. For ten minutes afterwards, the same browser may call again without `otp` for the
 * full ID. `MB21101400` without a code (and none entered before), `MB21103400` for a wrong one (the answer has
 * `attempts_left`), `MB21105429` for the last wrong one and everything after it, `MB21102404` for an expired or used
 * one or one of another browser, `MB21104404` when nobody registered with this name and contact.
 */
export const findId = defineEndpoint({
  name: 'find-id',
  area: 'find-id',
  summary: 'The ID that belongs to a name and a contact, once the code has proved the contact',
  method: 'POST',
  path: '/v1/member/auth/find/id/{type}',
  params: v.object({ type: contactTypeSchema }),
  body: v.object({
    otp_id: v.pipe(v.string(), v.uuid()),
    otp: v.optional(codeInput, ''),
    /** Whether to answer the whole ID. */
    full_id: v.optional(v.picklist(['Y', 'N']), 'N'),
  }),
  content: foundIdSchema,
  success: codes.idFound,
  codes: [
    codes.oneTimeCodeMissing,
    codes.wrongOneTimeCode,
    codes.oneTimeCodeExpired,
    codes.oneTimeCodeAttemptsUsedUp,
    codes.foundIdNotRegistered,
  ],
})
