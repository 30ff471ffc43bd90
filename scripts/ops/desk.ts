import { userInfo } from 'node:os'
import { ApiError } from '#contract/protocol/api-error.ts'
import { readConfig } from '#server/config/config.ts'
import { readDeskOrigin } from '#server/db/claim-database.ts'
import { setSealKeys } from '#server/db/operator-record.ts'
import { createClock } from '#server/lib/clock.ts'
import { createLog } from '#server/lib/log.ts'
import { loadRecordKeys } from '#server/lib/record-keys.ts'
import { StartError } from '#server/lib/start-error.ts'
import { OperatorError, type OperatorServices } from '#server/operator/orders.ts'
import { watchClock } from '#server/sandbox/movable-clock.ts'
import { withShopsDatabase } from '../shops-database.ts'
import { type Request, readArguments } from './arguments.ts'
import { backupHandlers, restoreBackup } from './backup.ts'
import type { Command } from './commands.ts'
import type { Handler } from './handler.ts'
import { operatorHandlers } from './operators.ts'
import { soleOperatorHandlers } from './sole-operator.ts'
import { upkeepHandlers } from './upkeep.ts'

/** Every command that reads the shop's database. */
const handlers: Readonly<Record<Exclude<Command, 'backup restore'>, Handler>> = {
  ...soleOperatorHandlers,
  ...upkeepHandlers,
  ...operatorHandlers,
  ...backupHandlers,
}

/** Runs a command. Throws a `UsageError` for invalid arguments and an {@link OperatorError} when it cannot be done. */
export async function runDesk(request: Request): Promise<void> {
  const { command, options } = request
  if (command === 'backup restore') return restoreBackup(request)
  const config = readConfig(process.env)
  await withShopsDatabase(config, async (database) => {
    const { db } = database
    setSealKeys(loadRecordKeys(config))
    const movable = config.mode === 'sandbox' ? await watchClock(database, console.error) : undefined
    const clock = movable ?? createClock()
    // Only a refund needs the payment provider: the others start without loading any.
    const withProviders = async (): Promise<OperatorServices> => {
      const { Hono } = await import('hono')
      const { createProviders } = await import('#server/create-providers.ts')
      const log = createLog('warn')
      return { db, clock, providers: createProviders(config, { db, clock, log, sandbox: new Hono() }) }
    }
    try {
      await handlers[command]({
        services: { db, clock },
        withProviders,
        options,
        args: readArguments(request),
        operator: { name: userInfo().username, network: 'command line' },
        // A shop at another port was started with settings that a command often lacks.
        deskOrigin: (await readDeskOrigin(db)) ?? config.deskOrigin,
      })
    } finally {
      await movable?.close()
    }
  })
}

/** Returns the message of an error written for the operator; undefined for others. */
export function reasonOf(error: unknown): string | undefined {
  const isMessage = error instanceof StartError || error instanceof OperatorError || error instanceof ApiError
  return isMessage ? error.message : undefined
}
