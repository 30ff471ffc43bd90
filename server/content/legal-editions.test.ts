import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { legalEdition } from '#contract/content/legal.ts'
import { legalArticleList } from '#contract/content/search.ts'
import type { Feature } from '#contract/values/features.ts'
import { companyFile } from '#tests/support/sample-company.ts'
import { contentFolder } from '#tests/support/server/content-folder.ts'
import { addMember } from '#tests/support/server/members.ts'
import { both, catalogue, today } from '#tests/support/server/sample-catalogue.ts'
import { clockOn, shopOn } from '#tests/support/server/shop.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { everyRow } from '../db/every-row.ts'
import type { OpenDatabase } from '../db/open.ts'
import { contentFiles } from '../db/schema/content-files.ts'
import { contentState } from '../db/schema/courses.ts'
import { legalEditions } from '../db/schema/legal.ts'
import { consents } from '../db/schema/members.ts'
import { legalArticles } from '../db/schema/search.ts'
import { addMissingFiles } from './add-missing-files.ts'
import { diskFolder } from './content-folder.ts'
import { exportContent } from './export.ts'
import { findImportFaults, importContent } from './import.ts'
import { openPreviewDatabase } from './preview-database.ts'
import { readContent } from './read.ts'
import { formatFault } from './yaml-file.ts'

const clause = (text: string) => ({ text: both(text, text) })

/** An edition with one article, which names the company. */
function edition(effective_on: string, special: object = {}) {
  const article = { id: 'purpose', title: both('목적', 'Purpose') }
  return {
    ...{ posted_on: effective_on, effective_on, change: 'ordinary' as const },
    ...{ title: both('이용약관', 'Terms of use'), summary: both('약속', 'Promises') },
    chapters: [{ articles: [{ ...article, clauses: [clause('Terms of {company.legal_name}.')] }] }],
    ...special,
  }
}

const sms = {
  articles: [
    {
      id: 'sms',
      title: both('문자', 'Texts'),
      clauses: [{ ...clause('By text.'), only_with: ['text-messages' as const] }, clause('Always.')],
    },
  ],
}

const legal = {
  'terms/2025': edition('2025-07-08'),
  'privacy/2025': edition('2025-07-08', { chapters: [sms] }),
  'collection/2025': edition('2025-07-08'),
  'marketing/2025': edition('2025-07-08'),
}

/** A shop with these texts, and what it imports next. */
async function shopWithTexts() {
  const { database } = await testDatabase('empty')
  const folder = contentFolder({ ...catalogue, legal })
  const importOn = async (day: string, off: readonly Feature[] = []) => {
    const { content, faults } = readContent(diskFolder(folder.directory))
    expect(faults).toEqual([])
    if (!content) throw new Error('a folder without faults has content')
    return importContent(database.db, clockOn(day), content, off)
  }
  await importOn(today)
  return { database, db: database.db, folder, importOn }
}

/** Name of the company in an edition as the shop stores it. */
async function storedText({ db }: OpenDatabase, document: 'terms' | 'privacy', name: string): Promise<string> {
  const isNamed = and(eq(legalEditions.document, document), eq(legalEditions.edition, name))
  const [row] = await db.select({ text: legalEditions.text }).from(legalEditions).where(isNamed)
  return JSON.stringify(row?.text.en ?? null)
}

const hanbit = { ...companyFile, legal_name: both('주식회사 한빛공방', 'Hanbit Inc.') }

