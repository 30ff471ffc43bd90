import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import postgres from 'postgres'
import { StartError } from '../config.ts'
import { findBinaries } from './binaries.ts'
import { lockOwner, takeLock } from './data-lock.ts'
import { databaseUser, isRoot, nobody, reachableFolder } from './database-user.ts'
import { isAlive, programOf } from './processes.ts'

/**
 * PostgreSQL from npm, kept by this process: the shop's database when DATABASE_URL is unset, and the tests'.
 * It listens on a unix socket alone (on Windows on loopback), never as root, and loses nothing it acknowledged.
 */
export interface EmbeddedDatabase {
  /** Options that reach database `name` with postgres.js. */
  connection(name: string): postgres.Options<Record<string, never>>
  /** Stops the server; resolves when it is down. */
  stop(): Promise<void>
}

interface EmbeddedOptions {
  readonly directory: string
  /** For tests: trades durability for speed. */
  readonly volatile?: boolean
  /** Uses the server that another process keeps, if one runs; stopping then leaves it alone. */
  readonly join?: boolean
}

const isWindows = process.platform === 'win32'

/** Starts, or adopts, the server of `directory`. Throws a {@link StartError} when it can't. */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const directory = isRoot ? reachableFolder(options.directory) : resolve(options.directory)
  mkdirSync(directory, { recursive: true })
  if (isRoot) chmodSync(directory, (statSync(directory).mode & 0o777) | 0o001)
  if (options.join && lockOwner(directory) !== undefined) {
    const data = join(directory, 'postgres')
    return { connection: connectionOf(data, readPostmaster(data)?.port ?? 0), stop: async () => {} }
  }
  const release = takeLock(directory)
  try {
    return await startServer(directory, options.volatile ?? false, release)
  } catch (error) {
    release()
    throw error
  }
}

async function startServer(directory: string, volatile: boolean, release: () => void): Promise<EmbeddedDatabase> {
  const native = findBinaries()
  const data = join(directory, 'postgres')
  const logFile = join(directory, 'postgres.log')
  const program = (name: string) => join(native, 'bin', isWindows ? `${name}.exe` : name)

  if (!existsSync(join(data, 'PG_VERSION'))) createCluster(data, program('initdb'), volatile)

  const sockets = socketDirectory(data)
  const running = readPostmaster(data)
  const tcpPort = isWindows ? (running?.port ?? (await freePort())) : 5432
  const connection = connectionOf(data, tcpPort)

  const launch = (): number | undefined => {
    disownPostmaster(data)
    if (!isWindows) {
      // Ours alone; a killed server leaves its socket and the socket's lock behind.
      rmSync(sockets, { recursive: true, force: true })
      mkdirSync(sockets, { recursive: true, mode: 0o700 })
      chmodSync(sockets, 0o700)
      if (isRoot) chownSync(sockets, nobody, nobody)
    }
    const log = openSync(logFile, 'w', 0o600)
    const settings = [
      ...(isWindows
        ? ['listen_addresses=127.0.0.1', `port=${tcpPort}`]
        : ['listen_addresses=', `unix_socket_directories=${sockets}`, 'unix_socket_permissions=0700']),
      'max_connections=60',
      'log_destination=stderr',
      ...(volatile ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []),
    ]
    // Its own session: a Ctrl+C meant for us must not stop the database before our last write.
    const child = spawn(program('postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...databaseUser,
      cwd: data,
      detached: true,
      stdio: ['ignore', log, log],
      env: { PATH: process.env['PATH'], TZ: 'UTC' },
    })
    closeSync(log)
    // A program that can't be run has no number; the wait below tells it.
    child.once('error', (error) => writeFileSync(logFile, error.message))
    child.unref()
    return child.pid
  }

  const deadline = performance.now() + 60_000
  let adopted = running !== undefined
  let pid = running?.pid ?? launch()
  while (!(await answers(connection('postgres'), () => pid !== undefined && isAlive(pid), deadline))) {
    // One that was found running was on its way down; one of ours may have met the last children of a killed one.
    if (performance.now() > deadline || !(adopted || isStillShared(logFile))) {
      throw new StartError(
        `The embedded database did not start: ${firstLine(lastError(logFile))}. Its log is ${logFile}.`,
      )
    }
    await pause(100)
    adopted = false
    pid = launch()
  }
  await createDatabase(connection('postgres'), 'practicum')

  return {
    connection,
    stop: async () => {
      if (pid !== undefined) await stopProcess(pid)
      if (!isWindows) rmSync(sockets, { recursive: true, force: true })
      release()
    },
  }
}

