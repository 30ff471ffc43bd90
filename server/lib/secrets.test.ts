import { expect, test } from 'vitest'
import { hashSecret, isSecretOf, newSecret } from './secrets.ts'

test('a secret is known by its hash alone', () => {
  const secret = newSecret()
  const hash = hashSecret(secret)
  expect(hash).not.toContain(secret)
  expect(isSecretOf(secret, hash)).toBe(true)
  expect(isSecretOf(`${secret}x`, hash)).toBe(false)
  expect(isSecretOf(undefined, hash)).toBe(false)
})

test('no secret at all fits no hash, not even that of an empty one', () => {
  expect(isSecretOf(undefined, hashSecret(''))).toBe(false)
  expect(isSecretOf('', hashSecret(''))).toBe(true)
  expect(isSecretOf('', '')).toBe(false)
})
