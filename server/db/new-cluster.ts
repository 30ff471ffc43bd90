import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, rmSync } from 'node:fs'
import { StartError } from '../lib/start-error.ts'
import { databaseUser, isRoot, nobody } from './database-user.ts'

/**
 * Creates an empty cluster and removes what an interrupted attempt left. Throws a {@link StartError} when that fails.
 */
export function createCluster(data: string, initdb: string, volatile: boolean): void {
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { mode: 0o700 })
  if (isRoot) chownSync(data, nobody, nobody)
  const made = spawnSync(
    initdb,
    [
      '-D',
      data,
      '-U',
      'practicum',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      ...(volatile ? ['--no-sync'] : []),
    ],
    { ...databaseUser, cwd: data, encoding: 'utf8' },
  )
  if (made.status !== 0) {
    if (made.stderr.includes('No space left on device')) {
      throw Object.assign(new Error('initdb ran out of space'), { code: 'ENOSPC' })
    }
    throw new StartError(
      `The embedded database could not be created in ${data}: ${firstLine(made.stderr || made.error?.message)}. Set DATABASE_URL to use a PostgreSQL of your own.`,
    )
  }
}

/** The most useful line of a program's output. */
export function firstLine(text: string | undefined): string {
  return text?.trim().split('\n')[0] ?? 'no reason given'
}
