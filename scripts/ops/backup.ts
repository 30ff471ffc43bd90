import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readConfig } from '#server/config/config.ts'
import { startEmbeddedDatabase } from '#server/db/embedded.ts'
import { backUpEmbedded, restoreEmbedded } from '#server/db/online-backup.ts'
import { migrateDatabase, openDatabase } from '#server/db/open.ts'
import { checkRecords } from '#server/db/operator-record.ts'
import { type RestoredDatabase, restoreStanza } from '#server/db/restored-stanza.ts'
import { countMoney, findUnbalancedOrders, lastMovementOfMoney, type Money } from '#server/operator/money.ts'
import { OperatorError } from '#server/operator/orders.ts'
import { filledSchema, type Request, readArguments } from './arguments.ts'
import { formatTable, koreanTime } from './columns.ts'
import { UsageError } from './commands.ts'
import type { Desk, Handler } from './handler.ts'
import { confirmChange, print } from './output.ts'

/** A payment is written a little after its moment, so those of the last minute may be in one database alone. */
const marginMs = 60_000

const makeCommand: Handler = async ({ options, args }) => {
  const folder = resolve(args.read('FOLDER', filledSchema, args.subject))
  const { databaseUrl, dataDirectory } = readConfig(process.env)
  if (databaseUrl !== undefined)
    throw new OperatorError(
      'This shop uses the PostgreSQL of DATABASE_URL: back it up by pgBackRest (docs/operations.md).',
    )
  await backUpEmbedded(dataDirectory, folder)
  print(options, { folder }, () => `The backup is in ${folder}. Try it: npm run ops -- backup check ${folder}`)
}

/** Puts a backup in place of the embedded database, which must be gone. Opens no database. */
export async function restoreBackup(request: Request): Promise<void> {
  const folder = resolve(readArguments(request).read('FOLDER', filledSchema, request.subject))
  const { databaseUrl, dataDirectory } = readConfig(process.env)
  if (databaseUrl !== undefined)
    throw new OperatorError(
      'This shop uses the PostgreSQL of DATABASE_URL: restore it by pgBackRest (docs/operations.md).',
    )
  await confirmChange(`Make ${folder} the database of ${dataDirectory}?`, request.options)
  restoreEmbedded(folder, dataDirectory)
  print(request.options, { folder, dataDirectory }, () => `Restored. "npm start" opens the shop with it.`)
}

/** Restores a backup beside the shop. */
async function restoreBeside({ args, options }: Desk): Promise<RestoredDatabase & { readonly user: string }> {
  const stanza = args.optional('stanza', filledSchema)
  const until = args.optional('until', filledSchema)
  if (stanza !== undefined) return { ...(await restoreStanza({ stanza, until })), user: 'postgres' }
  if (options.until !== undefined) throw new UsageError('--until needs --stanza: a folder is a backup of one moment.')
  const backup = resolve(args.read('FOLDER', filledSchema, args.subject))
  const directory = mkdtempSync(join(tmpdir(), 'practicum-restored-'))
  const clean = () => rmSync(directory, { recursive: true, force: true })
  try {
    restoreEmbedded(backup, directory)
    const { connection, stop } = await startEmbeddedDatabase({ directory, volatile: true })
    return {
      connection,
      user: 'practicum',
      stop: async () => {
        await stop()
        clean()
      },
    }
  } catch (error) {
    clean()
    throw error
  }
}

const checkCommand: Handler = async (desk) => {
  const { services, options } = desk
  const name = options.database ?? 'practicum'
  const restored = await restoreBeside(desk)
  try {
    const database = await openDatabase({ ...restored.connection(name), user: restored.user })
    try {
      await migrateDatabase(database)
      const last = await lastMovementOfMoney(database.db)
      const until = new Date((last?.getTime() ?? 0) - marginMs)
      const backup = await countMoney(database.db, until)
      const shop = await countMoney(services.db, until)
      const since = await countMoney(services.db, services.clock.now())
      const unbalanced = await findUnbalancedOrders(database.db)
      const record = await checkRecords(database.db)
      const isEqual = JSON.stringify(backup) === JSON.stringify(shop)
      const isRight = isEqual && unbalanced.length === 0 && record.broken === undefined
      const told = { last, until, backup, shop, since, unbalanced, brokenRecord: record.broken ?? null, isRight }
      print(options, told, () =>
        [
          last
            ? `Money moved in the backup for the last time: ${koreanTime(last)}. Compared until a minute before.`
            : 'No money ever moved in the backup.',
          formatTable([
            { what: 'backup', ...rowOf(backup) },
            { what: 'shop, until then', ...rowOf(shop) },
            { what: 'shop, now', ...rowOf(since) },
          ]),
          `Record of operators’ acts: ${record.broken === undefined ? 'whole' : `broken at ${record.broken}; see record check`}`,
          `Orders whose payments and refunds do not add up: ${unbalanced.join(', ') || 'none'}`,
          isRight ? 'The backup has all the money that the shop had then.' : 'THE BACKUP IS NOT RIGHT.',
        ].join('\n'),
      )
      if (!isRight) process.exitCode = 1
    } finally {
      await database.close()
    }
  } finally {
    await restored.stop()
  }
}

function rowOf({ payments, paid, refunds, refunded }: Money) {
  return { payments, 'paid, won': paid, refunds, 'refunded, won': refunded }
}

/** Backups, of the embedded database or by pgBackRest. */
export const backupHandlers = { 'backup make': makeCommand, 'backup check': checkCommand }
