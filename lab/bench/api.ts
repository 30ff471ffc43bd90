import { createApi } from '../../server/api/app.ts'
import { watchQrLogins } from '../../server/api/qr-login-changes.ts'
import { createVisitCounts } from '../../server/api/visit-counts.ts'
import { readConfig } from '../../server/config/config.ts'
import { watchContent } from '../../server/content/state.ts'
import { createProviders } from '../../server/create-providers.ts'
import type { OpenDatabase } from '../../server/db/open.ts'
import type { Clock } from '../../server/lib/clock.ts'
import { createLog } from '../../server/lib/log.ts'
import { createPasswords } from '../../server/lib/passwords.ts'
import { createSandbox } from '../../server/sandbox/sandbox.ts'

/** The API over a database, in this process; closing it closes the database. */
export async function openApi(database: OpenDatabase, clock: Clock) {
  const content = await watchContent(database, clock)
  const qrChanges = await watchQrLogins(database)
  const config = readConfig({ TRUST_PROXY: '1' })
  const passwords = createPasswords()
  const log = createLog('silent')
  const { db } = database
  const providers = createProviders(config, {
    db,
    clock,
    log,
    sandbox: createSandbox({ db, clock, passwords, sendWebhook: async () => {} }, config),
  })
  const services = {
    db,
    clock,
    content,
    config,
    providers,
    passwords,
    qrChanges,
    visitCounts: createVisitCounts({ db, clock }, log),
  }
  return {
    api: createApi(services, log),
    services,
    passwords,
    close: async () => {
      await content.close()
      await qrChanges.close()
      await database.close()
    },
  }
}
