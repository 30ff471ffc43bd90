import * as v from 'valibot'
import { sentLinkSchema } from '#contract/accounts/find-password.ts'
import { socialProviderSchema } from '#contract/values/social-providers.ts'
import { type FlowPersistence, nullAsUndefined } from '#lib/flows/flow-persistence.ts'
import { persistedErrorSchema } from '#lib/flows/persisted-error.ts'
import type { findPasswordMachine } from '#machines/find-password.machine.ts'

/** The page that requests a link resumes after a reload. The page of the link asks the server instead. */
export const findPasswordPersistence: FlowPersistence<typeof findPasswordMachine> = {
  version: 5,
  context: v.object({
    isLink: v.literal(false),
    account: nullAsUndefined(v.object({ userid: v.string(), email: v.string() })),
    sent: nullAsUndefined(sentLinkSchema),
    link: nullAsUndefined(v.never()),
    endedSessions: v.number(),
    removedAccounts: v.array(socialProviderSchema),
    removedIdentity: v.boolean(),
    error: persistedErrorSchema,
  }),
}
