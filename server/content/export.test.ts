import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { registerCleanup } from '#tests/support/server/cleanup.ts'
import { contentFolder } from '#tests/support/server/content-folder.ts'
import { catalogue, today } from '#tests/support/server/sample-catalogue.ts'
import { clockOn, importFolder } from '#tests/support/server/shop.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { transact } from '../db/open.ts'
import { devices, notices } from '../db/schema/boards.ts'
import { saveDraft } from '../operator/content-drafts.ts'
import { publishDraft } from '../operator/content-publishing.ts'
import { diskFolder } from './content-folder.ts'
import { exportContent } from './export.ts'
import { findOverwritten, findRemoved } from './load-content-files.ts'
import { readContent } from './read.ts'
import { writeExport } from './write-export.ts'

/** The content of the repository. */
const bundled = fileURLToPath(new URL('../../content', import.meta.url))
const clock = clockOn(today)

function emptyFolder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'practicum-export-'))
  registerCleanup(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** A copy of a content folder. */
function copyOf(directory: string): string {
  const copy = emptyFolder()
  cpSync(directory, copy, { recursive: true })
  return copy
}

const { database: bundledDatabase } = await testDatabase()
await importFolder(bundledDatabase, clock, bundled)

/** Files of the folder that no import reads: pictures that nothing names yet are among them. */
const unread = /^manuals\/text\/|^README\.md$|^pictures\/(hero-1-six-fields|job-09-sewing)\.svg$/

/** The files of a content folder by path. */
function filesOf(directory: string): Map<string, Buffer> {
  const paths = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(directory, path)).isFile())
    .filter((path) => !unread.test(path))
  return new Map(paths.toSorted().map((path) => [path, readFileSync(join(directory, path))]))
}

/** A folder whose notices, events and questions are written as an export writes them, and a shop that imported it. */
async function exportedFolder() {
  const { database } = await testDatabase()
  const folder = contentFolder(catalogue)
  await importFolder(database, clock, folder.directory)
  writeExport(folder.directory, await exportContent(database.db))
  await importFolder(database, clock, folder.directory)
  return { db: database.db, database, folder }
}

test('writes the bundled content into an empty folder byte for byte', async () => {
  const directory = emptyFolder()
  writeExport(directory, await exportContent(bundledDatabase.db))
  const [written, original] = [filesOf(directory), filesOf(bundled)]
  expect([...written.keys()]).toEqual([...original.keys()])
  for (const [path, body] of written) expect(original.get(path)?.equals(body), path).toBe(true)
  expect(await importFolder(bundledDatabase, clock, directory)).toEqual({ changed: false })
})

test('changes nothing in the folder of the import', async () => {
  const files = await exportContent(bundledDatabase.db)
  expect(writeExport(copyOf(bundled), files)).toEqual({ written: 0, removed: 0 })
})

test('makes a folder that another shop can import, with the same content', async () => {
  const { database } = await testDatabase()
  const directory = emptyFolder()
  writeExport(directory, await exportContent(bundledDatabase.db))
  await importFolder(database, clock, directory)
  expect(writeExport(directory, await exportContent(database.db))).toEqual({ written: 0, removed: 0 })
})

test('keeps comments and layout of what an import from elsewhere has changed', async () => {
  const { database, folder: here } = await exportedFolder()
  const elsewhere = copyOf(here.directory)
  const banners = `# Shown until spring.\n${here.read('banners.yaml')}`
  writeFileSync(join(elsewhere, 'banners.yaml'), banners)
  const [device] = readdirSync(join(elsewhere, 'devices'))
  rmSync(join(elsewhere, `devices/${device}`))
  await importFolder(database, clock, elsewhere)
  expect(writeExport(here.directory, await exportContent(database.db))).toEqual({ written: 1, removed: 1 })
  expect(here.read('banners.yaml')).toBe(banners)
  expect(readdirSync(join(here.directory, 'devices'))).not.toContain(device)
  expect(await importFolder(database, clock, here.directory)).toEqual({ changed: false })
})

test('removes pages that the shop does not have', async () => {
  const { database, folder } = await exportedFolder()
  folder.write('pages/history.yaml', folder.read('pages/introduction.yaml'))
  expect(writeExport(folder.directory, await exportContent(database.db))).toEqual({ written: 0, removed: 1 })
  expect(readdirSync(join(folder.directory, 'pages'))).toEqual([
    'careers.yaml',
    'home.yaml',
    'introduction.yaml',
    'recruit.yaml',
  ])
})

test('keeps the number of pieces of the folder, so that sold ones are not counted twice', async () => {
  const { db, database, folder } = await exportedFolder()
  const readStock = () => db.select({ stock: devices.stock }).from(devices).where(eq(devices.idx, 11))
  expect(await readStock()).toEqual([{ stock: 12 }])
  await db.update(devices).set({ stock: 11 }).where(eq(devices.idx, 11))
  expect(writeExport(folder.directory, await exportContent(db))).toEqual({ written: 0, removed: 0 })
  folder.write('client.yaml', `${folder.read('client.yaml')}# Checked.\n`)
  expect(await importFolder(database, clock, folder.directory)).toEqual({ changed: true })
  expect(await readStock()).toEqual([{ stock: 11 }])
})

