import * as v from 'valibot'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { momentSchema } from '../values/text.ts'
import { openedSessionSchema } from './session.ts'

/** Login by the student ID in the school's app: it scans a code on the screen and approves. */
export const qrLoginLimits = {
  /** Lifetime of a code, in seconds. */
  codeSeconds: 3 * 60,
  /** How long the server waits for a change of a code before it answers, in seconds. */
  waitSeconds: 5,
} as const

export const qrStatusSchema = v.picklist(['waiting', 'scanned', 'approved', 'refused', 'expired', 'used'])
export type QrStatus = v.InferOutput<typeof qrStatusSchema>

const qrId = v.pipe(v.string(), v.uuid())

export const qrCodeSchema = v.object({
  qr_id: qrId,
  /** Content of the code: an address that the app opens. */
  text: v.string(),
  expires_at: momentSchema,
})
export type QrCode = v.InferOutput<typeof qrCodeSchema>

export const openQrLogin = defineEndpoint({
  name: 'open-qr-login',
  area: 'qr-login',
  feature: 'student-id-app',
  summary: 'A new code to scan, bound to this browser by a cookie',
  method: 'GET',
  path: '/v1/member/auth/did/qr',
  content: qrCodeSchema,
  isRateLimited: true,
  codes: [],
})

export const qrLoginStatus = defineEndpoint({
  name: 'qr-login-status',
  area: 'qr-login',
  feature: 'student-id-app',
  summary: 'Where a code stands; waits for a while until it is no longer what the browser knows',
  method: 'GET',
  path: '/v1/member/auth/did/qr/{qr_id}',
  params: v.object({ qr_id: qrId }),
  query: v.object({
    /** The state that the browser knows; without it the call is answered at once. */
    known: v.optional(qrStatusSchema),
  }),
  content: v.object({ status: qrStatusSchema, expires_at: momentSchema }),
  isRateLimited: true,
  codes: [codes.qrCodeInvalid],
})

export const qrLogin = defineEndpoint({
  name: 'qr-login',
  area: 'qr-login',
  feature: 'student-id-app',
  summary: 'Logs in with an approved code',
  method: 'POST',
  path: '/v1/member/auth/login/qr',
  body: v.object({ qr_id: qrId }),
  content: openedSessionSchema,
  codes: [codes.qrCodeInvalid, codes.qrLoginNotApproved, codes.accountDeactivated, codes.accountDeleted],
})
