import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A key that seals rows of the record of acts. It lies outside of the database, so that nobody who can write there can make a seal. */
export interface SealKey {
  /** Stands in each row, so that keys can follow each other. */
  readonly id: string
  readonly secret: string
}

/** Name of the file with the key in the data directory, beside the database and outside of its backups. */
const keyFile = 'record-key'

/**
 * The keys of the record: those of the setting, or one in the data directory, which is made when it is missing. The
 * first one seals. None where neither is possible.
 */
export function loadRecordKeys({
  recordKeys,
  dataDirectory,
}: {
  readonly recordKeys: readonly SealKey[] | undefined
  readonly dataDirectory: string
}): readonly SealKey[] {
  if (recordKeys) return recordKeys
  const path = join(dataDirectory, keyFile)
  try {
    mkdirSync(dataDirectory, { recursive: true })
    // Of processes that start together, one makes the file.
    writeFileSync(path, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    // A sandbox in a container that writes nothing: a live shop has the setting.
    if (code === 'EROFS' || code === 'EACCES') return []
    if (code !== 'EEXIST') throw error
  }
  const secret = readFileSync(path, 'utf8').trim()
  return [{ id: createHash('sha256').update(secret).digest('hex').slice(0, 8), secret }]
}
