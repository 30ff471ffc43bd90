import * as v from 'valibot'
import { momentSchema } from '../values/text.ts'
import * as codes from './codes.ts'
import { defineEndpoint } from './endpoint.ts'

/** The human-verification challenge (specification, section 5). */
export const humanCheckLimits = {
  /** Lifetime of the shop's own challenge, in seconds. */
  challengeSeconds: 20 * 60,
  /** Lifetime of a proof, in seconds. */
  proofSeconds: 60 * 60,
} as const

/** A challenge in altcha's format. */
export const challengeSchema = v.object({
  parameters: v.object({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
    keySignature: v.optional(v.string()),
    expiresAt: v.optional(v.number()),
    data: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()]))),
  }),
  signature: v.string(),
})

export type ProofOfWorkChallenge = v.InferOutput<typeof challengeSchema>

/**
 * Header with the solution of the challenge of a `PR10008429` answer: altcha's payload, JSON `{challenge, solution}` in
 * base64. It allows the same call once.
 */
export const proofOfWorkHeader = 'X-Proof-Of-Work'

/** Which check the shop uses: its own, or reCAPTCHA where it is configured. */
export const humanCheckSchema = v.variant('provider', [
  v.object({ provider: v.literal('altcha'), challenge: challengeSchema }),
  v.object({
    provider: v.literal('recaptcha'),
    /** Public key for the provider's script. */
    site_key: v.string(),
  }),
])
export type HumanCheck = v.InferOutput<typeof humanCheckSchema>

export const openHumanCheck = defineEndpoint({
  name: 'open-human-check',
  area: 'human-check',
  summary: 'A challenge that tells persons from programs',
  method: 'GET',
  path: '/v1/recaptcha',
  content: humanCheckSchema,
  codes: [],
})

/** `PR11006400` when the token is invalid, expired or used. */
export const verifyHuman = defineEndpoint({
  name: 'verify-human',
  area: 'human-check',
  summary: 'Exchanges the token of a solved challenge for a proof that is good once',
  method: 'POST',
  path: '/v1/recaptcha',
  body: v.object({
    /** Altcha: its payload, JSON `{challenge, solution}` in base64. reCAPTCHA: the token of its script. */
    token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(10_000)),
  }),
  content: v.object({
    /** The proof, for one sign-up of this browser. */
    code: v.pipe(v.string(), v.uuid()),
    expires_at: momentSchema,
  }),
  codes: [codes.humanCheckFailed],
})
