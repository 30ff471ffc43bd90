import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isAlive, programOf } from './processes.ts'

/** The server's own process, as its pid file in the cluster's folder names it. */

/** The running server of a cluster: its process, and its port on Windows. */
export function readPostmaster(data: string): { pid: number; port: number } | undefined {
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
export function disownPostmaster(data: string): void {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return
  const [first, ...rest] = readFileSync(file, 'utf8').split('\n')
  if (existsSync(`/proc/${first}`)) writeFileSync(file, [process.pid, ...rest].join('\n'))
}

/** Asks a server to end at once, but in good order; after 20 seconds it is told to. */
export async function stopPostmaster(pid: number): Promise<void> {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  const deadline = performance.now() + 20_000
  while (isAlive(pid)) {
    if (performance.now() > deadline) {
      process.kill(pid, 'SIGQUIT')
      return
    }
    await setTimeout(20)
  }
}
