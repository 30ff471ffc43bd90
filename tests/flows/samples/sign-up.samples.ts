import type { Identification } from '#contract/accounts/sign-up.ts'
import { emptySignUpDraft, type SignUpDraft, type SignUpProgress } from '#machines/sign-up.data.ts'
import { sampleDeadline, sampleId } from './samples.ts'

// Sample data of the sign-up's model. Each number is another one, so that none can stand in for the other.

export const consents = { terms: '2025', collection: '2025', marketing: '2025', recv_sms: false, recv_email: true }

export const adult: Identification = {
  idfc_id: sampleId,
  name: '문가을',
  birth: '2004-10-09',
  phone: '01047830142',
  is_under_14: false,
  guardian: null,
  expires_at: sampleDeadline,
}
export const child: Identification = {
  ...adult,
  idfc_id: '00000000-0000-4000-8000-000000000002',
  name: '윤바다',
  birth: '2016-05-03',
  is_under_14: true,
}
/** The child, whose guardian has consented. */
export const consentedChild: Identification = { ...child, guardian: '오소라' }
export const guardian = { relation: 'mother', collection: '2025' } as const
export const email = { id: '00000000-0000-4000-8000-000000000003', email: 'gaeul@member.example' }
export const userid = 'gaeul2026'
export const humanProof = '00000000-0000-4000-8000-000000000004'

/** Drafts of sign-ups that were left after a step. */
export const drafts: Record<SignUpProgress, SignUpDraft> = {
  terms: { ...emptySignUpDraft, consents },
  identity: { ...emptySignUpDraft, consents, identification: adult },
  child: { ...emptySignUpDraft, consents, identification: child },
  guardian: { ...emptySignUpDraft, consents, identification: child, guardian },
  email: { ...emptySignUpDraft, consents, identification: adult, email },
}
