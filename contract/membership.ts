import * as v from 'valibot'

/** Why a membership is restricted or terminated. `breach` is any other breach of the terms. */
export const sanctionCauseSchema = v.picklist(['fraud', 'false_information', 'shared_credentials', 'breach'])
export type SanctionCause = v.InferOutput<typeof sanctionCauseSchema>
