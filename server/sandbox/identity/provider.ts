import { isSecretOf, newSecret } from '../../lib/secrets.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Database } from '../../db/open.ts'
import type { Log } from '../../lib/log.ts'
import { sandboxIdentityRequests } from './requests.ts'
import type { IdentityProvider } from '../../providers/identity/port.ts'

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