describe('whether an edition asks members again', () => {
  const isStored = async ({ db }: OpenDatabase, document: 'terms' | 'collection', name: string) => {
    const isNamed = and(eq(legalEditions.document, document), eq(legalEditions.edition, name))
    const [row] = await db.select({ asks: legalEditions.asksAgain }).from(legalEditions).where(isNamed)
    return row?.asks
  }

  test('is yes for consents unless the file says no, and never for other texts', async () => {
    const { database, folder, importOn } = await shopWithTexts()
    folder.write('legal/collection/2026.yaml', stringify(edition('2026-01-01', { asks_again: false })))
    await importOn(today)
    expect(await isStored(database, 'collection', '2025')).toBe(true)
    expect(await isStored(database, 'collection', '2026')).toBe(false)
    expect(await isStored(database, 'terms', '2025')).toBe(false)
  })

  test.each(['terms', 'privacy'])('is no field of %s', (document) => {
    const folder = contentFolder({ ...catalogue, legal })
    folder.write(`legal/${document}/2025.yaml`, stringify(edition('2025-07-08', { asks_again: true })))
    expect(readContent(diskFolder(folder.directory)).faults).toMatchObject([
      { file: `legal/${document}/2025.yaml`, field: 'asks_again', message: expect.stringContaining('Remove the line') },
    ])
  })
})

describe('a shop that nobody has joined', () => {
  test('has the new facts of its company in every text', async () => {
    const { database, folder, importOn } = await shopWithTexts()
    expect(await storedText(database, 'terms', '2025')).toContain('Terms of Practicum Inc.')
    folder.write('company.yaml', stringify(hanbit))
    await importOn(today)
    expect(await storedText(database, 'terms', '2025')).toContain('Terms of Hanbit Inc.')
  })

  test('replaces and removes texts that have begun', async () => {
    const { database, folder, importOn } = await shopWithTexts()
    folder.write('legal/terms/2026.yaml', stringify(edition('2026-11-01')))
    folder.remove('legal/terms/2025.yaml')
    await importOn(today)
    expect(await storedText(database, 'terms', '2025')).toBe('null')
    expect(await storedText(database, 'terms', '2026')).toContain('Practicum')
  })

  test('leaves out what is about features that are off, and takes it in once they are on', async () => {
    const { database, db, folder, importOn } = await shopWithTexts()
    expect(await storedText(database, 'privacy', '2025')).toContain('By text.')
    await importOn(today, ['text-messages'])
    expect(await storedText(database, 'privacy', '2025')).not.toContain('By text.')
    expect(await storedText(database, 'privacy', '2025')).toContain('Always.')
    await addMissingFiles(db, clockOn(today), diskFolder(folder.directory), [])
    expect(await storedText(database, 'privacy', '2025')).toContain('By text.')
  })
})

