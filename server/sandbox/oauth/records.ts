import * as v from 'valibot'
import { socialProviderSchema } from '#contract/values/social-providers.ts'
import type { Database } from '#server/db/open.ts'
import type { Clock } from '#server/lib/clock.ts'
import { hashSecret, newSecret } from '#server/lib/secrets.ts'
import { sandboxRecordsOf } from '../records.ts'

/** What goes wrong after the consent, as with a faulty provider or an attacker in between. */
export const faults = ['token', 'nonce', 'signature', 'person', 'other-person', 'under-14'] as const

/** The person's consent, for which a code and then a token stand. */
const grantSchema = v.object({
  provider: socialProviderSchema,
  /** Key of the account. */
  account: v.string(),
  tells: v.object({ name: v.boolean(), email: v.boolean() }),
  fault: v.optional(v.picklist(faults)),
})
export type Grant = v.InferOutput<typeof grantSchema>

const codeSchema = v.object({
  grant: grantSchema,
  redirectUri: v.string(),
  scope: v.string(),
  state: v.string(),
  nonce: v.optional(v.string()),
  codeChallenge: v.optional(v.string()),
})
export type Code = v.InferOutput<typeof codeSchema>

const codeSeconds = 60
const tokenSeconds = 60 * 60

/** Codes and access tokens of the authorization server. */
export function sandboxGrants(services: { readonly db: Database; readonly clock: Clock }) {
  const codes = sandboxRecordsOf(services, 'oauth-code', codeSchema)
  const tokens = sandboxRecordsOf(services, 'oauth-token', grantSchema)
  const inSeconds = (seconds: number) => new Date(services.clock.now().getTime() + seconds * 1000)
  return {
    giveCode: async (code: Code) => {
      const secret = newSecret()
      await codes.put(hashSecret(secret), code, inSeconds(codeSeconds))
      return secret
    },
    /** A code works once. */
    takeCode: (secret: string) => codes.take(hashSecret(secret)),
    giveToken: async (grant: Grant) => {
      const secret = newSecret()
      await tokens.put(hashSecret(secret), grant, inSeconds(tokenSeconds))
      return secret
    },
    findToken: (secret: string) => tokens.find(hashSecret(secret)),
  }
}
