import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { StartError } from '../lib/start-error.ts'
import { createDataDirectory, fullDiskErrorOf, startErrorOf } from './data-directory.ts'

const folder = mkdtempSync(join(tmpdir(), 'practicum-data-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('createDataDirectory', () => {
  it('creates the folders above it, and keeps one that is there', () => {
    const directory = join(folder, 'shop', 'data')
    createDataDirectory(directory)
    writeFileSync(join(directory, 'kept'), '')
    expect(() => createDataDirectory(directory)).not.toThrow()
  })

  it('refuses a file, and a folder below one', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const reason = `The data directory ${file} is a file or below one, not a folder; set DATA_DIR to a folder that can be written to.`
    expect(() => createDataDirectory(file)).toThrow(new StartError(reason))
    expect(() => createDataDirectory(join(file, 'data'))).toThrow(/is a file or below one/)
  })

  it('refuses at once a place where no folder can be created', () => {
    expect(() => createDataDirectory('/proc/practicum')).toThrow(
      /^The data directory \/proc\/practicum (cannot be created there|is on a file system|may not be written)/,
    )
  })
})

describe('startErrorOf', () => {
  const failure = (code: string) => Object.assign(new Error('internal words'), { code })
  const full =
    'The disk of the data directory /data is full; free some space, or set DATA_DIR to a folder on another disk.'
  const fullDatabase = Object.assign(new pg.DatabaseError('could not extend file', 0, 'error'), { code: '53100' })

  it.each([
    [failure('ENOSPC'), full],
    [new Error('query failed', { cause: fullDatabase }), full],
    [
      failure('EROFS'),
      'The data directory /data is on a file system that cannot be written to; set DATA_DIR to a folder that can be written to.',
    ],
    [
      failure('EACCES'),
      'The data directory /data may not be written to by this user; set DATA_DIR to a folder that can be written to.',
    ],
  ])('names the path, the cause and what to do: %s', (error, line) => {
    expect(startErrorOf(error, '/data')).toEqual(new StartError(line))
  })

  it('leaves an error of another kind as it is', () => {
    expect(startErrorOf(failure('ECONNREFUSED'), '/data')).toBeUndefined()
  })
})

describe('fullDiskErrorOf', () => {
  it('says nothing about a missing file, which may be anywhere', () => {
    expect(fullDiskErrorOf(Object.assign(new Error('no such file'), { code: 'ENOENT' }), '/data')).toBeUndefined()
  })
})
