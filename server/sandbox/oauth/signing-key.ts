import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import * as v from 'valibot'
import type { Database } from '#server/db/open.ts'
import type { Clock } from '#server/lib/clock.ts'
import { sandboxRecordsOf } from '../records.ts'

const algorithm = 'RS256'
const idTokenTime = '5 minutes'

/** A private RSA key; {@link publicPart} returns its public fields. */
const keySchema = v.looseObject({ kty: v.literal('RSA'), n: v.string(), e: v.string(), kid: v.string() })
type SigningKey = v.InferOutput<typeof keySchema>

export interface Signer {
  /** Public keys that verify ID tokens. */
  keys(): Promise<JWK[]>
  /**
   * A signed ID token. It uses the machine's time, because a real provider has its own clock, which the sandbox does
   * not move.
   */
  sign(claims: { issuer: string; audience: string; subject: string; nonce: string | undefined }): Promise<string>
  /** The same, signed with an unknown key. */
  forge: Signer['sign']
}

/** Signs for the authorization server, with one key for all processes of a database. */
export function createSigner(services: { readonly db: Database; readonly clock: Clock }): Signer {
  const records = sandboxRecordsOf(services, 'oauth-key', keySchema)
  let known: Promise<SigningKey> | undefined
  const own = () => {
    known ??= records.find('id-token').then(async (key) => key ?? records.putFirst('id-token', await newKey()))
    return known
  }
  const signWith = async (key: SigningKey, claims: Parameters<Signer['sign']>[0]) =>
    new SignJWT(claims.nonce === undefined ? {} : { nonce: claims.nonce })
      .setProtectedHeader({ alg: algorithm, kid: key.kid })
      .setIssuer(claims.issuer)
      .setAudience(claims.audience)
      .setSubject(claims.subject)
      .setIssuedAt()
      .setExpirationTime(idTokenTime)
      .sign(await importJWK(key, algorithm))
  return {
    keys: async () => [publicPart(await own())],
    sign: async (claims) => signWith(await own(), claims),
    forge: async (claims) => signWith({ ...(await newKey()), kid: (await own()).kid }, claims),
  }
}

async function newKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
  return v.parse(keySchema, { ...(await exportJWK(privateKey)), kid: crypto.randomUUID() })
}

function publicPart({ kty, n, e, kid }: SigningKey): JWK {
  return { kty, n, e, kid, alg: algorithm, use: 'sig' }
}