/** Lays out an empty cluster; what an interrupted attempt has left goes. */
function createCluster(data: string, initdb: string, volatile: boolean): void {
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { mode: 0o700 })
  if (isRoot) chownSync(data, nobody, nobody)
  const made = spawnSync(
    initdb,
    [
      '-D',
      data,
      '-U',
      'practicum',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      ...(volatile ? ['--no-sync'] : []),
    ],
    { ...databaseUser, cwd: data, encoding: 'utf8' },
  )
  if (made.status !== 0) {
    throw new StartError(
      `The embedded database could not be created in ${data}: ${firstLine(made.stderr || made.error?.message)}. Set DATABASE_URL to use a PostgreSQL of your own.`,
    )
  }
}

/** Short, since the path of a socket may not be long, and the same for every process that knows the data. */
function socketDirectory(data: string): string {
  return join(tmpdir(), `practicum-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`)
}

function connectionOf(data: string, tcpPort: number): EmbeddedDatabase['connection'] {
  const place = isWindows
    ? { host: '127.0.0.1', port: tcpPort }
    : { path: join(socketDirectory(data), '.s.PGSQL.5432') }
  return (name) => ({ ...place, user: 'practicum', database: name })
}

function readPostmaster(data: string): { pid: number; port: number } | undefined {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  // After a crash of the machine another program may have the recorded number.
  const isOurs = pid > 0 && isAlive(pid) && programOf(pid)?.startsWith('postgres') !== false
  return isOurs ? { pid, port: Number(lines[3]) } : undefined
}

/**
 * PostgreSQL refuses to start while the process of its pid file exists, even as a zombie that nobody has reaped or
 * as another program under the same number. It takes its parent's number for a leftover; the rest of the file, by
 * which it looks for living children of the old server, stays.
 */
function disownPostmaster(data: string): void {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return
  const [first, ...rest] = readFileSync(file, 'utf8').split('\n')
  if (existsSync(`/proc/${first}`)) writeFileSync(file, [process.pid, ...rest].join('\n'))
}

/** Whether children of a killed server still hold its memory: they go as soon as they notice. */
function isStillShared(logFile: string): boolean {
  return readFileSync(logFile, 'utf8').includes('pre-existing shared memory block')
}

/** Waits until the server answers; false when it is gone, or at the deadline. */
async function answers(
  options: postgres.Options<Record<string, never>>,
  alive: () => boolean,
  deadline: number,
): Promise<boolean> {
  for (;;) {
    const sql = postgres({ ...options, max: 1, connect_timeout: 2, onnotice: () => {} })
    try {
      await sql`select 1`
      return true
    } catch {
      if (!alive() || performance.now() > deadline) return false
      await pause(30)
    } finally {
      await sql.end({ timeout: 1 })
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds))
}

async function createDatabase(options: postgres.Options<Record<string, never>>, name: string): Promise<void> {
  const sql = postgres({ ...options, max: 1, onnotice: () => {} })
  try {
    const found = await sql`select 1 from pg_database where datname = ${name}`
    if (found.length === 0) await sql`create database ${sql(name)}`
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function stopProcess(pid: number): Promise<void> {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  const deadline = performance.now() + 20_000
  while (isAlive(pid)) {
    if (performance.now() > deadline) {
      process.kill(pid, 'SIGQUIT')
      return
    }
    await pause(20)
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? done(address.port) : fail(new Error('no free port'))))
    })
  })
}

function lastError(logFile: string): string | undefined {
  const lines = readFileSync(logFile, 'utf8').split('\n')
  return lines.findLast((line) => /FATAL|ERROR|PANIC/.test(line)) ?? lines.findLast((line) => line !== '')
}

function firstLine(text: string | undefined): string {
  return text?.trim().split('\n')[0] ?? 'no reason given'
}
