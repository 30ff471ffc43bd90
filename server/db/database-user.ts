import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** PostgreSQL refuses to run as root: then it runs as `nobody`, who must be able to reach its files. */

export const isRoot = process.getuid?.() === 0
/** uid and gid of `nobody`. */
export const nobody = 65_534
/** As whom the database's programs run. */
export const databaseUser = isRoot ? { uid: nobody, gid: nobody } : {}

/** Where data goes that would lie below a closed folder: the first that can be made. */
const shelters = ['/var/lib/practicum/data-', '/var/tmp/practicum-data-']

/**
 * A folder that everybody may reach: the wanted one, or, below a folder that is closed to others, one whose path
 * begins with a shelter's and is always the same for the wanted one.
 */
export function reachableFolder(wanted: string, prefixes: readonly string[] = shelters): string {
  const folder = resolve(wanted)
  if (isReachable(dirname(folder))) return folder
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  return prefixes.map((prefix) => prefix + name).find((shelter) => canHold(dirname(shelter))) ?? folder
}

/** Whether everybody may enter a path and all folders above it, as far as they exist. */
export function isReachable(path: string): boolean {
  for (let step = path; ; step = dirname(step)) {
    if (existsSync(step) && (statSync(step).mode & 0o001) === 0) return false
    if (step === dirname(step)) return true
  }
}

function canHold(folder: string): boolean {
  try {
    // Root's mask may be stricter than what the database's user needs.
    if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o755)
  } catch {
    return false
  }
  return isReachable(folder)
}
