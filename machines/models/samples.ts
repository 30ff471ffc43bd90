import type { ApiErrorData } from '../api-error-data.ts'
import type { FoundId } from '../../contract/find-id.ts'
import type { SentLink } from '../../contract/find-password.ts'
import type { SentCode } from '../../contract/one-time-code.ts'
import type { OpenedSession } from '../../contract/session.ts'

/** Sample data of the models: invented people, tokens that open nothing. */

export const sampleMoment = '2026-11-21T03:00:00.000Z'
/** Far away, so that what is looked at does not run out. */
export const sampleDeadline = '2099-12-31T15:00:00.000Z'
export const sampleId = '00000000-0000-4000-8000-000000000001'

export const sampleSession: OpenedSession = {
  access_token: 'sample-access-token',
  access_token_expires_in: 600,
  refresh_token: 'sample-refresh-token',
  refresh_token_expires_in: 1_209_600,
  username: '김하늘',
}

/** The order form of a course that costs nothing. */
export const freeOrder = '/order?course=109&option=109500'

/** What a call throws when the network does not answer. */
export const networkErrorData: ApiErrorData = { code: undefined, status: 0, requestId: undefined, field: undefined }

/** Members of the sandbox; the same password opens all of them. */
export const samplePassword = 'Practice1!'

/** A member of the sandbox, as one registers. */
export const samplePerson = { name: '김하늘', phone: '01023450142', email: 'haneul@practicum.example' } as const

const sent = { sent_at: sampleMoment, expires_at: sampleDeadline, resend_at: sampleMoment, sends_left: 4 }
export const sampleCode: SentCode = { ...sent, otp_id: sampleId, attempts_left: 5 }
export const sampleLink: SentLink = sent
export const sampleFound: FoundId = { userid: 'pr******01', created_at: '2025-03-02T01:20:00.000Z' }
