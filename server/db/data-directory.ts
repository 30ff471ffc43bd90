import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from '../lib/start-error.ts'
import { sqlState } from './errors.ts'

/** Creates the data directory with the folders above it. Throws a {@link StartError} when it cannot be used. */
export function createDataDirectory(directory: string): void {
  try {
    createFolder(directory)
  } catch (error) {
    throw startErrorOf(error, directory) ?? error
  }
}

/** One folder at a time: Node's recursive creation never ends below /proc, whose folders cannot be created. */
function createFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found?.isDirectory()) return
  if (found) throw Object.assign(new Error(`${folder} is a file`), { code: 'ENOTDIR' })
  const parent = dirname(folder)
  if (parent !== folder) createFolder(parent)
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(folder)) throw error
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOTDIR: 'is a file or below one, not a folder',
  EROFS: 'is on a file system that cannot be written to',
  EACCES: 'may not be written to by this user',
  EPERM: 'may not be written to by this user',
  ENOENT: 'cannot be created there',
}

/** Line for the operator about a full disk, which the system or PostgreSQL (53100) reports; undefined for any other error. */
export function fullDiskErrorOf(error: unknown, directory: string): StartError | undefined {
  if (!/^(ENOSPC|EDQUOT)$/.test(codeOf(error)) && sqlState(error) !== '53100') return undefined
  return new StartError(
    `The disk of the data directory ${directory} is full; free some space, or set DATA_DIR to a folder on another disk.`,
  )
}

/** Line for the operator about a data directory that cannot be used; undefined when an error has another cause. */
export function startErrorOf(error: unknown, directory: string): StartError | undefined {
  const full = fullDiskErrorOf(error, directory)
  const reason = reasons[codeOf(error)]
  if (full || reason === undefined) return full
  return new StartError(`The data directory ${directory} ${reason}; set DATA_DIR to a folder that can be written to.`)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
