import * as v from 'valibot'
import { emailVerificationSchema } from '#contract/accounts/email-verification.ts'
import { type FlowPersistence, nullAsUndefined } from '#lib/flows/flow-persistence.ts'
import { persistedErrorSchema } from '#lib/flows/persisted-error.ts'
import type { emailVerificationMachine } from '#machines/email-verification.machine.ts'

/** The page that waits for the link resumes after a reload. The page of the link asks the server instead. */
export const emailVerificationPersistence: FlowPersistence<typeof emailVerificationMachine> = {
  version: 1,
  context: v.object({
    isLink: v.literal(false),
    email: v.string(),
    verification: nullAsUndefined(emailVerificationSchema),
    isResent: v.boolean(),
    error: persistedErrorSchema,
  }),
}
