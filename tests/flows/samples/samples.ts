import type { FoundId } from '#contract/accounts/find-id.ts'
import type { SentLink } from '#contract/accounts/find-password.ts'
import type { SentCode } from '#contract/accounts/one-time-code.ts'
import type { OpenedSession } from '#contract/accounts/session.ts'
import type { ApiErrorData } from '#machines/api-error-data.ts'

export const sampleMoment = '2026-11-21T03:00:00.000Z'
/** The day before, so that it has passed at any hour of the day of the samples. */
export const sampleDayBefore = '2026-11-20T03:00:00.000Z'
/** Far in the future, so that sample states do not expire. */
export const sampleDeadline = '2099-12-31T15:00:00.000Z'
export const sampleId = '00000000-0000-4000-8000-000000000001'

export const sampleSession: OpenedSession = {
  access_token: 'sample-access-token',
  access_token_expires_in: 600,
  refresh_token: 'sample-refresh-token',
  refresh_token_expires_in: 1_209_600,
  username: '김하늘',
  userid: 'practice01',
}

/** Order form of a free course. */
export const freeOrder = '/order?course=109&option=109500'

/** Error of a call without an answer. */
export const networkErrorData: ApiErrorData = { code: undefined, status: 0, requestId: undefined, field: undefined }

/** Password of all members of the sandbox. */
export const samplePassword = 'Practice1!'

/** Contact data of a member of the sandbox. */
export const samplePerson = { name: '김하늘', phone: '01023450142', email: 'haneul@member.example' } as const

const sent = { sent_at: sampleMoment, expires_at: sampleDeadline, resend_at: sampleDayBefore, sends_left: 4 }
export const sampleCode: SentCode = { ...sent, otp_id: sampleId, attempts_left: 5 }
export const sampleLink: SentLink = sent
export const sampleFound: FoundId = { userid: 'pr******01', created_at: '2025-03-02T01:20:00.000Z' }
