import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { comparableName, nameSchema } from '#contract/values/names.ts'
import { daySchema } from '#contract/values/quantities.ts'
import { inputText } from '#contract/values/text.ts'
import type { Database, Transaction } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { comparableNameOf } from '#server/db/schema/names.ts'
import { invalidRequest, notFound } from '#server/lib/any-call-errors.ts'
import type { Clock } from '#server/lib/clock.ts'
import { type ApiVariables, callerOf } from '../caller.ts'
import { assertStorableText } from '../define-handler.ts'
import type { Services } from '../handler.ts'
import type { NetworkRateLimit } from '../network-rate-limit.ts'
import { approveQr, type QrStep, refuseQr, scanQr } from './phone.ts'

/** Header in which the app's server signs a request. */
const signatureHeader = 'X-Student-Id-Signature'
/** Maximum difference of a signature's time to the shop's clock, in seconds. */
const signatureSeconds = 5 * 60

const secret = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'must be the secret of the code'))
/** Codes of these calls, which are not endpoints of the contract. */
const apiError = ApiError.declaredBy({ codes: [codes.qrCodeInvalid, codes.notRegistered] })

const bodySchema = v.object({ secret })
const approvalSchema = v.object({
  secret,
  /** The student whom the school identified. The member must match in all three. */
  person: v.object({
    name: nameSchema,
    /** `YYYY-MM-DD`. */
    birth: daySchema,
    student_number: inputText(50),
  }),
})

/**
 * Signature of a request: `t=<seconds since 1970>,v1=<hex>`, where `v1` is HMAC-SHA256 over
 * `<seconds>.<path below /api>.<body>` under the secret that shop and school share.
 */
export function signRequest(key: string, request: { seconds: number; path: string; body: string }): string {
  const { seconds, path, body } = request
  return `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${path}.${body}`).digest('hex')}`
}

/**
 * The calls of the student-ID app's server (docs/student-id-app.md): `POST {qr_id}/scan`, `/approve` and `/refuse`.
 * Each may be repeated; a step that is out of order changes nothing and answers the current state. Answers `PR10004404`
 * without a valid signature or without a configured app, `PR20002404` for an unknown or expired code, and `MB20022404`
 * when no verified member matches, or several do.
 */
export function studentIdAppRoutes(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  rateLimit: NetworkRateLimit,
): Hono<ApiVariables> {
  const { db, clock, config } = services
  const routes = new Hono<ApiVariables>()

  routes.post('/:qr_id/:step{scan|approve|refuse}', async (c) => {
    await rateLimit.consume({ method: 'POST' }, callerOf(c, config))
    const body = c.get('body') ?? ''
    const { qr_id: id, step } = c.req.param()
    const path = `/v1/member/auth/did/qr/${id}/${step}`
    const isSigned =
      config.studentIdApp &&
      !config.off.includes('student-id-app') &&
      isSignedBy(config.studentIdApp.secret, c.req.header(signatureHeader), clock, { path, body })
    if (!isSigned) throw notFound(`call POST ${path}`)
    const taken = await applyStep(db, clock, { id, step, sent: readJson(body) })
    if (taken.status === undefined || taken.status === 'expired' || taken.status === 'used') {
      throw apiError(codes.qrCodeInvalid, 'There is no such code, or it is over.')
    }
    return c.json({ status_code: 200, content: { status: taken.status } })
  })
  return routes
}

function isSignedBy(
  key: string,
  signature: string | undefined,
  clock: Clock,
  request: { readonly path: string; readonly body: string },
): boolean {
  const [, seconds] = /^t=(\d{1,12}),v1=[0-9a-f]{64}$/.exec(signature ?? '') ?? []
  if (signature === undefined || seconds === undefined) return false
  if (Math.abs(clock.now().getTime() / 1000 - Number(seconds)) > signatureSeconds) return false
  const expected = signRequest(key, { ...request, seconds: Number(seconds) })
  return expected.length === signature.length && timingSafeEqual(Buffer.from(expected), Buffer.from(signature))
}

async function applyStep(
  db: Database,
  clock: Clock,
  { id, step, sent }: { readonly id: string; readonly step: string; readonly sent: unknown },
): Promise<QrStep> {
  if (step !== 'approve') {
    const code = `${id}.${parse(bodySchema, sent).secret}`
    return step === 'scan' ? scanQr(db, clock, code) : refuseQr(db, clock, code)
  }
  const approval = parse(approvalSchema, sent)
  return approveQr(db, clock, `${id}.${approval.secret}`, (tx) => memberOf(tx, approval.person))
}

/**
 * The member of a student. Name and day of birth are those of a verified identity, so that nobody claims another
 * person's student number by typing it.
 */
async function memberOf(tx: Transaction, person: v.InferOutput<typeof approvalSchema>['person']): Promise<string> {
  const found = await tx
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.isIdentityVerified, true),
        eq(comparableNameOf(members.name), comparableName(person.name)),
        eq(members.birth, person.birth),
        eq(sql`${members.belonging}->>'clno'`, person.student_number),
        ne(members.status, 'withdrawn'),
      ),
    )
    .limit(2)
  const [member] = found
  if (!member || found.length > 1) {
    throw apiError(codes.notRegistered, 'No verified member is this student, or several are.')
  }
  return member.id
}

function readJson(body: string): unknown {
  try {
    const sent: unknown = JSON.parse(body)
    assertStorableText({ body: sent })
    return sent
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw ApiError.ofAnyCall(codes.invalidRequest, 'The request is not JSON.')
  }
}

function parse<Schema extends v.GenericSchema>(schema: Schema, sent: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, sent)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw invalidRequest(v.getDotPath(issue), issue.message)
}
