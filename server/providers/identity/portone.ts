import * as v from 'valibot'
import type { Log } from '../../lib/log.ts'
import { portOneIdentityPath } from '../window-paths.ts'
import type { IdentityAnswer, IdentityProvider } from './port.ts'

/** Credentials of PortOne. */
export interface PortOneIdentity {
  readonly storeId: string
  readonly channelKey: string
  readonly apiSecret: string
  /** Address of PortOne's browser script. */
  readonly scriptUrl: string
}

const api = 'https://api.portone.io'
const verificationSchema = v.variant('status', [
  v.object({ status: v.literal('READY') }),
  v.object({ status: v.literal('FAILED') }),
  v.object({
    status: v.literal('VERIFIED'),
    verifiedCustomer: v.object({
      name: v.string(),
      birthDate: v.pipe(v.string(), v.isoDate()),
      phoneNumber: v.optional(v.string()),
      /** Id of the person for all shops (CI); some certifiers omit it. */
      ci: v.optional(v.string()),
      /** Id of the person for this shop (DI). */
      di: v.optional(v.string()),
    }),
  }),
])

/**
 * Identity verification by PortOne v2. Only answers of PortOne's server count, because its window's messages to the
 * page can be forged.
 */
export function createPortOneIdentity(
  { storeId, apiSecret }: PortOneIdentity,
  {
    log,
    paymentOrigin,
    fetch = globalThis.fetch,
  }: { readonly log: Log; readonly paymentOrigin: string; readonly fetch?: typeof globalThis.fetch },
): IdentityProvider {
  const pending = (reason: string): IdentityAnswer => {
    log.warn({ provider: 'portone', reason }, 'identity provider unavailable')
    return { outcome: 'pending' }
  }
  return {
    begin: async ({ id }) => ({ providerKey: id }),
    window: ({ ticket }) => `${paymentOrigin}${portOneIdentityPath}?ticket=${ticket}`,
    ask: async (providerKey) => {
      const address = `${api}/identity-verifications/${encodeURIComponent(providerKey)}?storeId=${encodeURIComponent(storeId)}`
      let answer: unknown
      try {
        const response = await fetch(address, {
          headers: { Authorization: `PortOne ${apiSecret}` },
        })
        // Unknown to PortOne until its window has opened.
        if (response.status === 404) return { outcome: 'pending' }
        if (!response.ok) return pending(`status ${response.status}`)
        answer = await response.json()
      } catch (error) {
        return pending(error instanceof Error ? error.name : 'no answer')
      }
      const verification = v.safeParse(verificationSchema, answer)
      if (!verification.success) return pending('an answer of unknown shape')
      if (verification.output.status === 'READY') return { outcome: 'pending' }
      if (verification.output.status === 'FAILED') return { outcome: 'refused' }
      const { name, birthDate, phoneNumber, ci, di } = verification.output.verifiedCustomer
      const person = ci !== undefined ? `ci:${ci}` : di !== undefined ? `di:${di}` : undefined
      if (person === undefined) {
        // Without an id the person cannot be distinguished from a namesake with the same birthday.
        log.warn({ provider: 'portone', reason: 'neither ci nor di' }, 'identity provider names nobody')
        return { outcome: 'refused' }
      }
      return {
        outcome: 'verified',
        person: { key: `portone:${person}`, name, birth: birthDate, phone: phoneNumber?.replace(/\D/g, '') ?? null },
      }
    },
  }
}
