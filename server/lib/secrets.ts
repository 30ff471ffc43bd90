import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Creates an opaque secret of 256 bits. Only its SHA-256 is stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** True when `hash` is the hash of `secret`. Compares in constant time. */
export function isSecretOf(secret: string | undefined, hash: string): boolean {
  const made = Buffer.from(hashSecret(secret ?? ''))
  const known = Buffer.from(hash)
  return secret !== undefined && made.length === known.length && timingSafeEqual(made, known)
}
