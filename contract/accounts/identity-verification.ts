import * as v from 'valibot'
import { returnPathSchema } from '../addresses/return-path.ts'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { momentSchema } from '../values/text.ts'

/**
 * A person proves their identity in the provider's own window: `OACX` in a popup that returns through `/oacx`
 * (desktop), `CIVS` by leaving the page and returning (mobile). The server stores the result. It works once, in the
 * browser that requested it, for the requested purpose.
 */
export const identityMethodSchema = v.picklist(['OACX', 'CIVS'])
export type IdentityMethod = v.InferOutput<typeof identityMethodSchema>

/** What the person is verified for. A result is invalid for another purpose. */
export const identityPurposeSchema = v.picklist(['login', 'join', 'guardian', 'order', 'profile'])
export type IdentityPurpose = v.InferOutput<typeof identityPurposeSchema>

/** Status of a verification. `used` has served its purpose. */
export const identityStatusSchema = v.picklist(['requested', 'verified', 'refused', 'canceled', 'expired', 'used'])
export type IdentityStatus = v.InferOutput<typeof identityStatusSchema>

export const identityLimits = {
  /** Time for the verification, in seconds. */
  verifySeconds: 5 * 60,
  /** Time to use a result, in seconds. */
  useSeconds: 30 * 60,
} as const

export const openedVerificationSchema = v.object({
  /** Number of the verification. */
  idfc_id: v.pipe(v.string(), v.uuid()),
  /** Address of the provider's window or page. */
  url: v.string(),
  /** Deadline of the verification. */
  expires_at: momentSchema,
})
export type OpenedVerification = v.InferOutput<typeof openedVerificationSchema>

export const openIdentityPopup = defineEndpoint({
  name: 'open-identity-popup',
  area: 'identity-verification',
  summary: 'Begins an identity verification in a popup, which returns through /oacx',
  feature: 'identity-verification',
  method: 'POST',
  path: '/v1/member/auth/oacx/popup/{purpose}',
  params: v.object({ purpose: identityPurposeSchema }),
  content: openedVerificationSchema,
  codes: [],
})

export const openIdentityPage = defineEndpoint({
  name: 'open-identity-page',
  area: 'identity-verification',
  summary: 'Begins an identity verification that leaves the page and comes back to it',
  feature: 'identity-verification',
  method: 'POST',
  path: '/v1/member/auth/civs/popup',
  body: v.object({
    /** Path of the shop to return to, on the host where it began. `idfc_id` is added to its parameters. */
    return_url: returnPathSchema,
    purpose: v.optional(identityPurposeSchema, 'login'),
  }),
  content: openedVerificationSchema,
  codes: [],
})

/** Called after the return, and polled while a popup is open, because the popup's message can be lost. */
export const identityVerificationStatus = defineEndpoint({
  name: 'identity-verification-status',
  area: 'identity-verification',
  summary: 'How far an identity verification of this browser is',
  feature: 'identity-verification',
  method: 'GET',
  path: '/v1/member/auth/identification/{idfc_id}',
  params: v.object({ idfc_id: v.pipe(v.string(), v.uuid()) }),
  content: v.object({ status: identityStatusSchema, expires_at: momentSchema }),
  isRateLimited: true,
  codes: [],
})
