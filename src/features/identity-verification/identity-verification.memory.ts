import * as v from 'valibot'
import { identityMethodSchema, identityPurposeSchema } from '../../../contract/identity-verification.ts'
import type { identityVerificationMachine } from '../../../machines/identity-verification.machine.ts'
import { type FlowMemory, maybe } from '../../lib/flows/flow-memory.ts'
import { persistedError } from '../../lib/flows/persisted-error.ts'

/** A verification whose window is open goes on after a reload of the page that opened it. */
export const identityVerificationMemory: FlowMemory<typeof identityVerificationMachine> = {
  version: 1,
  context: v.object({
    method: identityMethodSchema,
    purpose: identityPurposeSchema,
    id: maybe(v.string()),
    url: maybe(v.string()),
    expiresAt: maybe(v.string()),
    failure: persistedError,
  }),
}
