import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { DatabaseTarget } from './test-database.ts'

const program = fileURLToPath(new URL('./shop-program.ts', import.meta.url))

export interface ShopProcess {
  readonly pid: number
  /** Lines that it has printed so far. */
  readonly printed: readonly string[]
  /** Stops it with SIGTERM; resolves with its exit code. */
  stop(): Promise<number | null>
  /** Kills it with SIGKILL; resolves once it has exited. */
  kill(): Promise<void>
}

/** Starts the shop in its own process; resolves once it listens, and rejects when it exits before. */
export async function startShopProcess(environment: Readonly<Record<string, string>>): Promise<ShopProcess> {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    const [code] = await gone
    return typeof code === 'number' ? code : null
  }
  const kill = async () => {
    child.kill('SIGKILL')
    await gone
  }
  const printed: string[] = []
  const lines = createInterface(child.stdout).on('line', (line) => printed.push(line))
  await Promise.race([
    once(lines, 'line'),
    gone.then(([code]) => {
      throw new Error(`the shop ended with ${code} before it was open`)
    }),
  ])
  return { pid: child.pid ?? 0, printed, kill, stop }
}

/** A free port, so that every start of a shop has the same address. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('it listens on a port')
  return address.port
}

/** Environment that connects to a test's database; a URL cannot hold a socket's path. */
export function databaseSettings({ host, port, user, database }: DatabaseTarget): Record<string, string> {
  return { DATABASE_URL: `postgres:///${database}`, PGUSER: String(user), PGHOST: String(host), PGPORT: String(port) }
}