describe('a shop with members', () => {
  const joined = async () => {
    const opened = await shopWithTexts()
    const shop = await shopOn(opened.database, today)
    const member = await addMember(shop)
    return { ...opened, shop, member }
  }

  test('keeps the words of an edition that has begun, whatever becomes of company and features', async () => {
    const { database, folder, importOn } = await joined()
    folder.write('company.yaml', stringify(hanbit))
    expect(await importOn(today, ['text-messages'])).toEqual({ changed: true })
    expect(await storedText(database, 'terms', '2025')).toContain('Terms of Practicum Inc.')
    expect(await storedText(database, 'privacy', '2025')).toContain('By text.')
  })

  test('refuses to change an edition that has begun, with file, line and what to do', async () => {
    const { database, folder, importOn } = await joined()
    const line = folder.replace('legal/terms/2025.yaml', 'en: Terms of {company.legal_name}.', 'en: Other terms.')
    expect(line).toBeGreaterThan(0)
    await expect(importOn(today)).rejects.toThrow(
      /^legal\/terms\/2025\.yaml:1: the file was changed, but it has begun: .*write the change as a new version/,
    )
    expect(await storedText(database, 'terms', '2025')).toContain('Terms of Practicum Inc.')
  })

  test('names the refusal of a change before an import, and changes nothing', async () => {
    const { database, db, folder } = await joined()
    const faultsOf = async () => {
      const { content } = readContent(diskFolder(folder.directory))
      return content && (await findImportFaults(db, clockOn(today), content)).map(formatFault)
    }
    expect(await faultsOf()).toEqual([])
    folder.replace('legal/terms/2025.yaml', 'en: Terms of {company.legal_name}.', 'en: Other terms.')
    expect(await faultsOf()).toEqual([
      expect.stringMatching(/^legal\/terms\/2025\.yaml:1: the file was changed, but it has begun: /),
    ])
    expect(await storedText(database, 'terms', '2025')).toContain('Terms of Practicum Inc.')
  })

  test('refuses to remove an edition that has begun', async () => {
    const { folder, importOn } = await joined()
    folder.write('legal/terms/2026.yaml', stringify(edition('2027-01-01')))
    folder.remove('legal/terms/2025.yaml')
    await expect(importOn(today)).rejects.toThrow(/legal\/terms\/2025\.yaml:1: the file is missing, but it has begun/)
  })

  test('takes over another layout and comments of a text that has begun', async () => {
    const { folder, importOn } = await joined()
    folder.write('legal/terms/2025.yaml', `# Checked by counsel\n${folder.read('legal/terms/2025.yaml')}`)
    expect(await importOn(today)).toEqual({ changed: true })
  })

  test('lets the mark of a sample be taken out of a text that has begun', async () => {
    const { folder, importOn } = await joined()
    const text = folder.read('legal/terms/2025.yaml')
    folder.write('legal/terms/2025.yaml', `sample: true\n${text}`)
    expect(await importOn(today)).toEqual({ changed: true })
    folder.write('legal/terms/2025.yaml', text)
    expect(await importOn(today)).toEqual({ changed: true })
  })

  test('corrects and withdraws an edition that has not begun', async () => {
    const { database, folder, importOn } = await joined()
    folder.write('legal/terms/2027.yaml', stringify(edition('2027-01-01', { posted_on: today })))
    await importOn(today)
    folder.replace('legal/terms/2027.yaml', 'en: Terms of {company.legal_name}.', 'en: Corrected.')
    await importOn(today)
    expect(await storedText(database, 'terms', '2027')).toContain('Corrected.')
    folder.remove('legal/terms/2027.yaml')
    await importOn(today)
    expect(await storedText(database, 'terms', '2027')).toBe('null')
  })

  test('never changes an edition that somebody agreed to, even before it begins', async () => {
    const { db, folder, importOn, member } = await joined()
    folder.write('legal/marketing/2027.yaml', stringify(edition('2027-01-01', { posted_on: today })))
    await importOn(today)
    const agreedAt = new Date()
    await db.insert(consents).values({
      ...{ id: crypto.randomUUID(), memberId: member.id, kind: 'marketing_email', edition: '2027', agreedAt },
    })
    folder.replace('legal/marketing/2027.yaml', 'en: Terms of {company.legal_name}.', 'en: Corrected.')
    await expect(importOn(today)).rejects.toThrow(/marketing\/2027\.yaml:1: the file was changed, but members agreed/)
    folder.remove('legal/marketing/2027.yaml')
    await expect(importOn(today)).rejects.toThrow(/marketing\/2027\.yaml:1: the file is missing, but members agreed/)
  })

  // 2026-11-21 is today.
  test.each([
    ['terms', 'ordinary', '2026-12-05', '2026-12-06', 15],
    ['terms', 'unfavourable', '2026-12-20', '2026-12-21', 30],
    ['privacy', 'ordinary', '2026-11-27', '2026-11-28', 7],
    ['privacy', 'unfavourable', '2026-12-20', '2026-12-21', 30],
  ])('announces %s, %s, long enough before: not %s, but %s', async (document, change, early, first, days) => {
    const { folder, importOn } = await joined()
    const path = `legal/${document}/2027.yaml`
    folder.write(path, stringify(edition(early, { posted_on: '2026-11-01', change })))
    await expect(importOn(today)).rejects.toThrow(
      `${path}:2: effective_on must be ${first} or later: members are told ${days} days before`,
    )
    folder.write(path, stringify(edition(first, { posted_on: '2026-11-01', change })))
    expect(await importOn(today)).toEqual({ changed: true })
  })

  test('writes what it publishes back byte for byte', async () => {
    const { db, folder } = await joined()
    const files = await exportContent(db)
    for (const path of ['legal/terms/2025.yaml', 'legal/privacy/2025.yaml']) {
      expect(String(files.get(path))).toBe(folder.read(path))
    }
  })

  test('shows a draft in the preview, and refuses one that changes what has begun', async () => {
    const { database, db, folder } = await joined()
    const preview = await openPreviewDatabase(database)
    const change = { name: 'draft', today, off: [] }
    const next = stringify(edition('2027-01-01', { posted_on: today }))
    expect(await preview.fill({ ...change, path: 'legal/terms/2027.yaml', text: next })).toBe(true)
    expect(await preview.db.$count(legalEditions)).toBe(5)
    expect(await db.$count(legalEditions)).toBe(4)
    const other = folder.read('legal/terms/2025.yaml').replace('en: Purpose', 'en: Aim')
    expect(await preview.fill({ ...change, path: 'legal/terms/2025.yaml', text: other })).toBe(false)
    await preview.close()
  })
})

