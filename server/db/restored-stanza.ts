import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../lib/start-error.ts'
import { isRoot } from './database-user.ts'

/** A backup that is restored beside the shop, for a look at it. */
export interface RestoredDatabase {
  connection(name: string): pg.ClientConfig
  /** Ends its server and deletes it. */
  stop(): Promise<void>
}

interface StanzaOptions {
  /** Name of the database's configuration in pgBackRest. */
  readonly stanza: string
  /** The moment to restore, as PostgreSQL reads it; by default the newest that is archived. */
  readonly until: string | undefined
}

/** How often a starting server is asked, in milliseconds. */
const pauseMs = 250

/**
 * Restores a stanza of pgBackRest into a folder of its own, and starts PostgreSQL there on a socket. Throws a
 * {@link StartError} with what pgBackRest or PostgreSQL says. Source: pgBackRest 2, User Guide, Point-in-Time Recovery.
 */
export async function restoreStanza({ stanza, until }: StanzaOptions): Promise<RestoredDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'practicum-restored-'))
  const data = join(directory, 'data')
  const clean = () => rmSync(directory, { recursive: true, force: true })
  try {
    const user = isRoot ? { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') } : {}
    const own = (path: string) => {
      if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid)
    }
    mkdirSync(data, { mode: 0o700 })
    for (const folder of [directory, data]) own(folder)
    const moment = until === undefined ? [] : ['--type=time', `--target=${until}`, '--target-action=promote']
    const done = spawnSync('pgbackrest', [`--stanza=${stanza}`, `--pg1-path=${data}`, ...moment, 'restore'], {
      ...user,
      encoding: 'utf8',
    })
    if (done.error) throw new StartError('pgBackRest could not be run; install it on this machine.')
    if (done.status !== 0) throw new StartError(`pgBackRest could not restore: ${lastLine(done.stdout + done.stderr)}`)
    // The server's own settings may name files and addresses of the machine that it is restored from.
    const settings = join(directory, 'postgresql.conf')
    const access = join(directory, 'pg_hba.conf')
    writeFileSync(settings, '')
    writeFileSync(access, 'local all all trust\n')
    for (const file of [settings, access]) chmodSync(file, 0o644)
    const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
    const packaged = `/usr/lib/postgresql/${version}/bin/postgres`
    const log: string[] = []
    const server = spawn(
      existsSync(packaged) ? packaged : 'postgres',
      [
        ...['-D', data, '-c', `config_file=${settings}`, '-c', `hba_file=${access}`, '-c', 'port=5432'],
        ...['-c', 'listen_addresses=', '-c', `unix_socket_directories=${directory}`],
        // It must neither write into the archive of the shop nor load what is not installed here.
        ...['-c', 'archive_mode=off', '-c', 'shared_preload_libraries=', '-c', 'hot_standby=off', '-c', 'fsync=off'],
      ],
      { ...user, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    server.stderr.setEncoding('utf8').on('data', (text: string) => log.push(text))
    const ended = once(server, 'exit')
    const connection = (name: string): pg.ClientConfig => ({ host: directory, port: 5432, database: name })
    const isOver = () => server.exitCode !== null || server.signalCode !== null
    while (!(await isOpen(directory))) {
      if (isOver()) throw new StartError(`The restored database did not start: ${lastLine(log.join(''))}`)
      await setTimeout(pauseMs)
    }
    return {
      connection,
      stop: async () => {
        if (!isOver()) {
          server.kill('SIGINT')
          await ended
        }
        clean()
      },
    }
  } catch (error) {
    clean()
    throw error
  }
}

function idOfPostgres(kind: '-u' | '-g'): number {
  const { status, stdout } = spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' })
  if (status !== 0) throw new StartError('There is no user "postgres" here; run it on the database’s machine.')
  return Number(stdout)
}

/** Whether it has recovered and takes connections. */
async function isOpen(host: string): Promise<boolean> {
  const client = new pg.Client({ host, port: 5432, user: 'postgres', database: 'postgres' })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ recovers: boolean }>('select pg_is_in_recovery() as recovers')
    return rows[0]?.recovers === false
  } catch {
    return false
  } finally {
    client.end().catch(() => {})
  }
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? 'no reason given'
}
