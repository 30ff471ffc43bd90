import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import type { ProofOfWorkChallenge } from '#contract/protocol/human-check.ts'
import { momentSchema } from '#contract/values/text.ts'
import type { Clock } from '#server/lib/clock.ts'

/** Work of level 1: keys to derive and rounds of each; about a second on a phone. Each level doubles it. */
const work = { rounds: 1_000, fewestKeys: 300, mostKeys: 900 } as const

const payloadSchema = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      algorithm: v.literal('PBKDF2/SHA-256'),
      nonce: v.string(),
      salt: v.string(),
      // A forged challenge must not make the server work.
      cost: v.literal(work.rounds),
      keyLength: v.pipe(v.number(), v.maxValue(64)),
      keyPrefix: v.string(),
      keySignature: v.string(),
      data: v.object({ expires: momentSchema, subject: v.string(), level: v.pipe(v.number(), v.integer()) }),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.pipe(v.number(), v.integer()), derivedKey: v.string() }),
})

/** A challenge that was solved. */
export interface SolvedWork {
  /** Identifies the challenge, so that it is accepted once. */
  readonly signature: string
  readonly level: number
}

/** Challenges that cost a browser computing time. They are signed, so that none is stored before it is solved. */
export interface ProofOfWork {
  /** Creates a challenge for one `subject` with a lifetime in seconds. */
  open(wanted: {
    readonly subject: string
    readonly level: number
    readonly seconds: number
  }): Promise<ProofOfWorkChallenge>
  /**
   * The challenge that `token` solves for that subject; undefined when it is forged, expired, or for another subject.
   */
  verify(token: string, subject: string): Promise<SolvedWork | undefined>
}

/** Proof of work by altcha. `secret` signs the challenges; their expiry uses the shop's clock. */
export function createProofOfWork({
  clock,
  secret,
}: {
  readonly clock: Clock
  readonly secret: () => Promise<string>
}): ProofOfWork {
  const signing = async () => {
    const key = await secret()
    return { hmacSignatureSecret: `challenge ${key}`, hmacKeySignatureSecret: `key ${key}` }
  }
  return {
    open: async ({ subject, level, seconds }) => {
      const expires = new Date(clock.now().getTime() + seconds * 1000)
      const factor = 2 ** (level - 1)
      const { parameters, signature = '' } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.rounds,
        counter: randomInt(work.mostKeys * factor, work.fewestKeys * factor),
        data: { expires: expires.toISOString(), subject, level },
        deriveKey,
        ...(await signing()),
      })
      return { parameters, signature }
    },
    verify: async (token, subject) => {
      const payload = v.safeParse(payloadSchema, read(token))
      if (!payload.success) return undefined
      const { challenge, solution } = payload.output
      const { data } = challenge.parameters
      if (data.subject !== subject || Date.parse(data.expires) <= clock.now().getTime()) return undefined
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...(await signing()) })
      return verified ? { signature: challenge.signature, level: data.level } : undefined
    },
  }
}

/** The JSON in a token; `undefined` when there is none. */
function read(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
