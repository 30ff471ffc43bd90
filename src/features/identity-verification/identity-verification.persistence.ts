import * as v from 'valibot'
import { identityMethodSchema, identityPurposeSchema } from '#contract/accounts/identity-verification.ts'
import { type FlowPersistence, nullAsUndefined } from '#lib/flows/flow-persistence.ts'
import { persistedErrorSchema } from '#lib/flows/persisted-error.ts'
import type { identityVerificationMachine } from '#machines/identity-verification.machine.ts'

/** A verification with an open popup resumes after a reload of the page that opened it. */
export const identityVerificationPersistence: FlowPersistence<typeof identityVerificationMachine> = {
  version: 1,
  context: v.object({
    method: identityMethodSchema,
    purpose: identityPurposeSchema,
    id: nullAsUndefined(v.string()),
    url: nullAsUndefined(v.string()),
    expiresAt: nullAsUndefined(v.string()),
    error: persistedErrorSchema,
  }),
}
