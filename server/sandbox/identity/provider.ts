import * as v from 'valibot'
import { identityMethodSchema, identityPurposeSchema } from '#contract/accounts/identity-verification.ts'
import { momentSchema } from '#contract/values/text.ts'
import type { Database } from '#server/db/open.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import { hashSecret, isSecretOf, newSecret } from '#server/lib/secrets.ts'
import type { IdentityProvider } from '#server/providers/identity/port.ts'
import { sandboxRecordsOf } from '../records.ts'

const personSchema = v.object({ key: v.string(), name: v.string(), birth: v.string(), phone: v.string() })

const requestSchema = v.object({
  id: v.string(),
  method: identityMethodSchema,
  purpose: identityPurposeSchema,
  returnAddress: v.string(),
  expiresAt: momentSchema,
  /** Absent until a button was pressed. */
  answer: v.optional(
    v.variant('outcome', [
      v.object({ outcome: v.literal('verified'), person: personSchema, proofHash: v.string() }),
      // After `unavailable` the window can still answer: the provider was away briefly.
      v.object({ outcome: v.picklist(['refused', 'canceled', 'expired', 'unavailable']) }),
    ]),
  ),
})

/** A verification as the sandbox's identity provider stores it. */
export type SandboxIdentityRequest = v.InferOutput<typeof requestSchema>

/** How long the provider keeps a verification after its expiry, in milliseconds. */
const memoryMilliseconds = 24 * 60 * 60 * 1000

/** Verifications of the sandbox's identity provider, by its own ids. */
export function sandboxIdentityRequests(services: { readonly db: Database; readonly clock: Clock }) {
  const records = sandboxRecordsOf(services, 'identity', requestSchema)
  return {
    find: (providerKey: string) => records.find(hashSecret(providerKey)),
    put: (providerKey: string, request: SandboxIdentityRequest) =>
      records.put(hashSecret(providerKey), request, new Date(Date.parse(request.expiresAt) + memoryMilliseconds)),
  }
}

/** The identity provider of `/sandbox/identity`: the user of the window chooses the answer. */
export function createSandboxIdentity(services: {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
}): IdentityProvider {
  const requests = sandboxIdentityRequests(services)
  return {
    begin: async ({ id, method, purpose, returnAddress, expiresAt }) => {
      const providerKey = newSecret()
      await requests.put(providerKey, { id, method, purpose, returnAddress, expiresAt: expiresAt.toISOString() })
      return { providerKey }
    },
    window: ({ providerKey, origin }) => `${origin}/sandbox/identity?request=${providerKey}`,
    ask: async (providerKey, proof) => {
      const answer = (await requests.find(providerKey))?.answer
      if (!answer) return { outcome: 'pending' }
      if (answer.outcome === 'unavailable') {
        services.log.warn({ provider: 'sandbox' }, 'identity provider unavailable')
        return { outcome: 'pending' }
      }
      if (answer.outcome !== 'verified') return { outcome: answer.outcome }
      const { person, proofHash } = answer
      if (!isSecretOf(proof ?? undefined, proofHash)) return { outcome: 'pending' }
      return { outcome: 'verified', person: { ...person, key: `sandbox:${person.key}` } }
    },
  }
}
