import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { childrenOf, isAlive, programOf } from './processes.ts'

// The server's process, from the pid file in the cluster's folder.

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
 * PostgreSQL refuses to start while the process of its pid file exists, even as a zombie or as another program with the
 * same number. It treats its parent's number as a leftover, so that number is written. The rest of the file stays,
 * because PostgreSQL finds running children of the old server by it.
 */
export function disownPostmaster(data: string): void {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return
  const [first, ...rest] = readFileSync(file, 'utf8').split('\n')
  if (existsSync(`/proc/${first}`)) writeFileSync(file, [process.pid, ...rest].join('\n'))
}

/** Timeout of each way to stop, in milliseconds. None of them loses acknowledged data. */
const fastShutdownMs = 3_500
const immediateShutdownMs = 500
const killMs = 500

/**
 * Stops a server: "fast" first, then "immediate", then by force. A frozen process is continued first, so that it
 * receives signals. Source: PostgreSQL 18, section 18.5.
 */
export async function stopPostmaster(pid: number): Promise<void> {
  if (!isAlive(pid)) return
  for (const each of [pid, ...childrenOf(pid)]) send(each, 'SIGCONT')
  send(pid, 'SIGINT')
  if (await isGone(pid, fastShutdownMs)) return
  send(pid, 'SIGQUIT')
  if (await isGone(pid, immediateShutdownMs)) return
  // Children that outlive their server would keep its shared memory and prevent the next start.
  for (const each of [...childrenOf(pid), pid]) send(each, 'SIGKILL')
  await isGone(pid, killMs)
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    // Windows has no such signal; there, a signal ends a process at once.
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
