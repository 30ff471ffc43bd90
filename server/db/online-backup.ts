import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { join, posix } from 'node:path'
import pg from 'pg'
import { StartError } from '../lib/start-error.ts'
import { isRoot, nobody, reachableFolder } from './database-user.ts'
import { startEmbeddedDatabase } from './embedded.ts'

// Backups of the embedded database while it runs: a base backup by the low-level API, and the write-ahead log of its
// time, so that a server starts on it. Source: PostgreSQL 18, 25.3.4.

/** Contents of folders that a server fills anew, and files that it must not find. */
const leftOut = [
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//,
  /(^|\/)(postmaster\.(pid|opts)|(backup_label|tablespace_map|pg_internal\.init|pgsql_tmp)[^/]*)$/,
]
/** Copied last. */
const control = 'global/pg_control'
const belongsToBackup = (path: string) => path !== control && !leftOut.some((pattern) => pattern.test(path))

interface BackupEnd {
  readonly labelfile: string
  /** Last file of the write-ahead log that the backup needs. */
  readonly last: string
}

/**
 * Copies the embedded database of the shop's `directory` into the new folder `backup`. The shop may run. Throws a
 * {@link StartError} when the folder holds something.
 */
export async function backUpEmbedded(directory: string, backup: string): Promise<void> {
  assertEmpty(backup)
  const embedded = await startEmbeddedDatabase({ directory, join: true })
  const client = new pg.Client(embedded.connection('postgres'))
  try {
    await client.connect()
    const data = await settingOf(client, 'data_directory')
    // Keeps the write-ahead log from now on, until the connection ends.
    await client.query(
      "select pg_create_physical_replication_slot('practicum_backup_' || pg_backend_pid(), true, true)",
    )
    await client.query("select pg_backup_start('practicum', fast => true)")
    makeFolder(backup)
    copyTree(data, backup, '', belongsToBackup)
    copy(join(data, control), join(backup, control))
    const { rows } = await client.query<BackupEnd>(
      'select labelfile, pg_walfile_name(lsn) as last from pg_backup_stop(wait_for_archive => false)',
    )
    const [end] = rows
    const [, first] = /file ([0-9A-F]{24})/.exec(end?.labelfile ?? '') ?? []
    if (!end || first === undefined) throw new Error('the end of the backup has no label')
    for (const segment of readdirSync(join(data, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)))
      if (segment >= first && segment <= end.last) copy(join(data, 'pg_wal', segment), join(backup, 'pg_wal', segment))
    const label = join(backup, 'backup_label')
    writeFileSync(label, end.labelfile)
    own(label, 0o600)
    await syncTree(backup)
  } finally {
    await client.end()
    await embedded.stop()
  }
}

/**
 * Makes `backup` the embedded database of `directory`, which must have none. Throws a {@link StartError} otherwise.
 */
export function restoreEmbedded(backup: string, directory: string): void {
  if (!existsSync(join(backup, 'backup_label')) || !existsSync(join(backup, 'PG_VERSION')))
    throw new StartError(`${backup} is no backup of the embedded database.`)
  const folder = isRoot ? reachableFolder(directory) : directory
  const data = join(folder, 'postgres')
  assertEmpty(data)
  mkdirSync(folder, { recursive: true })
  makeFolder(data)
  copyTree(backup, data, '', () => true)
}

function assertEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new StartError(`${folder} is not empty; move it away, or name another folder.`)
}

async function settingOf(client: pg.Client, name: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [name])
  return rows[0]?.value ?? ''
}

/** Copies what lies below `path`, as far as it belongs. */
function copyTree(from: string, to: string, path: string, belongs: (path: string) => boolean): void {
  for (const entry of readdirSync(join(from, path), { withFileTypes: true })) {
    const inside = posix.join(path, entry.name)
    if (!belongs(inside)) continue
    if (entry.isDirectory()) {
      makeFolder(join(to, inside))
      copyTree(from, to, inside, belongs)
    } else {
      copy(join(from, inside), join(to, inside))
    }
  }
}

function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  own(folder, 0o700)
}

/** Copies a file; one that is gone meanwhile belonged to a table that was dropped. */
function copy(from: string, to: string): void {
  try {
    copyFileSync(from, to)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
    throw error
  }
  own(to, 0o600)
}

function own(path: string, mode: number): void {
  chmodSync(path, mode)
  if (isRoot) chownSync(path, nobody, nobody)
}

/** Puts everything on the disk. */
async function syncTree(folder: string): Promise<void> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) {
      await syncTree(path)
      continue
    }
    const file = await open(path, 'r+')
    await file.sync()
    await file.close()
  }
}
