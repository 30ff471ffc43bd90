import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { watchQrLogins } from './api/qr-login-changes.ts'
import { createApp, type RequestListener } from './app.ts'
import type { Config } from './config/config.ts'
import { checkExposure, checkLiveSettings } from './config/start-checks.ts'
import { addMissingFiles } from './content/add-missing-files.ts'
import { diskFolder } from './content/content-folder.ts'
import { drawSharePicturesRegularly } from './content/draw-share-pictures.ts'
import { importContent } from './content/import.ts'
import { refreshSearchIndex } from './content/index-search.ts'
import { readContent } from './content/read.ts'
import { watchContent } from './content/state.ts'
import { claimDatabase } from './db/claim-database.ts'
import { fullDiskErrorOf } from './db/data-directory.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './db/embedded.ts'
import { describeError } from './db/errors.ts'
import { type Database, migrateDatabase, openDatabase, transact } from './db/open.ts'
import { beginSeals, setSealKeys } from './db/operator-record.ts'
import { contentState } from './db/schema/courses.ts'
import type { DeskScripts } from './desk/desk-host.ts'
import { invitationAddress } from './desk/invitation-address.ts'
import { cleanUpRegularly } from './jobs/cleanup.ts'
import { type Clock, createClock } from './lib/clock.ts'
import type { Backlog, Figures } from './lib/figures.ts'
import { createLog } from './lib/log.ts'
import { createPasswords } from './lib/passwords.ts'
import { loadRecordKeys } from './lib/record-keys.ts'
import { StartError } from './lib/start-error.ts'
import { readBacklog } from './operator/backlog.ts'
import { inviteFirstOwner } from './operator/operators.ts'
import { reportRecordHeadRegularly } from './operator/report-record-head.ts'
import { hasSandboxMembers, seedMembers } from './sandbox/members.ts'
import { watchClock } from './sandbox/movable-clock.ts'
import { linkSandboxAccounts } from './sandbox/oauth/links.ts'
import { builtFolders, type Renderer } from './web/renderer.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export interface OpenShop {
  readonly listener: RequestListener
  /** Link for the first owner of a sandbox's desk; undefined when the desk has an operator. */
  readonly invitation: string | undefined
  /** What waits in the database, for figures. */
  readBacklog(): Promise<Backlog>
  /** Makes `/readyz` answer 503. */
  drain(): void
  /** Answers the calls that only wait, so that the server can stop. */
  release(): void
  /** Stops everything that the shop runs, its embedded database last. */
  close(): Promise<void>
}

interface OpenOptions {
  /** Whether pages carry a Content-Security-Policy. */
  readonly policy: boolean
  /** Scripts of the desk while the bundler serves its sources; by default those of the built desk. */
  readonly desk?: DeskScripts
  /** An embedded database that someone else runs; by default the shop runs its own. */
  readonly embedded?: EmbeddedDatabase
  readonly figures?: Figures | undefined
}

/** Maximum time for jobs and watchers to end, in milliseconds, so that the database is stopped even if one hangs. */
const closeMs = 3_000

/** Imports the content folder into a shop that has no content, or what a shop of an earlier version lacks of it. */
async function provideContent(
  db: Database,
  clock: Clock,
  { contentDirectory: directory, off }: Pick<Config, 'contentDirectory' | 'off'>,
): Promise<void> {
  const folder = diskFolder(directory)
  const [loaded] = await db.select().from(contentState)
  if (loaded) return addMissingFiles(db, clock, folder, off)
  const { content, faults } = readContent(folder)
  if (!content)
    throw new StartError(
      `The content folder ${directory} has ${faults.length} faults; run "npm run content -- import ${directory} --dry-run".`,
    )
  await importContent(db, clock, content, off)
}

/** Opens database and content, and creates the shop. Throws a `StartError` with instructions. */
export async function openShop(config: Config, renderer: Renderer, options: OpenOptions): Promise<OpenShop> {
  checkExposure(config)
  checkLiveSettings(config)
  const log = createLog(config.logLevel)
  const { figures } = options
  const stopping = new AbortController()
  const closing = new AbortController()
  let stopDatabase: (() => Promise<void>) | undefined
  let closeDatabase: (() => Promise<void>) | undefined
  const stops: (() => Promise<void>)[] = []
  const close = async () => {
    closing.abort()
    const stopped = Promise.allSettled(stops.splice(0).map((stop) => stop()))
    await Promise.race([stopped, setTimeout(closeMs, undefined, { ref: false })])
    await closeDatabase?.()
    await stopDatabase?.()
  }
  try {
    let { embedded } = options
    if (!embedded && config.databaseUrl === undefined) {
      embedded = await startEmbeddedDatabase({ directory: config.dataDirectory })
      stopDatabase = embedded.stop
    }
    const database = await openDatabase(config.databaseUrl ?? embedded?.connection('practicum') ?? '', {
      poolSize: config.databasePool,
      direct: config.databaseDirectUrl,
    })
    closeDatabase = database.close
    await migrateDatabase(database)
    await claimDatabase(database.db, config, hasSandboxMembers)
    setSealKeys(loadRecordKeys(config))
    const passwords = createPasswords()
    let clock = createClock()
    let invitation: string | undefined
    if (config.mode === 'sandbox') {
      const movable = await watchClock(database, (error) =>
        log.warn({ error: describeError(error) }, 'the clock was not read'),
      )
      stops.push(movable.close)
      clock = movable
    }
    await transact(database.db, (tx) => beginSeals(tx, clock.now()))
    await provideContent(database.db, clock, config)
    if (config.mode === 'sandbox') {
      await seedMembers(database.db, clock, passwords)
      await linkSandboxAccounts({ db: database.db, clock })
      if (config.deskOrigin !== undefined) {
        const invited = await inviteFirstOwner({ db: database.db, clock })
        if (invited) invitation = invitationAddress(config.deskOrigin, invited.secret)
      }
    }
    await transact(database.db, refreshSearchIndex)
    const content = await watchContent(database, clock)
    stops.push(content.close)
    const qrChanges = await watchQrLogins(database)
    stops.push(qrChanges.close)
    stops.push(cleanUpRegularly(database.db, clock, log, figures))
    stops.push(reportRecordHeadRegularly({ db: database.db, clock, log, recordMail: config.recordMail, figures }))
    stops.push(drawSharePicturesRegularly(database.db, clock, log, { figures }))
    const { listener, settle } = createApp({
      config,
      database,
      clock,
      content,
      passwords,
      qrChanges,
      renderer,
      log,
      figures,
      folders: builtFolders,
      formerDirectory: join(root, 'dist/former'),
      desk: options.desk,
      stopping: stopping.signal,
      closing: closing.signal,
      policy: options.policy,
    })
    stops.push(settle())
    const backlog = { db: database.db, clock }
    return {
      listener,
      invitation,
      readBacklog: () => readBacklog(backlog),
      drain: () => stopping.abort(),
      release: qrChanges.release,
      close,
    }
  } catch (error) {
    await close()
    throw (config.databaseUrl === undefined ? fullDiskErrorOf(error, config.dataDirectory) : undefined) ?? error
  }
}
