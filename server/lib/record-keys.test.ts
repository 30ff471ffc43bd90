import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadRecordKeys } from './record-keys.ts'

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'practicum-keys-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return directory
}

test('the key of a sandbox is made once, for its owner alone to read', () => {
  const dataDirectory = join(folder(), 'new')
  const made = loadRecordKeys({ recordKeys: undefined, dataDirectory })
  expect(made).toEqual([{ id: expect.stringMatching(/^[0-9a-f]{8}$/), secret: expect.stringMatching(/^[\w-]{43}$/) }])
  expect(loadRecordKeys({ recordKeys: undefined, dataDirectory })).toEqual(made)
  const file = join(dataDirectory, 'record-key')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).toBe(`${made[0]?.secret}\n`)
})

test('the keys of the setting come first, and no file is made', () => {
  const dataDirectory = join(folder(), 'none')
  const recordKeys = [{ id: '2026', secret: 'a-key-that-is-in-no-database-32-chars' }]
  expect(loadRecordKeys({ recordKeys, dataDirectory })).toBe(recordKeys)
  expect(() => statSync(dataDirectory)).toThrow()
})
