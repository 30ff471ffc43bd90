import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Opaque secrets of 256 bits; only their SHA-256 is stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Whether `secret` is the one that `hash` was made of; takes the same time for any wrong one. */
export function isSecretOf(secret: string | undefined, hash: string): boolean {
  const made = Buffer.from(hashSecret(secret ?? ''))
  const known = Buffer.from(hash)
  return secret !== undefined && made.length === known.length && timingSafeEqual(made, known)
}
