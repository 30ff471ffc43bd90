import * as v from 'valibot'

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
