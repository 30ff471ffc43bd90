import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

// PostgreSQL refuses to run as root. It then runs as `nobody`, who must be able to reach its files.

export const isRoot = process.getuid?.() === 0
/** uid and gid of `nobody`. */
export const nobody = 65_534
/** User of the database's programs. */
export const databaseUser = isRoot ? { uid: nobody, gid: nobody } : {}

/** Folders for data that would be below a closed folder: the first that can be created is used. */
const shelters = ['/var/lib/practicum/data-', '/var/tmp/practicum-data-']

/**
 * A folder that every user can reach: the wanted one or, when it is below a folder closed to others, one in a shared
 * folder. The result is always the same for the wanted folder.
 */
export function reachableFolder(wanted: string, prefixes: readonly string[] = shelters): string {
  const folder = resolve(wanted)
  if (isReachable(dirname(folder))) return folder
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  return prefixes.map((prefix) => prefix + name).find((shelter) => canHold(dirname(shelter))) ?? folder
}

/** Whether every user can enter a path and all folders above it, as far as they exist. */
export function isReachable(path: string): boolean {
  for (let step = path; ; step = dirname(step)) {
    if (existsSync(step) && (statSync(step).mode & 0o001) === 0) return false
    if (step === dirname(step)) return true
  }
}

function canHold(folder: string): boolean {
  try {
    // Root's umask may be stricter than the database user needs.
    if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o755)
  } catch {
    return false
  }
  return isReachable(folder)
}
