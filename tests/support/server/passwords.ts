import { createPasswords } from '#server/lib/passwords.ts'

/** Hashes at the lowest cost that argon2 has: hundreds of tests log in, and none of them guesses a hash. */
export const testPasswords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 })
