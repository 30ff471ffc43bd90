import { describe, expect, test } from 'vitest'
import { echoRenderer } from '../tests/support/server/listening-shop.ts'
import { testDatabase } from '../tests/support/server/test-database.ts'
import { readConfig } from './config/config.ts'
import { claimDatabase } from './db/claim-database.ts'
import { StartError } from './lib/start-error.ts'
import { openShop } from './open-shop.ts'

const open = (environment: Record<string, string>) =>
  openShop(readConfig({ LOG_LEVEL: 'silent', ...environment }), echoRenderer, { policy: true })

describe('openShop', () => {
  test('opens no sandbox to other machines that nobody asked for', async () => {
    const opening = open({ HOST: '0.0.0.0' })
    await expect(opening).rejects.toThrow(StartError)
    await expect(opening).rejects.toThrow('SANDBOX_HOSTS')
  })

  test('opens no live shop that is not configured', async () => {
    await expect(open({ PRACTICUM_MODE: 'live' })).rejects.toThrow('PRACTICUM_MODE=live cannot start')
  })

  test('opens no sandbox on the database of a live shop', async () => {
    const { database, target } = await testDatabase()
    await claimDatabase(database.db, { mode: 'live', deskOrigin: undefined }, async () => false)
    const address = new URL(`postgres:///${target.database}`)
    for (const name of ['host', 'port', 'user'] as const) address.searchParams.set(name, String(target[name]))
    await expect(open({ DATABASE_URL: address.href })).rejects.toThrow('This database belongs to a live shop')
  })
})
