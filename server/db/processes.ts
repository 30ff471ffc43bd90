import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Other processes of this machine, by their number, as far as the platform tells. */

/** Whether a process of that number runs; one that has ended and waits to be reaped does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return factsOf(pid)?.[0] !== 'Z'
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * When a process began, in the platform's own words: two processes that had the same number one after the other
 * differ in it. Undefined for a process that is gone, and on Windows, which does not tell cheaply.
 */
export function startOf(pid: number): string | undefined {
  const ticksSinceBoot = factsOf(pid)?.[19]
  if (ticksSinceBoot !== undefined) return `${textOf('/proc/sys/kernel/random/boot_id')?.trim()} ${ticksSinceBoot}`
  if (process.platform === 'win32') return undefined
  // The same words whatever zone and language the shop is started in.
  const env = { PATH: process.env['PATH'], TZ: 'UTC', LC_ALL: 'C' }
  const told = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env })
  return told.stdout?.trim() || undefined
}

/** The program that a process runs; undefined where the platform does not tell. */
export function programOf(pid: number): string | undefined {
  return textOf(`/proc/${pid}/comm`)?.trim()
}

/** The processes that a process has started and that still run; none where the platform does not tell. */
export function childrenOf(pid: number): number[] {
  return parentsOfAll().flatMap(([child, parent]) => (parent === pid ? [child] : []))
}

/** Every process of the machine with its parent. */
function parentsOfAll(): (readonly [pid: number, parent: number])[] {
  if (process.platform === 'win32') return []
  if (process.platform === 'linux') {
    return readdirSync('/proc').flatMap((name) => {
      const parent = /^\d+$/.test(name) ? factsOf(Number(name))?.[1] : undefined
      return parent === undefined ? [] : [[Number(name), Number(parent)] as const]
    })
  }
  const told = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  return (told.stdout ?? '').split('\n').flatMap((line) => {
    const [pid, parent] = line.trim().split(/\s+/).map(Number)
    return pid && parent ? [[pid, parent] as const] : []
  })
}

/** What Linux tells of a process, from its state on: the name before it may hold blanks and brackets. */
function factsOf(pid: number): string[] | undefined {
  return textOf(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .trim()
    .split(' ')
}

/** The text of a file; undefined when there is none, which for a file of a process may be so at any moment. */
export function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
