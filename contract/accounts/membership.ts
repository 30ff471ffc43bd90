import * as v from 'valibot'
import { inquiryLimits } from '../content/inquiries.ts'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { filledLines, generatedText, momentSchema } from '../values/text.ts'

/** Objection to a restriction or termination (specification, section 9). */
export const objectionLimits = {
  /** Days in which a member can object. */
  objectDays: 15,
  /** Days in which the shop answers an objection. */
  answerDays: 15,
  /** How long the link that a login answers leads to the page about a termination, in seconds. */
  loginLinkSeconds: 30 * 60,
} as const

/** Why a membership is restricted or terminated. `breach` is any other breach of the terms. */
export const sanctionCauseSchema = v.picklist(['fraud', 'false_information', 'shared_credentials', 'breach'])
export type SanctionCause = v.InferOutput<typeof sanctionCauseSchema>

/** What a restriction and a termination have in common. */
const sanctionEntries = {
  cause: sanctionCauseSchema,
  since: momentSchema,
  /** Last moment of an objection. */
  objection_until: momentSchema,
  /** When the member objected, and the last moment of the answer. */
  objected_at: v.nullable(momentSchema),
  answer_until: v.nullable(momentSchema),
  /** When the objection was refused; null while it waits. One that is upheld ends the sanction. */
  answered_at: v.nullable(momentSchema),
}

const restrictionSchema = v.object({
  ...sanctionEntries,
  /** Its end; null for a permanent one. */
  until: v.nullable(momentSchema),
})
export type Restriction = v.InferOutput<typeof restrictionSchema>

const terminationSchema = v.object(sanctionEntries)
export type Termination = v.InferOutput<typeof terminationSchema>

/** How the member stands by the terms (specification, section 4); this shop's addition. */
export const membership = defineEndpoint({
  name: 'membership',
  area: 'membership',
  summary: 'Whether the membership is restricted, why, until when, and how to object',
  method: 'GET',
  path: '/v1/member/my/membership',
  content: v.object({
    /** The restriction; null without one, and when it is over. */
    restriction: v.nullable(restrictionSchema),
  }),
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

/** Text of an objection. */
const objectionSchema = filledLines(inquiryLimits.maxContentLength)

/** A recorded objection. */
const recordedObjectionSchema = v.object({
  objected_at: momentSchema,
  /** Last moment of the answer. */
  answer_until: momentSchema,
})
export type RecordedObjection = v.InferOutput<typeof recordedObjectionSchema>

/**
 * Objects to the restriction of one's membership. The text becomes an inquiry of the member, who gets a mail. Repeated,
 * it answers the first objection and stores nothing. `PR20010409` without a restriction and after the 15 days.
 */
export const objectToRestriction = defineEndpoint({
  name: 'object-to-restriction',
  area: 'membership',
  summary: 'Objects to the restriction of one’s membership',
  method: 'POST',
  path: '/v1/member/my/membership/objection',
  body: v.object({ content: objectionSchema }),
  content: recordedObjectionSchema,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone, codes.nothingToObjectTo],
})

/**
 * Why a membership was terminated. Its member has no session: a link in the mail about it, or the answer to a login
 * with the right password, leads here. The query has the number of the link, the header `X-Link-Secret` its secret.
 */
export const terminatedMembership = defineEndpoint({
  name: 'terminated-membership',
  area: 'membership',
  summary: 'Why a membership was terminated, and how to object',
  method: 'GET',
  path: '/v1/member/auth/membership',
  query: v.object({ id: v.optional(generatedText(100), '') }),
  content: terminationSchema,
  codes: [codes.membershipLinkNotFound],
})

/** Objects to a termination, as {@link objectToRestriction} does to a restriction. */
export const objectToTermination = defineEndpoint({
  name: 'object-to-termination',
  area: 'membership',
  summary: 'Objects to the termination of one’s membership',
  method: 'POST',
  path: '/v1/member/auth/membership/objection',
  body: v.object({ token: generatedText(200), content: objectionSchema }),
  content: recordedObjectionSchema,
  codes: [codes.membershipLinkNotFound, codes.nothingToObjectTo],
})
