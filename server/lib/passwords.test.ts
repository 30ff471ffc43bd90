import { parseOptions } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

const passwords = createPasswords()

test('matches a password against its hash, and no other password', async () => {
  const hash = await passwords.hash('Practice1!')
  expect(await passwords.matches('Practice1!', hash)).toBe(true)
  for (const other of ['practice1!', 'Practice1! ', 'Practice1', '']) {
    expect(await passwords.matches(other, hash)).toBe(false)
  }
})

test('creates a different hash each time', async () => {
  expect(await passwords.hash('Practice1!')).not.toBe(await passwords.hash('Practice1!'))
})

test('hashes by argon2id with the memory, passes and lanes that are advised', async () => {
  const hash = await passwords.hash('Practice1!')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(parseOptions(hash)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
})

test.each([null, undefined])('matches no password without a hash: %s', async (known) => {
  for (const password of ['Practice1!', 'no password at all', '']) {
    expect(await passwords.matches(password, known)).toBe(false)
  }
})

test('rejects passwords beyond its queue, and answers all others', async () => {
  const hash = await passwords.hash('Practice1!')
  const outcomes = await Promise.allSettled(Array.from({ length: 300 }, () => passwords.matches('Practice1!', hash)))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'PR10007503' })
  expect(outcomes.every((outcome) => outcome.status === 'rejected' || outcome.value)).toBe(true)
})
