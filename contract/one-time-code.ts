import * as v from 'valibot'
import { momentSchema } from './text.ts'

/** Rules of codes that are sent by text message or mail (specification, section 9). */
export const oneTimeCodeLimits = {
  digits: 6,
  /** How long a code is good, in seconds. */
  seconds: 3 * 60,
  /** How often a code may be entered. */
  attempts: 5,
  /** How long a browser that entered the right code may ask for what it opens, in seconds. */
  proofSeconds: 10 * 60,
} as const

/**
 * How often somebody may ask for messages. All numbers hold for 24 hours, which pass for each request on its own. Who
 * asks is a browser; what others asked for the same contact costs proof of work, and refuses nobody
 * (docs/decisions/016-limits.md).
 */
export const requestLimits = {
  /** The time that requests count, in seconds (specification, section 9). */
  seconds: 24 * 60 * 60,
  /** Codes, or links, to one phone number or address that one browser may ask for; what others ask costs work beyond. */
  perContact: 5,
  /** Codes, or links, to one phone number or address that one network may ask for. */
  perContactAndNetwork: 20,
  /** Codes, or links, asked for by one network before each costs work, and how many at the most. */
  perNetwork: 100,
  maxPerNetwork: 1_000,
  /** When a screen offers to send again, in seconds; asking earlier is allowed and counts. */
  resendSeconds: 60,
} as const

/** A code that is under way. The code itself is in the message alone. */
export const sentCodeSchema = v.object({
  /** Number of the request; the code is good for it alone, in the browser that asked. */
  otp_id: v.pipe(v.string(), v.uuid()),
  sent_at: momentSchema,
  /** Until when the code may be entered. */
  expires_at: momentSchema,
  /** When the screen offers to send another one. */
  resend_at: momentSchema,
  /** How often it may be entered; a wrong one answers how often it still may, as `attempts_left`. */
  attempts_left: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** How many more codes this browser may ask for within these 24 hours. */
  sends_left: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type SentCode = v.InferOutput<typeof sentCodeSchema>

/** A code as it was typed or pasted, without the spaces and hyphens that messages and people group digits by. */
export function normalizeCode(text: string): string {
  return text.replace(/[\s\u200b-\u200d\u2060\ufeff\p{Dash_Punctuation}]/gu, '')
}

/** Six digits, typed with or without spaces and hyphens between them. */
export const codeInput = v.pipe(v.string(), v.maxLength(20), v.transform(normalizeCode))
