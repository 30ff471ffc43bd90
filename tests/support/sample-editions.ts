import type { CurrentEditions } from '#contract/values/legal-documents.ts'

/** The editions in force in the sample shop. */
export const sampleEditions: CurrentEditions = { terms: '2025', privacy: '2025', collection: '2025', marketing: '2025' }
