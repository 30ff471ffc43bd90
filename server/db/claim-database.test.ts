import { describe, expect, test } from 'vitest'
import { testPasswords } from '#tests/support/server/passwords.ts'
import { today } from '#tests/support/server/sample-catalogue.ts'
import { clockOn } from '#tests/support/server/shop.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { StartError } from '../lib/start-error.ts'
import { hasSandboxMembers, seedMembers } from '../sandbox/members.ts'
import { claimDatabase, readDeskOrigin } from './claim-database.ts'
import type { Database } from './open.ts'

const start = (db: Database, mode: 'sandbox' | 'live', deskOrigin?: string) =>
  claimDatabase(db, { mode, deskOrigin }, hasSandboxMembers)

describe('a database', () => {
  test('of a sandbox opens no live shop, and opens the sandbox again', async () => {
    const { db } = (await testDatabase()).database
    await start(db, 'sandbox')
    const refusal = start(db, 'live')
    await expect(refusal).rejects.toThrow(StartError)
    await expect(refusal).rejects.toThrow(/^This database belongs to a sandbox,[^\n]+ set DATABASE_URL[^\n]+$/)
    await start(db, 'sandbox')
  })

  test('of a live shop opens no sandbox, and opens the live shop again', async () => {
    const { db } = (await testDatabase()).database
    await start(db, 'live')
    await expect(start(db, 'sandbox')).rejects.toThrow(
      /^This database belongs to a live shop,[^\n]+ set DATABASE_URL[^\n]+$/,
    )
    await start(db, 'live')
  })

  test('with sample members from before modes were recorded belongs to a sandbox', async () => {
    const { db } = (await testDatabase('sample')).database
    await seedMembers(db, clockOn(today), testPasswords)
    await expect(start(db, 'live')).rejects.toThrow('belongs to a sandbox')
    await start(db, 'sandbox')
  })

  test('belongs to one of two servers that start at the same time', async () => {
    const { db } = (await testDatabase()).database
    const started = await Promise.allSettled([start(db, 'sandbox'), start(db, 'live')])
    expect(started.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('knows the desk of the server that started last, for commands without its settings', async () => {
    const { db } = (await testDatabase()).database
    expect(await readDeskOrigin(db)).toBeUndefined()
    await start(db, 'sandbox', 'http://desk.shop.localhost:3100')
    await expect(start(db, 'live', 'https://desk.shop.example')).rejects.toThrow(StartError)
    expect(await readDeskOrigin(db)).toBe('http://desk.shop.localhost:3100')
    await start(db, 'sandbox', 'http://desk.shop.localhost:3200')
    expect(await readDeskOrigin(db)).toBe('http://desk.shop.localhost:3200')
    await start(db, 'sandbox')
    expect(await readDeskOrigin(db)).toBeUndefined()
  })
})
