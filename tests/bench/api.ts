import { createApi } from '../../server/api/app.ts'
import { watchQrLogins } from '../../server/api/qr-login/changes.ts'
import type { Clock } from '../../server/clock.ts'
import { readConfig } from '../../server/config.ts'
import { watchContent } from '../../server/content/state.ts'
import type { OpenDatabase } from '../../server/db/open.ts'
import { createLog } from '../../server/log.ts'
import { createPasswords } from '../../server/passwords.ts'

/** The API over a database, in this process; closing it closes the database. */
export async function openApi(database: OpenDatabase, clock: Clock) {
  const content = await watchContent(database, clock)
  const qrChanges = await watchQrLogins(database)
  const config = readConfig({ TRUST_PROXY: 'true' })
  const passwords = createPasswords()
  const services = { db: database.db, clock, content, config, passwords, qrChanges }
  return {
    api: createApi(services, createLog('silent')),
    passwords,
    close: async () => {
      await content.close()
      await qrChanges.close()
      await database.close()
    },
  }
}
