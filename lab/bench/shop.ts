import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../server/db/free-port.ts'
import { folderPrefix } from './database.ts'
import { processorMs } from './load.ts'

/** A shop in a process of its own, on `PORT` of its environment or a free port; with a database of its own unless its environment names one. */
export interface BenchShop extends AsyncDisposable {
  readonly port: number
  /** Number of the server's process. */
  readonly pid: number
  stop(): Promise<void>
}

const thisProject = fileURLToPath(new URL('../..', import.meta.url))

/** Starts the shop, or the built one of another checkout of it. */
export async function startShop(
  environment: Record<string, string> = {},
  project: string = thisProject,
): Promise<BenchShop> {
  const ownDirectory = environment['DATABASE_URL'] === undefined ? mkdtempSync(join(tmpdir(), folderPrefix)) : undefined
  const port = environment['PORT'] === undefined ? await freePort() : Number(environment['PORT'])
  const server = spawn(process.execPath, [join(project, 'server/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      // As `npm start` sets them.
      NODE_OPTIONS: '--max-semi-space-size=8',
      MALLOC_ARENA_MAX: '2',
      ...process.env,
      ...environment,
      PORT: String(port),
      ...(ownDirectory === undefined ? {} : { DATA_DIR: ownDirectory }),
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    },
  })
  const ended = new Promise((done) => server.once('exit', done))
  await ready(server, port)
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    if (ownDirectory !== undefined) rmSync(ownDirectory, { recursive: true, force: true })
  }
  return { port, pid: server.pid ?? 0, stop, [Symbol.asyncDispose]: stop }
}

async function ready(server: ChildProcess, port: number): Promise<void> {
  const deadline = performance.now() + 60_000
  for (;;) {
    if (server.exitCode !== null) throw new Error('the shop did not start')
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    if (performance.now() > deadline) throw new Error('the shop did not answer within a minute')
    await new Promise((done) => setTimeout(done, 50))
  }
}

/** Processor time in a second up to which a shop counts as idle, in ms. */
const idleMs = 20
/** Seconds that it is idle: its work pauses meanwhile for what is more urgent. */
const idleSeconds = 4

/**
 * Waits until a shop has done what it does after its start: for a minute it draws the pictures that messengers show. Goes on
 * after `mostSeconds`.
 */
export async function untilIdle(pid: number, { mostSeconds = 180 } = {}): Promise<void> {
  const deadline = performance.now() + mostSeconds * 1000
  for (let idle = 0; idle < idleSeconds && performance.now() < deadline; ) {
    const before = processorMs(pid)
    await new Promise((done) => setTimeout(done, 1000))
    idle = processorMs(pid) - before <= idleMs ? idle + 1 : 0
  }
}
