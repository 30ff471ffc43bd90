import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { and, eq, gt } from 'drizzle-orm'
import { deskLimits } from '#contract/desk/operators.ts'
import { readCompanyFile } from '../db/company.ts'
import { sqlState } from '../db/errors.ts'
import type { Database, Transaction } from '../db/open.ts'
import { type ChallengePurpose, operatorPasskeys, passkeyChallenges } from '../db/schema/operator.ts'

// Passkeys of operators (Web Authentication Level 3), made and checked by SimpleWebAuthn.

/** Loaded when an operator logs in: it has a tenth of all modules, and most processes never need it. */
const webAuthentication = () => import('@simplewebauthn/server')

const timeoutMs = deskLimits.challengeSeconds * 1000
const publicKey = 'public-key' as const
/** Algorithms of passkeys: ES256, EdDSA and RS256 (RFC 9053), which all authenticators have one of. */
const algorithms = [-7, -8, -257]

/** What a passkey belongs to: the host of the desk. */
function relyingPartyId(origin: string): string {
  return new URL(origin).hostname
}

interface Challenged {
  readonly purpose: ChallengePurpose
  /** Operator who must answer; absent for a login. */
  readonly operatorId?: string
}

async function keepChallenge(db: Database, now: Date, challenge: string, { purpose, operatorId }: Challenged) {
  const expiresAt = new Date(now.getTime() + timeoutMs)
  await db.insert(passkeyChallenges).values({ challenge, purpose, operatorId: operatorId ?? null, expiresAt })
}

/** Refuses what the library cannot verify. An error of the database goes on, so that its transaction is repeated. */
function refuse(error: unknown): undefined {
  if (sqlState(error) !== undefined) throw error
}

/** Uses a challenge up. Returns whether it was open for this purpose and operator. */
async function takeChallenge(tx: Transaction, now: Date, challenge: string, { purpose, operatorId }: Challenged) {
  const [taken] = await tx
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), gt(passkeyChallenges.expiresAt, now)))
    .returning()
  return taken?.purpose === purpose && taken.operatorId === (operatorId ?? null)
}

/** Options of a login, for any passkey of this host, or of a confirmation, for those of the operator. */
export async function requestOptions(db: Database, now: Date, origin: string, challenged: Challenged) {
  const { operatorId } = challenged
  const own =
    operatorId === undefined
      ? []
      : await db
          .select({ id: operatorPasskeys.id })
          .from(operatorPasskeys)
          .where(eq(operatorPasskeys.operatorId, operatorId))
  const { challenge } = await (await webAuthentication()).generateAuthenticationOptions({
    rpID: relyingPartyId(origin),
  })
  await keepChallenge(db, now, challenge, challenged)
  return {
    challenge,
    rpId: relyingPartyId(origin),
    timeout: timeoutMs,
    userVerification: 'required' as const,
    allowCredentials: own.map(({ id }) => ({ id, type: publicKey })),
  }
}

/** Options of a new passkey for an operator. */
export async function creationOptions(
  db: Database,
  now: Date,
  origin: string,
  operator: { readonly id: string; readonly name: string },
) {
  const own = await db
    .select({ id: operatorPasskeys.id })
    .from(operatorPasskeys)
    .where(eq(operatorPasskeys.operatorId, operator.id))
  const { name } = await readCompanyFile(db)
  const rp = { id: relyingPartyId(origin), name: name.ko }
  const made = await (await webAuthentication()).generateRegistrationOptions({
    rpName: rp.name,
    rpID: rp.id,
    userName: operator.name,
    userDisplayName: operator.name,
    userID: new TextEncoder().encode(operator.id),
    supportedAlgorithmIDs: algorithms,
  })
  await keepChallenge(db, now, made.challenge, { purpose: 'register', operatorId: operator.id })
  return {
    challenge: made.challenge,
    rp,
    user: made.user,
    pubKeyCredParams: made.pubKeyCredParams.map(({ alg }) => ({ type: publicKey, alg })),
    timeout: timeoutMs,
    excludeCredentials: own.map(({ id }) => ({ id, type: publicKey })),
    authenticatorSelection: { residentKey: 'required' as const, userVerification: 'required' as const },
    attestation: 'none' as const,
  }
}

/** Checks a used passkey. Returns whose it is; undefined when anything about it is wrong. */
export async function verifyPasskey(
  tx: Transaction,
  now: Date,
  origin: string,
  response: AuthenticationResponseJSON,
  challenged: Challenged,
): Promise<{ readonly operatorId: string; readonly passkeyId: string } | undefined> {
  const [passkey] = await tx.select().from(operatorPasskeys).where(eq(operatorPasskeys.id, response.id))
  if (!passkey) return undefined
  if (challenged.operatorId !== undefined && challenged.operatorId !== passkey.operatorId) return undefined
  const checked = await (await webAuthentication())
    .verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(tx, now, challenge, challenged),
      expectedOrigin: origin,
      expectedRPID: relyingPartyId(origin),
      credential: { id: passkey.id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
    })
    .catch(refuse)
  if (!checked?.verified) return undefined
  const counter = checked.authenticationInfo.newCounter
  await tx.update(operatorPasskeys).set({ counter, lastUsedAt: now }).where(eq(operatorPasskeys.id, passkey.id))
  return { operatorId: passkey.operatorId, passkeyId: passkey.id }
}

/** Checks and stores a new passkey. Returns its ID; undefined when anything about it is wrong. */
export async function registerPasskey(
  tx: Transaction,
  now: Date,
  origin: string,
  response: RegistrationResponseJSON,
  { id: operatorId, invitedBy }: { readonly id: string; readonly invitedBy: string | null },
): Promise<string | undefined> {
  const checked = await (await webAuthentication())
    .verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(tx, now, challenge, { purpose: 'register', operatorId }),
      expectedOrigin: origin,
      expectedRPID: relyingPartyId(origin),
      supportedAlgorithmIDs: algorithms,
    })
    .catch(refuse)
  if (!checked?.verified) return undefined
  const { id, publicKey: key, counter } = checked.registrationInfo.credential
  const [stored] = await tx
    .insert(operatorPasskeys)
    .values({ id, operatorId, publicKey: Buffer.from(key), counter, invitedBy, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: operatorPasskeys.id })
  return stored?.id
}
