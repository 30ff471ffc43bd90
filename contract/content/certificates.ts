import * as v from 'valibot'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { idSchema } from '../protocol/paging.ts'
import { countSchema, daySchema } from '../values/quantities.ts'
import { generatedText, momentSchema } from '../values/text.ts'

// Certificates of completion: this shop's addition to section 7 of the specification.

const certificateEntries = {
  /** Such as `PC-20261121-7QK2M9XD`. It opens nothing. */
  number: v.string(),
  /** Title of the course in the language of the call, and its lessons, on the day of issue. */
  title: v.string(),
  lessons: countSchema,
  /** Whether nobody has verified the name: it is as the member states it. */
  is_name_stated: v.boolean(),
  /** Days on which the last lesson was finished, and on which it was issued. */
  completed_on: daySchema,
  issued_on: daySchema,
}

export const ownCertificateSchema = v.object({
  title: v.string(),
  /** Finished lessons, and lessons of the course. */
  done: countSchema,
  lessons: countSchema,
  /** Whether it can be issued now. */
  can_issue: v.boolean(),
  /** The moment until which a refund of the finished course is possible, and no certificate is issued; null otherwise. */
  waits_until: v.nullable(momentSchema),
  /** Day on which it was revoked because the course was refunded; null when it is valid or was not issued. */
  revoked_on: v.nullable(daySchema),
  /** Null until it is issued, and while it is revoked. */
  certificate: v.nullable(
    v.object({
      ...certificateEntries,
      /** Name of the member on the day of issue. */
      name: v.string(),
      /** Path of the page that proves it, with its secret in the hash; null while the member has withdrawn it. */
      proof: v.nullable(v.string()),
    }),
  ),
})
export type OwnCertificate = v.InferOutput<typeof ownCertificateSchema>

const ownCall = {
  area: 'learning',
  path: '/v1/member/my/certificate/{lectureId}',
  params: v.object({ lectureId: idSchema }),
  content: ownCertificateSchema,
  access: 'member',
} as const

/** `PR10004404` for a course that the member has neither bought nor a certificate of. */
export const ownCertificate = defineEndpoint({
  ...ownCall,
  name: 'own-certificate',
  summary: 'The member’s certificate of a course, and what is missing for it',
  method: 'GET',
  isRateLimited: true,
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

/**
 * Issues the certificate of a finished course, once; a revoked one again. `PR20015403` while lessons are not finished,
 * `PR20019403` while the course can be refunded, since the certificate of a refunded course proves nothing, and
 * `PR20018409` for a name that no font draws: a certificate without its name would be worth nothing.
 */
export const issueCertificate = defineEndpoint({
  ...ownCall,
  name: 'issue-certificate',
  summary: 'Issues the member’s certificate of a finished course',
  method: 'POST',
  success: 201,
  codes: [
    codes.accessTokenInvalid,
    codes.memberGone,
    codes.courseNotFinished,
    codes.certificateTooEarly,
    codes.certificateNameUnprintable,
  ],
})

/** Gives the certificate another address that proves it, or none. The address before opens nothing any more. */
export const changeCertificateProof = defineEndpoint({
  ...ownCall,
  name: 'change-certificate-proof',
  summary: 'Publishes or withdraws the address of the member’s certificate',
  method: 'PUT',
  path: '/v1/member/my/certificate/{lectureId}/proof',
  body: v.object({ is_public: v.boolean() }),
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

/**
 * The certificate as PDF, in the language of the call. `PR10004404` before it is issued and while it is revoked,
 * `PR20018409` as for its issue.
 */
export const certificateFile = defineEndpoint({
  name: 'certificate-file',
  area: 'learning',
  summary: 'The member’s certificate as PDF',
  method: 'GET',
  path: '/v1/member/my/certificate/{lectureId}/file',
  params: v.object({ lectureId: idSchema }),
  content: v.blob(),
  fileTypes: ['application/pdf'],
  isRateLimited: true,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone, codes.certificateNameUnprintable],
})

export const provedCertificateSchema = v.object({
  ...certificateEntries,
  /** Most letters of the name are hidden: who holds the certificate compares. */
  masked_name: v.string(),
  /** Day on which the course was refunded, since when it is not valid; null while it is valid. */
  revoked_on: v.nullable(daySchema),
})
export type ProvedCertificate = v.InferOutput<typeof provedCertificateSchema>

/** What an address proves, for anyone who has it. The secret is in a header. `PR10004404` when it proves nothing. */
export const proveCertificate = defineEndpoint({
  name: 'prove-certificate',
  area: 'learning',
  summary: 'What the address of a certificate proves',
  method: 'GET',
  path: '/v1/certificate',
  query: v.object({ id: generatedText(100) }),
  content: provedCertificateSchema,
  isRateLimited: true,
  codes: [],
})
