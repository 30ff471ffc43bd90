import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

// Information about other processes of this machine, where the platform provides it.

/** Whether a process with that number runs; a zombie does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return statFieldsOf(pid)?.[0] !== 'Z'
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Start time of a process in the platform's format; distinguishes two processes with the same number. Undefined for a
 * process that is gone, and on Windows, where it is expensive to find out.
 */
export function startOf(pid: number): string | undefined {
  const ticksSinceBoot = statFieldsOf(pid)?.[19]
  if (ticksSinceBoot !== undefined) return `${textOf('/proc/sys/kernel/random/boot_id')?.trim()} ${ticksSinceBoot}`
  if (process.platform === 'win32') return undefined
  // Equal text in every time zone and language.
  const env = { PATH: process.env['PATH'], TZ: 'UTC', LC_ALL: 'C' }
  const told = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env })
  return told.stdout?.trim() || undefined
}

/** The program of a process; undefined where the platform does not say. */
export function programOf(pid: number): string | undefined {
  return textOf(`/proc/${pid}/comm`)?.trim()
}

/** Running children of a process; empty where the platform does not say. */
export function childrenOf(pid: number): number[] {
  return parentsOfAll().flatMap(([child, parent]) => (parent === pid ? [child] : []))
}

/** Every process of the machine with its parent. */
function parentsOfAll(): (readonly [pid: number, parent: number])[] {
  if (process.platform === 'win32') return []
  if (process.platform === 'linux') {
    return readdirSync('/proc').flatMap((name) => {
      const parent = /^\d+$/.test(name) ? statFieldsOf(Number(name))?.[1] : undefined
      return parent === undefined ? [] : [[Number(name), Number(parent)] as const]
    })
  }
  const told = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  return (told.stdout ?? '').split('\n').flatMap((line) => {
    const [pid, parent] = line.trim().split(/\s+/).map(Number)
    return pid && parent ? [[pid, parent] as const] : []
  })
}

/** Fields of `/proc/<pid>/stat` from the state on; the name before it may contain blanks and brackets. */
function statFieldsOf(pid: number): string[] | undefined {
  return textOf(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .trim()
    .split(' ')
}

/** The text of a file; undefined when it does not exist, because files of a process disappear with it. */
export function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