describe('an edition by its days', () => {
  const termsText = {
    ...{ title: '이용약관', summary: '약속' },
    chapters: [
      {
        articles: [{ id: 'purpose', title: '목적', clauses: [{ text: 'Terms of 주식회사 프랙티컴.' }] }],
      },
    ],
  }

  test('is read from the day on which it is posted, and in force from another', async () => {
    const { database, folder, importOn } = await shopWithTexts()
    folder.write('legal/terms/2027.yaml', stringify(edition('2027-01-08', { posted_on: '2027-01-01' })))
    await importOn(today)
    const read = async (day: string) => {
      const shop = await shopOn(database, day)
      const { content: posted } = await shop.call(legalEdition, '/v1/legal/terms/2025')
      const { content: found } = await shop.call(legalArticleList, '/v1/search/articles?title=목적')
      const isOfTerms = ({ document }: { readonly document: string }) => document === 'terms'
      return [posted.editions.map(({ id }) => id), found.filter(isOfTerms).map((row) => row.edition)]
    }
    expect(await read('2026-12-31')).toEqual([['2025'], ['2025']])
    expect(await read('2027-01-01')).toEqual([['2027', '2025'], ['2025']])
    expect(await read('2027-01-07')).toEqual([['2027', '2025'], ['2025']])
    expect(await read('2027-01-08')).toEqual([['2027', '2025'], ['2027']])

    const before = await shopOn(database, '2026-12-31')
    expect(await before.expectError('/v1/legal/terms/2027')).toMatchObject({ status: 404, code: 'PR10004404' })
    const posted = await shopOn(database, '2027-01-01')
    expect((await posted.call(legalEdition, '/v1/legal/terms/2027', 'ko')).content).toEqual({
      text: termsText,
      text_before: termsText,
      editions: [
        { id: '2027', version: '2027', posted_on: '2027-01-01', effective_on: '2027-01-08' },
        { id: '2025', version: '2025', posted_on: '2025-07-08', effective_on: '2025-07-08' },
      ],
    })
  })
})

describe('a shop of an earlier version', () => {
  test('takes the texts from the content folder, and its consents name the same editions', async () => {
    const { database, db, folder, importOn } = await shopWithTexts()
    const shop = await shopOn(database, today)
    const { id: memberId } = await addMember(shop)
    const agreed = { memberId, kind: 'terms', edition: '2025', agreedAt: new Date() } as const
    await db.insert(consents).values({ ...agreed, id: crypto.randomUUID() })
    await db.delete(legalEditions).where(everyRow)
    for (const path of Object.keys(legal))
      await db.delete(contentFiles).where(eq(contentFiles.path, `legal/${path}.yaml`))
    await db.update(contentState).set({ fingerprint: 'of an earlier version' }).where(everyRow)

    await addMissingFiles(db, clockOn(today), diskFolder(folder.directory), [])
    expect(await storedText(database, 'terms', '2025')).toContain('Practicum')
    expect(await db.$count(legalArticles)).toBe(2)
    expect(await importOn(today)).toEqual({ changed: false })
  })
})
