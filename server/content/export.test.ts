import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { registerCleanup } from '../../tests/support/server/cleanup.ts'
import { contentFolder } from '../../tests/support/server/content-folder.ts'
import { catalogue, today } from '../../tests/support/server/sample-catalogue.ts'
import { clockOn, importFolder } from '../../tests/support/server/shop.ts'
import { testDatabase } from '../../tests/support/server/test-database.ts'
import { notices } from '../db/schema/boards.ts'
import { exportBoards } from './export.ts'
import { writeExport } from './write-export.ts'

/** The content of the repository. */
const bundled = fileURLToPath(new URL('../../content', import.meta.url))
const clock = clockOn(today)

/** A copy of a content folder. */
function copyOf(directory: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'practicum-export-'))
  registerCleanup(() => rmSync(copy, { recursive: true, force: true }))
  cpSync(directory, copy, { recursive: true })
  return copy
}

const { database: bundledDatabase } = await testDatabase()
await importFolder(bundledDatabase, clock, bundled)

test('writes the bundled content back byte for byte', async () => {
  const files = await exportBoards(bundledDatabase.db)
  expect(files.size).toBeGreaterThan(70)
  for (const [path, body] of files) {
    expect(Buffer.from(body).equals(readFileSync(join(bundled, path))), path).toBe(true)
  }
})

test('changes nothing by an import after the export, and nothing by an export after the import', async () => {
  const { database } = await testDatabase()
  const { directory } = contentFolder(catalogue)
  await importFolder(database, clock, directory)
  writeExport(directory, await exportBoards(database.db))
  // The sample's rich text is reduced when it is read, so its file changes once.
  await importFolder(database, clock, directory)
  expect(writeExport(directory, await exportBoards(database.db))).toEqual({ written: 0, removed: 0 })
  expect(await importFolder(database, clock, directory)).toEqual({ changed: false })
})

test('keeps what changed in the shop: a view, and a notice that is gone', async () => {
  const { database } = await testDatabase()
  const { db } = database
  const { directory } = contentFolder(catalogue)
  await importFolder(database, clock, directory)
  await db.update(notices).set({ views: 5_000 }).where(eq(notices.idx, 3))
  await db.delete(notices).where(eq(notices.idx, 12))
  writeExport(directory, await exportBoards(db))
  expect(readFileSync(join(directory, 'notices/3.yaml'), 'utf8')).toContain('views: 5000')
  await importFolder(database, clock, directory)
  const kept = await db.select({ idx: notices.idx, views: notices.views }).from(notices).orderBy(notices.idx)
  expect(kept.map(({ idx }) => idx)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(kept[2]?.views).toBe(5_000)
  // From here on nothing changes any more, in either direction.
  expect(writeExport(directory, await exportBoards(db))).toEqual({ written: 0, removed: 0 })
  expect(await importFolder(database, clock, directory)).toEqual({ changed: false })
})

test('writes attachments as they are, and leaves other files alone', async () => {
  const { database } = await testDatabase()
  const { directory } = contentFolder(catalogue)
  await importFolder(database, clock, directory)
  const copy = copyOf(directory)
  rmSync(join(copy, 'attachments/Checklist.pdf'))
  writeFileSync(join(copy, 'notices/notes.txt'), 'mine')
  const before = readFileSync(join(copy, 'banners.yaml'), 'utf8')
  writeExport(copy, await exportBoards(database.db))
  expect(readFileSync(join(copy, 'attachments/Checklist.pdf'), 'utf8')).toBe('contents of Checklist.pdf')
  expect(readFileSync(join(copy, 'notices/notes.txt'), 'utf8')).toBe('mine')
  expect(readFileSync(join(copy, 'banners.yaml'), 'utf8')).toBe(before)
  expect(await importFolder(database, clock, copy)).toEqual({ changed: false })
})
