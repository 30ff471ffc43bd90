import { expect, test } from 'vitest'
import { linesIn } from '#tests/support/server/pdf.ts'
import { today } from '#tests/support/server/sample-catalogue.ts'
import { clockOn, importFolder } from '#tests/support/server/shop.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { drawCertificate } from './api/certificates/certificate-pdf.ts'
import { readBrand, readCompany } from './db/company.ts'
import { media } from './db/schema/media.ts'
import { drawLabels } from './desk/label-sheet.ts'

// What the shop draws for another company. Its pages, calls and mails are read by tests/e2e/second-company.spec.ts.

const { database } = await testDatabase()
const { db } = database
const content = new URL('../tests/second-company/content', import.meta.url).pathname
await importFolder(database, clockOn(today), content)

/** What only the bundled company has: names, people, numbers, addresses and colours. */
const bundledCompany =
  /practicum|프랙티컴|프락티쿰|1600-0142|123-45-67891|박도현|Park Dohyun|이서연|Lee Seoyeon|공방길|Gongbang|#F7F5F0|#D2420C|#0B6B6A/i

const certificate = {
  ...{ number: 'PC-20261121-7QK2M9XD', name: '문가을', title: '아크 용접 첫걸음', lessons: 4, isNameStated: true },
  ...{ completedOn: '2026-11-20', issuedOn: '2026-11-21' },
}

test.each([
  ['ko', '불티용접학교'],
  ['en', 'Sparkfield'],
] as const)('a certificate names its own company alone: %s', async (locale, name) => {
  const company = await readCompany(db, locale)
  const sender = { company, brand: await readBrand(db) }
  const file = await drawCertificate(certificate, sender, locale, 'https://shop.example/certificate#token=a.b')
  const text = linesIn(file).join('\n')
  expect(text).toContain(name)
  expect(text).not.toMatch(bundledCompany)
  // Title and author stand in the file as they are.
  expect(file.toString('latin1')).not.toMatch(bundledCompany)
})

test('a parcel’s label names its own company alone', async () => {
  const label = {
    ...{ orderNumber: '20261121-AAAAAAAA', name: '문가을', phone: '01047830142', postcode: '49495' },
    ...{ address: '부산 사하구 다대로 88', addressDetail: '2층', delivery: null },
    things: [{ name: '용접 마스크', quantity: 1 }],
  }
  const text = linesIn(await drawLabels([label], await readCompany(db, 'ko'))).join('\n')
  expect(text).toContain('부산 사하구 다대로 88, 2층')
  expect(text).not.toMatch(bundledCompany)
})

test('its logo, icon, pictures and lessons’ drawings have no name and no colour of the bundled company', async () => {
  const files = await db.select().from(media)
  const drawings = files.filter(({ type }) => type === 'image/svg+xml')
  expect(drawings.some(({ path }) => path.startsWith('lessons/'))).toBe(true)
  const named = drawings.flatMap(({ path, body }) => {
    const found = bundledCompany.exec(body.toString())
    return found ? [`${path}: ${found[0]}`] : []
  })
  expect(named).toEqual([])
  const { logo, icon } = await readBrand(db)
  expect([logo.light, logo.dark, icon].join('\n')).not.toMatch(bundledCompany)
})
