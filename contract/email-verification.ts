import * as codes from './codes.ts'
import * as v from 'valibot'
import { emailSchema, emailInput } from './contact.ts'
import { defineEndpoint, noInput } from './endpoint.ts'
import { momentSchema, inputText } from './text.ts'

/**
 * A mail with a link proves that an address belongs to who typed it. The link opens on whatever device the mail is
 * read, and asks there for one press of a button; the page that waits in the browser that asked goes on by itself.
 * Sending again makes the links of earlier mails worthless.
 */
export const emailVerificationLimits = {
  /** How long a link is good, in seconds. */
  linkSeconds: 30 * 60,
  /** How long a verified address may be used in the browser that asked, in seconds. */
  useSeconds: 60 * 60,
  /** How often the page that waits asks, in seconds. */
  askSeconds: 3,
} as const

/** Longest token that is worth looking up, in characters. */
const token = inputText(200)

export const emailVerificationSchema = v.object({
  /** Number of the verification; it goes into the sign-up. */
  id: v.pipe(v.string(), v.uuid()),
  email: emailSchema,
  /** `expired` for a link that was not opened in time, and for a verified address that was not used in time. */
  status: v.picklist(['sent', 'verified', 'expired']),
  /** When the newest mail was sent. */
  sent_at: momentSchema,
  /** Until when the link is good, or the verified address may be used. */
  expires_at: momentSchema,
  /** When the screen offers to send again. */
  resend_at: momentSchema,
  /** How many more mails this address may get within these 24 hours. */
  sends_left: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type EmailVerification = v.InferOutput<typeof emailVerificationSchema>

/**
 * Duplicate check and mail in one. The same address again, in the same browser, keeps its number. `MB10005400` for
 * what is no address, `MB11001400` for one that a member has, `PR11001429` with `Retry-After` for too many mails,
 * `MB10012500` when the mail was refused, `MB10013500` when it could not be handed over now.
 */
export const sendEmailVerification = defineEndpoint({
  name: 'send-email-verification',
  summary: 'Sends a mail whose link proves that the address is the own one',
  method: 'POST',
  path: '/v1/member/auth/join/verify/email',
  params: noInput,
  query: noInput,
  body: v.object({ email: emailInput }),
  content: emailVerificationSchema,
  paged: false,
  codes: [
    codes.emailInvalid,
    codes.alreadyInUse,
    codes.tooManyMails,
    codes.signUpMailRefused,
    codes.signUpMailUnavailable,
  ],
})

/** Asked by the browser that waits, and by the page that the link opens, which sends the header `X-Link-Secret`. */
export const emailVerificationStatus = defineEndpoint({
  name: 'email-verification-status',
  summary: 'How far the verification of an e-mail address is',
  method: 'GET',
  path: '/v1/member/auth/verify/email',
  params: noInput,
  query: v.object({ id: v.optional(v.pipe(v.string(), v.uuid())) }),
  content: emailVerificationSchema,
  paged: false,
  codes: [codes.emailLinkInvalid],
})

/** Pressed on the page that the link opens: mail programs that open links by themselves press nothing. */
export const confirmEmail = defineEndpoint({
  name: 'confirm-email',
  summary: 'Confirms the e-mail address of a link',
  method: 'POST',
  path: '/v1/member/auth/verify/email',
  params: noInput,
  query: noInput,
  body: v.object({ token }),
  content: emailVerificationSchema,
  paged: false,
  codes: [codes.emailLinkInvalid],
})
