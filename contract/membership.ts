import * as v from 'valibot'
import * as codes from './codes.ts'
import { defineEndpoint, noInput } from './endpoint.ts'
import { momentSchema } from './text.ts'

/** Objection to a restriction or termination (specification, section 9). */
export const objectionLimits = {
  /** Days in which a member can object. */
  objectDays: 15,
  /** Days in which the shop answers an objection. */
  answerDays: 15,
} as const

/** Why a membership is restricted or terminated. `breach` is any other breach of the terms. */
export const sanctionCauseSchema = v.picklist(['fraud', 'false_information', 'shared_credentials', 'breach'])
export type SanctionCause = v.InferOutput<typeof sanctionCauseSchema>

/** How the member stands by the terms (specification, section 4); this shop's addition. */
export const membership = defineEndpoint({
  name: 'membership',
  summary: 'Whether the membership is restricted, why, until when, and how to object',
  method: 'GET',
  path: '/v1/member/my/membership',
  params: noInput,
  query: noInput,
  content: v.object({
    /** The restriction; null without one, and when it is over. */
    restriction: v.nullable(
      v.object({
        cause: sanctionCauseSchema,
        since: momentSchema,
        /** Its end; null for a permanent one. */
        until: v.nullable(momentSchema),
        /** Last moment of an objection. */
        objection_until: momentSchema,
        /** When an objection was recorded, and the last moment of its answer. */
        objected_at: v.nullable(momentSchema),
        answer_until: v.nullable(momentSchema),
      }),
    ),
  }),
  paged: false,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})
export type Restriction = NonNullable<v.InferOutput<typeof membership.content>['restriction']>
