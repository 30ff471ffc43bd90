import type {
  GetIdentityVerificationsBody,
  GetIdentityVerificationsResponse,
  IdentityVerification,
} from '@portone/server-sdk/identityVerification'
import * as v from 'valibot'
import { daySchema } from '#contract/values/quantities.ts'
import type { Log } from '#server/lib/log.ts'
import { schemaOf } from '../published.ts'
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
const verificationSchema = schemaOf<IdentityVerification>()(
  v.variant('status', [
    v.object({ status: v.literal('READY') }),
    v.object({ status: v.literal('FAILED') }),
    v.object({
      status: v.literal('VERIFIED'),
      id: v.string(),
      channel: v.optional(v.object({ key: v.optional(v.string()) })),
      verifiedCustomer: v.object({
        name: v.string(),
        birthDate: v.optional(daySchema),
        phoneNumber: v.optional(v.string()),
        /** Id of the person for all shops (CI); some certifiers omit it. */
        ci: v.optional(v.string()),
        /** Id of the person for this shop (DI). */
        di: v.optional(v.string()),
      }),
    }),
  ]),
)

/** Verifications that a filter finds. */
const foundSchema = schemaOf<GetIdentityVerificationsResponse>()(
  v.object({ items: v.array(v.object({ id: v.string() })) }),
)

/**
 * Identity verification by PortOne v2. Only answers of PortOne's server count, because its window's messages to the
 * page can be forged. The proof is `identityVerificationTxId`, which PortOne generates for each attempt and gives to the
 * browser of that attempt. The answer about one verification does not contain it, but PortOne finds a verification by it.
 */
export function createPortOneIdentity(
  { storeId, channelKey, apiSecret }: PortOneIdentity,
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
  /** Answer of PortOne's server, or why there is none. */
  const read = async <Schema extends v.GenericSchema>(
    path: string,
    parameters: Record<string, string>,
    schema: Schema,
  ): Promise<{ readonly found: v.InferOutput<Schema> } | { readonly missing: IdentityAnswer }> => {
    try {
      const response = await fetch(`${api}${path}?${new URLSearchParams(parameters)}`, {
        headers: { Authorization: `PortOne ${apiSecret}` },
      })
      // Unknown to PortOne until its window has opened.
      if (response.status === 404) return { missing: { outcome: 'pending' } }
      if (!response.ok) return { missing: pending(`status ${response.status}`) }
      const answer = v.safeParse(schema, await response.json())
      return answer.success ? { found: answer.output } : { missing: pending('an answer of unknown shape') }
    } catch (error) {
      return { missing: pending(error instanceof Error ? error.name : 'no answer') }
    }
  }
  /** An answer after which nobody is verified, although PortOne says so. */
  const refused = (reason: string): IdentityAnswer => {
    log.warn({ provider: 'portone', reason }, 'identity provider verifies nobody')
    return { outcome: 'refused' }
  }
  return {
    begin: async ({ id }) => ({ providerKey: id }),
    window: ({ ticket }) => `${paymentOrigin}${portOneIdentityPath}?ticket=${ticket}`,
    ask: async (providerKey, proof) => {
      const path = '/identity-verifications'
      const verification = await read(`${path}/${encodeURIComponent(providerKey)}`, { storeId }, verificationSchema)
      if ('missing' in verification) return verification.missing
      const { found } = verification
      if (found.status === 'READY') return { outcome: 'pending' }
      if (found.status === 'FAILED') return { outcome: 'refused' }
      if (found.id !== providerKey || found.channel?.key !== channelKey)
        return refused('another verification or channel')
      if (proof === null) return { outcome: 'pending' }
      const request: GetIdentityVerificationsBody = {
        filter: {
          storeId,
          identityVerificationId: providerKey,
          identityVerificationTxId: proof,
          statuses: ['VERIFIED'],
        },
      }
      const attempts = await read(path, { requestBody: JSON.stringify(request) }, foundSchema)
      if ('missing' in attempts) return attempts.missing
      if (!attempts.found.items.some(({ id }) => id === providerKey)) return { outcome: 'pending' }
      const { name, birthDate, phoneNumber, ci, di } = found.verifiedCustomer
      const person = ci !== undefined ? `ci:${ci}` : di !== undefined ? `di:${di}` : undefined
      // Without an id the person cannot be distinguished from a namesake with the same birthday.
      if (person === undefined) return refused('neither ci nor di')
      if (birthDate === undefined) return refused('no day of birth')
      return {
        outcome: 'verified',
        person: { key: `portone:${person}`, name, birth: birthDate, phone: phoneNumber?.replace(/\D/g, '') ?? null },
      }
    },
  }
}
