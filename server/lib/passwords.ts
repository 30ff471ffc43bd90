import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createSemaphore } from './semaphore.ts'

/** Hashes and checks passwords: argon2id, on as many threads at once as there are cores. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** True when `password` has the hash `known`. Without a hash it takes the same time and is false. */
  matches(password: string, known: string | null | undefined): Promise<boolean>
}

/** The parameters that OWASP's password storage cheat sheet names first of those with little memory. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Maximum passwords that wait for a core: a few seconds of work. Further callers get `PR10007503`. */
const maxWaiting = 200

export function createPasswords(): Passwords {
  const semaphore = createSemaphore({ atOnce: availableParallelism(), waiting: maxWaiting })
  const unknown = hash('no password at all', parameters)
  return {
    hash: (password) => semaphore.run(() => hash(password, parameters)),
    matches: (password, known) =>
      semaphore.run(async () => {
        const isRight = await verify(known ?? (await unknown), password)
        return isRight && typeof known === 'string'
      }),
  }
}
