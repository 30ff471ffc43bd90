import * as v from 'valibot'
import { sentLinkSchema } from '#contract/accounts/find-password.ts'
import { type FlowPersistence, nullAsUndefined } from '#lib/flows/flow-persistence.ts'
import { persistedErrorSchema } from '#lib/flows/persisted-error.ts'
import type { changePasswordMachine } from '#machines/change-password.machine.ts'

/** After a reload the page of the link resumes; typed passwords are gone. */
export const changePasswordPersistence: FlowPersistence<typeof changePasswordMachine> = {
  version: 1,
  context: v.object({
    userid: nullAsUndefined(v.string()),
    link: nullAsUndefined(sentLinkSchema),
    endedSessions: v.number(),
    error: persistedErrorSchema,
  }),
}
