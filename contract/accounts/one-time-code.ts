import * as v from 'valibot'
import { cleanNumber, cleanToken, momentSchema, numberText } from '../values/text.ts'

/** Rules of codes that are sent by text message or mail (specification, section 9). */
export const oneTimeCodeLimits = {
  digits: 6,
  /** Lifetime of a code, in seconds. */
  seconds: 3 * 60,
  /** How often a code may be entered. */
  attempts: 5,
  /** How long a browser that entered the right code may call again without it, in seconds. */
  proofSeconds: 10 * 60,
} as const

/**
 * Limits of requests for messages. Each request counts for 24 hours from its own moment. A limit refuses one browser;
 * requests of others for the same contact cost proof of work and refuse nobody (docs/decisions/016-limits.md).
 */
export const requestLimits = {
  /** How long a request counts, in seconds (specification, section 9). */
  seconds: 24 * 60 * 60,
  /**
   * Codes, or links, to one phone number or address that one browser may request, and that all may request without
   * work.
   */
  perContact: 5,
  /** Codes, or links, to one phone number or address that one network may request. */
  perContactAndNetwork: 20,
  /** Codes, or links, that one network may request without work, and at most. */
  perNetwork: 100,
  maxPerNetwork: 1_000,
  /** When a screen offers to send again, in seconds; an earlier request is allowed and counts. */
  resendSeconds: 60,
} as const

/** A code that was sent. Only the message contains the code itself. */
export const sentCodeSchema = v.object({
  /** Number of the request. The code is valid for it only, in the browser that made it. */
  otp_id: v.pipe(v.string(), v.uuid()),
  sent_at: momentSchema,
  /** Expiry of the code. */
  expires_at: momentSchema,
  /** When the screen offers to send another one. */
  resend_at: momentSchema,
  /** Attempts to enter it. A wrong one answers the remaining attempts as `attempts_left`. */
  attempts_left: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Remaining codes of this browser within these 24 hours. */
  sends_left: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type SentCode = v.InferOutput<typeof sentCodeSchema>

/**
 * The digits of a code without the spaces, dashes and brackets that messages and people put around them. Of a whole
 * message, the only six digits in a row.
 */
export function cleanCode(text: string): string {
  const typed = cleanNumber(text)
  if (/^\d*$/.test(typed)) return typed
  const found = cleanToken(text).match(/(?<!\d)\d{3}[ -]?\d{3}(?!\d)/g) ?? []
  return found.length === 1 ? cleanNumber(found.join('')) : typed
}

/** A typed or pasted code, not checked yet. */
export const codeInput = numberText('one-time-code', 20, cleanCode)
