import * as v from 'valibot'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { emailInput, emailSchema } from '../values/contact.ts'
import { generatedText, momentSchema } from '../values/text.ts'

/**
 * A mail with a link proves that an address belongs to whoever typed it. The link opens on any device and asks to press
 * a button. The page that waits in the requesting browser then continues. Sending again invalidates the links of
 * earlier mails.
 */
export const emailVerificationLimits = {
  /** Lifetime of a link, in seconds. */
  linkSeconds: 30 * 60,
  /** How long a verified address can be used in the requesting browser, in seconds. */
  useSeconds: 60 * 60,
  /** Polling interval of the waiting page, in seconds. */
  askSeconds: 3,
} as const

/** Maximum length of a token, in characters. */
const token = generatedText(200)

export const emailVerificationSchema = v.object({
  /** Number of the verification; it goes into the sign-up. */
  id: v.pipe(v.string(), v.uuid()),
  email: emailSchema,
  /** `expired` for a link that was not opened in time, and for a verified address that was not used in time. */
  status: v.picklist(['sent', 'verified', 'expired']),
  /** When the newest mail was sent. */
  sent_at: momentSchema,
  /** Expiry of the link, or of the verified address. */
  expires_at: momentSchema,
  /** When the screen offers to send again. */
  resend_at: momentSchema,
  /** Remaining mails to this address within these 24 hours. */
  sends_left: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type EmailVerification = v.InferOutput<typeof emailVerificationSchema>

/**
 * Checks for a duplicate and sends the mail. The same address again, in the same browser, keeps its number.
 * `MB10005400` for an invalid address, `MB11001400` for one of a member, `PR11001429` with `Retry-After` for too many
 * mails, `MB10012500` when the mail was refused, `MB10013500` when the mail server is unavailable.
 */
export const sendEmailVerification = defineEndpoint({
  name: 'send-email-verification',
  area: 'email-verification',
  summary: 'Sends a mail whose link proves that the address is the own one',
  method: 'POST',
  path: '/v1/member/auth/join/verify/email',
  body: v.object({ email: emailInput }),
  content: emailVerificationSchema,
  codes: [
    codes.emailInvalid,
    codes.alreadyInUse,
    codes.tooManyMails,
    codes.signUpMailRefused,
    codes.signUpMailUnavailable,
  ],
})

/** Called by the waiting browser, and by the page of the link, which sends the header `X-Link-Secret`. */
export const emailVerificationStatus = defineEndpoint({
  name: 'email-verification-status',
  area: 'email-verification',
  summary: 'How far the verification of an email address is',
  method: 'GET',
  path: '/v1/member/auth/verify/email',
  query: v.object({ id: v.optional(v.pipe(v.string(), v.uuid())) }),
  content: emailVerificationSchema,
  codes: [codes.emailLinkInvalid],
})

/** Pressed on the page of the link: mail scanners open links but press nothing. */
export const confirmEmail = defineEndpoint({
  name: 'confirm-email',
  area: 'email-verification',
  summary: 'Confirms the email address of a link',
  method: 'POST',
  path: '/v1/member/auth/verify/email',
  body: v.object({ token }),
  content: emailVerificationSchema,
  codes: [codes.emailLinkInvalid],
})
