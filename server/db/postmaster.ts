import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { childrenOf, isAlive, programOf } from './processes.ts'

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

/** How long each way of stopping may take, in milliseconds. What was acknowledged is safe whichever is needed. */
const fastShutdownMs = 3_500
const immediateShutdownMs = 500
const killMs = 500

/**
 * Stops a server: "fast" first, then "immediate", then by force. A process that was frozen goes on for it, since it
 * would notice nothing else. Source: PostgreSQL 18, section 18.5.
 */
export async function stopPostmaster(pid: number): Promise<void> {
  if (!isAlive(pid)) return
  for (const each of [pid, ...childrenOf(pid)]) send(each, 'SIGCONT')
  send(pid, 'SIGINT')
  if (await isGone(pid, fastShutdownMs)) return
  send(pid, 'SIGQUIT')
  if (await isGone(pid, immediateShutdownMs)) return
  // Children that outlive their server would keep its memory, and the next one from starting.
  for (const each of [...childrenOf(pid), pid]) send(each, 'SIGKILL')
  await isGone(pid, killMs)
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    // There is no such signal on Windows, where a signal ends a process at once.
    if (signal !== 'SIGCONT' || process.platform !== 'win32') process.kill(pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}

async function isGone(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds
  while (isAlive(pid)) {
    if (performance.now() > deadline) return false
    await setTimeout(20)
  }
  return true
}
