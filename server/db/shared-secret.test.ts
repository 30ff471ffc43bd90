import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { openDatabase } from './open.ts'
import { sharedSecret } from './shared-secret.ts'

const { database, target } = await testDatabase()

test('is the same for all processes, however they start', async () => {
  const other = await openDatabase(target)
  try {
    const asked = Array.from({ length: 10 }, (_, index) => sharedSecret((index % 2 ? other : database).db, 'test'))
    const secrets = new Set(await Promise.all(asked))
    expect(secrets.size).toBe(1)
    expect([...secrets][0]).toMatch(/^[\w-]{43}$/)
  } finally {
    await other.close()
  }
})

test('is different for every use', async () => {
  expect(await sharedSecret(database.db, 'one')).not.toBe(await sharedSecret(database.db, 'other'))
})
