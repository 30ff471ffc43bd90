import * as v from 'valibot'
import { sentLinkSchema } from '../../../contract/find-password.ts'
import { socialProviderSchema } from '../../../contract/social-providers.ts'
import type { findPasswordMachine } from '../../../machines/find-password.machine.ts'
import { type FlowMemory, maybe } from '../../lib/flows/flow-memory.ts'
import { persistedError } from '../../lib/flows/persisted-error.ts'

/** The page on which a link was asked for. The page of the link asks the server instead. */
export const findPasswordMemory: FlowMemory<typeof findPasswordMachine> = {
  version: 2,
  context: v.object({
    isLink: v.literal(false),
    account: v.object({ userid: v.string(), email: v.string() }),
    sent: maybe(sentLinkSchema),
    link: maybe(v.never()),
    endedSessions: v.number(),
    removedAccounts: v.array(socialProviderSchema),
    failure: persistedError,
  }),
}
