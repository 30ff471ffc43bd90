import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import { humanCheckLimits } from '../../../contract/human-check.ts'
import { momentSchema } from '../../../contract/text.ts'
import type { Clock } from '../../clock.ts'
import type { CaptchaProvider } from './port.ts'

/** Work of a challenge: so many keys are derived, each in so many rounds; about a second on a phone. */
const work = { rounds: 1_000, fewestKeys: 300, mostKeys: 900 } as const

const payloadSchema = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      algorithm: v.literal('PBKDF2/SHA-256'),
      nonce: v.string(),
      salt: v.string(),
      // A challenge that is not ours must not make the server work.
      cost: v.literal(work.rounds),
      keyLength: v.pipe(v.number(), v.maxValue(64)),
      keyPrefix: v.string(),
      keySignature: v.string(),
      data: v.object({ expires: momentSchema }),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.pipe(v.number(), v.integer()), derivedKey: v.string() }),
})

/**
 * Proof of work by altcha: nobody outside is asked. `secret` signs the challenges, so that none has to be kept before
 * it is solved. They go by the shop's clock.
 */
export function createAltcha(services: {
  readonly clock: Clock
  readonly secret: () => Promise<string>
}): CaptchaProvider {
  const { clock } = services
  const signing = async () => {
    const secret = await services.secret()
    return { hmacSignatureSecret: `challenge ${secret}`, hmacKeySignatureSecret: `key ${secret}` }
  }
  return {
    open: async () => {
      const expires = new Date(clock.now().getTime() + humanCheckLimits.challengeSeconds * 1000)
      const { parameters, signature = '' } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.rounds,
        counter: randomInt(work.mostKeys, work.fewestKeys),
        data: { expires: expires.toISOString() },
        deriveKey,
        ...(await signing()),
      })
      return { provider: 'altcha', challenge: { parameters, signature } }
    },
    verify: async (token) => {
      const payload = v.safeParse(payloadSchema, read(token))
      if (!payload.success) return undefined
      const { challenge, solution } = payload.output
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...(await signing()) })
      const isInTime = Date.parse(challenge.parameters.data.expires) > clock.now().getTime()
      return verified && isInTime ? challenge.signature : undefined
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
