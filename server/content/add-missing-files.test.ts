import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { companyFile } from '#tests/support/sample-company.ts'
import { contentFolder } from '#tests/support/server/content-folder.ts'
import { both, catalogue, today } from '#tests/support/server/sample-catalogue.ts'
import { samplePages } from '#tests/support/server/sample-pages.ts'
import { clockOn, importFolder } from '#tests/support/server/shop.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { readBrand, readCompany, readCompanyPages } from '../db/company.ts'
import { everyRow } from '../db/every-row.ts'
import { companies, pages } from '../db/schema/company.ts'
import { contentEditions, contentFiles } from '../db/schema/content-files.ts'
import { contentState } from '../db/schema/courses.ts'
import { media } from '../db/schema/media.ts'
import { addMissingFiles } from './add-missing-files.ts'
import { diskFolder } from './content-folder.ts'

const { database } = await testDatabase()
const { db } = database
const clock = clockOn(today)
await importFolder(database, clock, contentFolder(catalogue).directory)

const hanbit = { ...companyFile, name: both('한빛공방', 'Hanbit Works') }
const folderOf = (company: typeof companyFile) =>
  diskFolder(contentFolder({ ...catalogue, company, courses: {}, notices: [] }).directory)
const isCompany = eq(contentFiles.path, 'company.yaml')

/** The content as a version without companies has stored it. */
async function storeAsBefore(): Promise<void> {
  await db.delete(companies).where(everyRow)
  await db.delete(contentFiles).where(isCompany)
  await db.update(contentState).set({ fingerprint: 'of an earlier version' }).where(everyRow)
}

test('takes the company from the folder, and nothing else', async () => {
  await storeAsBefore()
  const before = await db.select().from(contentFiles)
  await addMissingFiles(db, clock, folderOf(hanbit), [])
  expect((await readCompany(db, 'ko')).name).toBe('한빛공방')
  const after = await db.select().from(contentFiles)
  expect(after.filter(({ path }) => path !== 'company.yaml').toSorted(byPath)).toEqual(before.toSorted(byPath))
  const editions = await db
    .select({ by: contentEditions.publishedBy })
    .from(contentEditions)
    .where(eq(contentEditions.path, 'company.yaml'))
  expect(editions.at(-1)).toEqual({ by: 'import' })
})

test('leaves out a file that a folder may lack', async () => {
  await db.delete(contentFiles).where(eq(contentFiles.path, 'device-categories.yaml'))
  const folder = folderOf(companyFile)
  const text = (path: string) => (path === 'device-categories.yaml' ? '- code: torches' : folder.text(path))
  await addMissingFiles(db, clock, { ...folder, text }, [])
  const paths = (await db.select({ path: contentFiles.path }).from(contentFiles)).map(({ path }) => path)
  expect(paths).not.toContain('device-categories.yaml')
})

test('takes the brand with its drawings from the folder', async () => {
  await db.update(companies).set({ brand: null }).where(everyRow)
  await db.delete(contentFiles).where(eq(contentFiles.path, 'brand/brand.yaml'))
  await db.delete(media).where(like(media.path, 'brand/%'))
  await db.update(contentState).set({ fingerprint: 'of an earlier version' }).where(everyRow)
  await addMissingFiles(db, clock, folderOf(companyFile), [])
  expect((await readBrand(db)).logo.ratio).toBe(2)
  expect((await readCompany(db, 'ko')).name).toBe('한빛공방')
  expect(await db.$count(media, like(media.path, 'brand/%'))).toBe(3)
})

test('keeps the company that the shop has', async () => {
  const [state] = await db.select().from(contentState)
  await addMissingFiles(db, clock, folderOf({ ...companyFile, name: both('다른 이름', 'Another name') }), [])
  expect((await readCompany(db, 'en')).name).toBe('Hanbit Works')
  expect(await db.select().from(contentState)).toEqual([state])
})

test('takes the pages of the folder with their pictures when the shop has none, but for one that does not fit', async () => {
  await db.delete(pages).where(everyRow)
  await db.delete(contentFiles).where(like(contentFiles.path, 'pages/%'))
  const { introduction, careers, home, recruit } = samplePages
  const folder = diskFolder(
    contentFolder({
      ...catalogue,
      pictures: [...catalogue.pictures, 'team.svg'],
      pages: {
        introduction,
        home,
        recruit,
        team: {
          ...introduction,
          position: 5,
          blocks: [
            { type: 'heading', title: both('사람', 'People') },
            { type: 'picture', picture: 'team.svg', picture_text: both('사람들', 'The team') },
          ],
        },
        careers,
      },
    }).directory,
  )
  const text = (path: string) =>
    path === 'pages/careers.yaml'
      ? String(folder.text(path)).replace('field: healthcare', 'field: sewing')
      : folder.text(path)
  await addMissingFiles(db, clock, { ...folder, text }, [])
  expect((await readCompanyPages(db)).map(({ name }) => name)).toEqual(['introduction', 'team'])
  expect(await db.$count(media, like(media.path, 'pictures/%/team.svg'))).toBe(1)
  await addMissingFiles(db, clock, folder, [])
  expect((await readCompanyPages(db)).map(({ name }) => name)).toEqual(['introduction', 'team'])
})

test('takes the pages that a shop lacks, and leaves those that it has', async () => {
  const pathsOf = async () => (await db.select({ path: contentFiles.path }).from(contentFiles)).map(({ path }) => path)
  const before = await pathsOf()
  for (const name of ['home', 'recruit']) {
    await db.delete(pages).where(eq(pages.name, name))
    await db.delete(contentFiles).where(eq(contentFiles.path, `pages/${name}.yaml`))
  }
  await db.update(contentState).set({ fingerprint: '' }).where(everyRow)
  await addMissingFiles(db, clock, diskFolder(contentFolder(catalogue).directory), [])
  expect((await pathsOf()).toSorted()).toEqual(before.toSorted())
  const stored = await db.select({ name: pages.name }).from(pages)
  expect(stored.map(({ name }) => name)).toEqual(expect.arrayContaining(['home', 'recruit']))
})

test('says file and field of a fault, and changes nothing', async () => {
  await storeAsBefore()
  const wrong = folderOf({ ...companyFile, registration_number: '123-45-67890' })
  await expect(addMissingFiles(db, clock, wrong, [])).rejects.toThrow(
    /company\.yaml.*registration_number has a wrong digit/,
  )
  expect(await db.select().from(companies)).toEqual([])
})

function byPath(one: { readonly path: string }, other: { readonly path: string }): number {
  return one.path < other.path ? -1 : 1
}
