import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../lib/start-error.ts'
import { isAlive, startOf, textOf } from './processes.ts'

// One process at a time uses a data directory. Its lock names the process by number and start time, because another
// program may have the number after a crash.

const fileOf = (directory: string) => join(directory, 'lock')

/** The running process that has locked a data directory, if any. */
export function lockOwner(directory: string): number | undefined {
  const [number, start] = textOf(fileOf(directory))?.split('\n') ?? []
  const pid = Number(number)
  if (!(pid > 0 && isAlive(pid))) return undefined
  const now = startOf(pid)
  return start && now && start !== now ? undefined : pid
}

/**
 * Locks a data directory. Returns how to release it. Throws a {@link StartError} while another process has locked it.
 */
export function takeLock(directory: string): () => void {
  const file = fileOf(directory)
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, `${process.pid}\n${startOf(process.pid) ?? ''}\n`, { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      const owner = lockOwner(directory)
      if (owner !== undefined && owner !== process.pid) {
        throw new StartError(
          `The data directory ${directory} is in use by process ${owner}; stop that one, or set DATA_DIR to another folder.`,
        )
      }
      rmSync(file, { force: true })
    }
  }
  throw new StartError(`The data directory ${directory} could not be locked; set DATA_DIR to another folder.`)
}