test('is refused before the first import', async () => {
  const { database } = await testDatabase()
  await expect(exportContent(database.db)).rejects.toThrow('import a content folder first')
})

test('changes nothing by an import after the export, and nothing by an export after the import', async () => {
  const { database } = await testDatabase()
  const { directory } = contentFolder(catalogue)
  await importFolder(database, clock, directory)
  writeExport(directory, await exportContent(database.db))
  expect(writeExport(directory, await exportContent(database.db))).toEqual({ written: 0, removed: 0 })
  expect(await importFolder(database, clock, directory)).toEqual({ changed: false })
})

test('keeps the views that visitors added to a notice', async () => {
  const { database } = await testDatabase()
  const { db } = database
  const { directory } = contentFolder(catalogue)
  await importFolder(database, clock, directory)
  await db.update(notices).set({ views: 5_000 }).where(eq(notices.idx, 3))
  writeExport(directory, await exportContent(db))
  expect(readFileSync(join(directory, 'notices/3.yaml'), 'utf8')).toContain('views: 5000')
  await importFolder(database, clock, directory)
  expect(await db.select({ views: notices.views }).from(notices).where(eq(notices.idx, 3))).toEqual([{ views: 5_000 }])
  // From here on nothing changes any more, in either direction.
  expect(writeExport(directory, await exportContent(db))).toEqual({ written: 0, removed: 0 })
  expect(await importFolder(database, clock, directory)).toEqual({ changed: false })
})

test('writes attachments as they are, and leaves other files alone', async () => {
  const { database } = await testDatabase()
  const { directory } = contentFolder(catalogue)
  await importFolder(database, clock, directory)
  const copy = copyOf(directory)
  rmSync(join(copy, 'attachments/Checklist.pdf'))
  writeFileSync(join(copy, 'pictures/notes.txt'), 'mine')
  const before = readFileSync(join(copy, 'banners.yaml'), 'utf8')
  writeExport(copy, await exportContent(database.db))
  expect(readFileSync(join(copy, 'attachments/Checklist.pdf'), 'utf8')).toBe('contents of Checklist.pdf')
  expect(readFileSync(join(copy, 'pictures/notes.txt'), 'utf8')).toBe('mine')
  expect(readFileSync(join(copy, 'banners.yaml'), 'utf8')).toBe(before)
  expect(await importFolder(database, clock, copy)).toEqual({ changed: false })
})

test('names what an import would take back of what was published at the desk', async () => {
  const { database } = await testDatabase()
  const { db } = database
  const folder = contentFolder(catalogue)
  await importFolder(database, clock, folder.directory)
  const key = { path: 'notices/3.yaml', by: { name: 'Lee Dasom', network: '203.0.113.0' } }
  const value = parse(folder.read('notices/3.yaml'))
  const { version } = await saveDraft(
    { db, clock },
    { ...key, version: 0, baseEdition: 1, value: { ...value, top: true } },
  )
  await publishDraft({ db, clock, config: { off: [] } }, { ...key, version, confirmPrices: () => {} })
  const overwrittenBy = async () => {
    const { content } = readContent(diskFolder(folder.directory))
    if (!content) throw new Error('the folder has no faults')
    return (await transact(db, (tx) => findOverwritten(tx, content))).map(({ path, publishedBy }) => [
      path,
      publishedBy,
    ])
  }
  expect(await overwrittenBy()).toEqual([['notices/3.yaml', 'Lee Dasom']])
  writeExport(folder.directory, await exportContent(db))
  expect(folder.read('notices/3.yaml')).toContain('top: true')
  expect(await overwrittenBy()).toEqual([])
})

test('names what an import would take out of the shop: files, and questions', async () => {
  const { database } = await testDatabase()
  const folder = contentFolder(catalogue)
  const removedBy = async () => {
    const { content } = readContent(diskFolder(folder.directory))
    if (!content) throw new Error('the folder has no faults')
    const removed = await transact(database.db, (tx) => findRemoved(tx, content))
    return removed.map(({ path, title }) => `${path}: ${title?.ko}`)
  }
  // An empty shop loses nothing.
  expect(await removedBy()).toEqual([])
  await importFolder(database, clock, folder.directory)
  expect(await removedBy()).toEqual([])
  const question = parse(folder.read('faq.yaml')).questions[0]
  const notice = parse(folder.read('notices/3.yaml'))
  folder.remove('notices/3.yaml')
  const faq = parse(folder.read('faq.yaml'))
  folder.write('faq.yaml', JSON.stringify({ ...faq, questions: faq.questions.slice(1) }))
  expect(await removedBy()).toEqual([
    `faq.yaml, question ${question.idx}: ${question.title.ko}`,
    `notices/3.yaml: ${notice.title.ko}`,
  ])
})
