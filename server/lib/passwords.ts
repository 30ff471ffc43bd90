import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createSemaphore } from './semaphore.ts'

/** Hashes and checks passwords: argon2id, on as many threads at once as there are cores. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** True when `password` has the hash `known`. Without a hash it takes the same time and is false. */
  matches(password: string, known: string | null | undefined): Promise<boolean>
}

/** What a hash costs: memory in KiB, passes over it, and lanes. */
interface HashCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** The parameters that OWASP's password storage cheat sheet names first of those with little memory. */
const advisedCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Maximum passwords that wait for a core: a few seconds of work. Further callers get `PR10007503`. */
const maxWaiting = 200

export function createPasswords(cost = advisedCost): Passwords {
  const semaphore = createSemaphore({ atOnce: availableParallelism(), waiting: maxWaiting })
  const unknown = hash('no password at all', cost)
  return {
    hash: (password) => semaphore.run(() => hash(password, cost)),
    matches: (password, known) =>
      semaphore.run(async () => {
        const isRight = await verify(known ?? (await unknown), password)
        return isRight && typeof known === 'string'
      }),
  }
}
