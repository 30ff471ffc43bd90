import { and, asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { eventDetail } from '#contract/content/events.ts'
import { legalEdition } from '#contract/content/legal.ts'
import { noticeDetail, viewNotice } from '#contract/content/notices.ts'
import {
  contentDetail,
  contentFiles as contentFilesCall,
  contentList,
  discardDraft,
  editionList,
  nextContentNumber,
  publishDraft,
  restoreEdition,
  saveDraft,
  uploadContentFile,
} from '#contract/desk/content.ts'
import { today } from '#contract/desk/today.ts'
import { legalFile } from '#tests/support/sample-legal-texts.ts'
import { deskOf, logIn } from '#tests/support/server/desk.ts'
import { addMember } from '#tests/support/server/members.ts'
import { kim } from '#tests/support/server/operators.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { exportContent } from '../content/export.ts'
import { everyRow } from '../db/every-row.ts'
import { contentDrafts, contentEditions } from '../db/schema/content-files.ts'
import { media } from '../db/schema/media.ts'
import { operatorRecords, operators } from '../db/schema/operator.ts'
import { publishDueDrafts } from '../operator/content-publishing.ts'
import { changeOperatorRoles, removeOperator } from '../operator/operators.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const desk = deskOf(shop)
const writer = await desk.operator('Lee Dasom', ['content'])
const other = await desk.operator('Park Noeul', ['content'])

const draftPath = '/v1/desk/content/draft'
const fileOf = async (path: string) =>
  (await writer.browser.call(contentDetail, `/v1/desk/content/file?path=${encodeURIComponent(path)}`)).content
const save = async (
  body: { path: string; version?: number; base_edition?: number; value: object | null },
  by = writer,
) => (await by.browser.call(saveDraft, draftPath, { body: { version: 0, base_edition: 1, ...body } })).content
const publish = async (path: string, version: number) =>
  (
    await writer.browser.call(publishDraft, '/v1/desk/content/publish', {
      body: { path, version, when: { kind: 'now' } },
    })
  ).content.edition
const shownTitle = async (id: number) => (await shop.call(noticeDetail, `/v1/board/notice/whole/${id}`)).content.title

/** What the sample's notice 3 contains, with another title. */
const notice = (idx: number, title: string) => ({
  idx,
  category: 'guides',
  posted_on: '2026-11-03',
  views: 0,
  title: { ko: title, en: title },
  text: { ko: '글', en: 'Text' },
})

beforeEach(async () => {
  await db.delete(contentDrafts).where(everyRow)
})

describe('a draft', () => {
  test('stands beside what is published, and leaves it alone', async () => {
    const before = await shownTitle(3)
    const { version, faults } = await save({ path: 'notices/3.yaml', value: notice(3, 'Draft') })
    expect(faults).toEqual([])
    const file = await fileOf('notices/3.yaml')
    expect(file).toMatchObject({
      kind: 'notice',
      edition: 1,
      value: { title: { en: 'Notice 3' } },
      draft: { version, base_edition: 1, value: { title: { en: 'Draft' } }, updated_by: 'Lee Dasom', publish_at: null },
      page: '/cs/notice-detail?id=3',
    })
    expect(await shownTitle(3)).toBe(before)
  })

  test('tells each fault at its field, in both languages, and is stored with it', async () => {
    const broken = {
      ...notice(3, 'Draft'),
      posted_on: '2026-02-30',
      pictures: [{ file: 'lost.svg', text: { ko: '' } }],
    }
    const { faults } = await save({ path: 'notices/3.yaml', value: broken })
    expect(faults).toEqual([
      {
        file: 'notices/3.yaml',
        field: 'posted_on',
        message: { en: 'must be a day such as 2026-11-30', ko: '2026-11-30 같은 날짜여야 해요' },
      },
      {
        file: 'notices/3.yaml',
        field: 'pictures.0.text.ko',
        message: { en: 'must not be empty', ko: '내용을 입력해 주세요' },
      },
      { file: 'notices/3.yaml', field: 'pictures.0.text.en', message: { en: 'is missing', ko: '비어 있어요' } },
    ])
    expect((await fileOf('notices/3.yaml')).faults).toHaveLength(3)
  })

  test('tells the fault of another file that names what it removes', async () => {
    const { faults } = await save({ path: 'courses/healthcare/infusion.yaml', value: null })
    expect(faults).toContainEqual({
      file: 'events/4.yaml',
      field: 'courses.0',
      message: { en: 'names course 101, which is missing', ko: '101번 교육이 없어요' },
    })
  })

  test('is not overwritten by an operator who has not read it', async () => {
    const { version } = await save({ path: 'notices/3.yaml', value: notice(3, 'First') })
    const body = { path: 'notices/3.yaml', version: 0, base_edition: 1, value: notice(3, 'Second') }
    const refused = await other.browser.expectError('PUT', draftPath, { body })
    expect(refused.code).toBe('PR60601409')
    expect((await fileOf('notices/3.yaml')).draft?.value).toMatchObject({ title: { en: 'First' } })
    await save({ ...body, version }, other)
    expect((await fileOf('notices/3.yaml')).draft).toMatchObject({
      updated_by: 'Park Noeul',
      value: { title: { en: 'Second' } },
    })
  })

  test('that follows a discarded one is not overwritten from an old page', async () => {
    const { version } = await save({ path: 'notices/3.yaml', value: notice(3, 'First') })
    await writer.browser.call(discardDraft, `${draftPath}/discard`, { body: { path: 'notices/3.yaml', version } })
    await save({ path: 'notices/3.yaml', value: notice(3, 'Second') })
    const body = { path: 'notices/3.yaml', version, base_edition: 1, value: notice(3, 'Old page') }
    expect((await other.browser.expectError('PUT', draftPath, { body })).code).toBe('PR60601409')
  })

  test.each([
    ['a path outside of the content', { path: '../secret.yaml', version: 0, base_edition: 0, value: {} }],
    ['a legal text of another document', { path: 'legal/imprint/2025.yaml', version: 0, base_edition: 0, value: {} }],
    ['a NUL in a text', { path: 'notices/3.yaml', version: 0, base_edition: 1, value: { title: { ko: 'a\0b' } } }],
    [
      'half of a character',
      { path: 'notices/3.yaml', version: 0, base_edition: 1, value: { title: { ko: '\ud800' } } },
    ],
    ['a text instead of fields', { path: 'notices/3.yaml', version: 0, base_edition: 1, value: 'title: x' }],
  ])('is refused with %s', async (_, body) => {
    expect((await writer.browser.expectError('PUT', draftPath, { body })).status).toBe(400)
  })
})

describe('publishing', () => {
  test('shows the draft in the shop as the next edition, and records what changed', async () => {
    const { version } = await save({ path: 'notices/4.yaml', value: notice(4, 'Published') })
    expect(await publish('notices/4.yaml', version)).toBe(2)
    expect(await shownTitle(4)).toBe('Published')
    expect(await fileOf('notices/4.yaml')).toMatchObject({
      edition: 2,
      draft: null,
      value: { title: { en: 'Published' } },
    })
    const [act] = await db.select().from(operatorRecords).where(eq(operatorRecords.act, 'publish-content'))
    expect(act).toMatchObject({
      operator: 'Lee Dasom',
      subject: 'notices/4.yaml',
      details: { edition: 2, before: { title: { en: 'Notice 4' } }, after: { title: { en: 'Published' } } },
    })
  })

  test('a new notice with an uploaded picture shows it with its text, and the picture is exported', async () => {
    const photo = await sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: 'teal' } })
      .withExif({ IFD0: { Make: 'Camera' } })
      .jpeg()
      .toBuffer()
    const form = new FormData()
    form.set('folder', 'pictures')
    form.set('name', '봄 Open Day.JPG')
    form.set('file', new Blob([new Uint8Array(photo)]))
    const { content: uploaded } = await writer.browser.call(uploadContentFile, '/v1/desk/content/files', { body: form })
    expect(uploaded).toMatchObject({
      folder: 'pictures',
      name: '봄-open-day.webp',
      address: expect.stringMatching(/^\/media\/pictures\/[0-9a-f]{8}\/%EB%B4%84-open-day\.webp$/),
    })
    const { content: number } = await writer.browser.call(nextContentNumber, '/v1/desk/content/number?kind=notice')
    expect(number.idx).toBe(13)
    const value = {
      ...notice(13, 'Open day'),
      pictures: [{ file: '봄-open-day.webp', text: { ko: '열린 날', en: 'A room full of people' } }],
    }
    const { version, faults } = await save({ path: 'notices/13.yaml', base_edition: 0, value })
    expect(faults).toEqual([])
    expect(await publish('notices/13.yaml', version)).toBe(1)
    const { content: shown } = await shop.call(noticeDetail, '/v1/board/notice/whole/13')
    expect(shown.pictures).toEqual([{ src: uploaded.address, text: 'A room full of people' }])
    const [stored] = await db
      .select()
      .from(media)
      .where(eq(media.path, decodeURIComponent(uploaded.address?.replace('/media/', '') ?? '')))
    const { width, height, format, exif } = await sharp(stored?.body).metadata()
    expect({ width, height, format, exif }).toEqual({ width: 1_600, height: 800, format: 'webp', exif: undefined })
    const files = await exportContent(db)
    expect(files.get('pictures/봄-open-day.webp')).toEqual(stored?.body)
    expect(String(files.get('notices/13.yaml'))).toContain('en: A room full of people')
  })

  test('is refused with a fault, which names the field, and keeps the draft', async () => {
    const { version } = await save({ path: 'notices/3.yaml', value: { ...notice(3, 'x'), category: 'gossip' } })
    const body = { path: 'notices/3.yaml', version, when: { kind: 'now' } }
    const refused = await writer.browser.expectError('POST', '/v1/desk/content/publish', { body })
    expect(refused).toMatchObject({ code: 'PR60603409', content: { field: 'category' } })
    expect((await fileOf('notices/3.yaml')).draft?.version).toBe(version)
  })

  test('is refused when another edition was published since the draft was begun', async () => {
    const first = await save({ path: 'notices/5.yaml', value: notice(5, 'First') })
    await publish('notices/5.yaml', first.version)
    const late = await save({ path: 'notices/5.yaml', base_edition: 1, value: notice(5, 'Late') }, other)
    const body = { path: 'notices/5.yaml', version: late.version, when: { kind: 'now' } }
    expect((await other.browser.expectError('POST', '/v1/desk/content/publish', { body })).code).toBe('PR60602409')
    expect(await shownTitle(5)).toBe('First')
  })

  test('of two drafts at once keeps both', async () => {
    const one = await save({ path: 'notices/8.yaml', value: notice(8, 'One') })
    const two = await save({ path: 'notices/9.yaml', value: notice(9, 'Two') }, other)
    await Promise.all([publish('notices/8.yaml', one.version), publish('notices/9.yaml', two.version)])
    expect([await shownTitle(8), await shownTitle(9)]).toEqual(['One', 'Two'])
  })

  test('goes through while visitors read notices', async () => {
    const { version } = await save({ path: 'notices/6.yaml', value: notice(6, 'Busy') })
    let isOver = false
    const published = publish('notices/6.yaml', version).finally(() => {
      isOver = true
    })
    let seen = 0
    while (!isOver) {
      const reader = shop.browser({ address: `198.51.100.${(seen % 250) + 1}` })
      const { content } = await reader.call(viewNotice, '/v1/board/notice/whole/6/view', { body: {} })
      seen = content.view
    }
    expect(await published).toBe(2)
    const { content } = await shop.call(noticeDetail, '/v1/board/notice/whole/6')
    expect(content).toMatchObject({ title: 'Busy', view: seen })
  })

  test('at a moment happens then, in the name of who scheduled it', async () => {
    const { version } = await save({ path: 'notices/10.yaml', value: notice(10, 'Tomorrow') })
    const at = new Date(clock.now().getTime() + 600_000)
    const when = { kind: 'at', publish_at: at.toISOString() } as const
    await writer.browser.call(publishDraft, '/v1/desk/content/publish', {
      body: { path: 'notices/10.yaml', version, when },
    })
    shop.pass(599)
    expect(await publishDueDrafts(shop.services)).toBe(0)
    shop.pass(1)
    expect(await Promise.all([publishDueDrafts(shop.services), publishDueDrafts(shop.services)])).toContain(1)
    await shop.services.content.refresh()
    expect(await shownTitle(10)).toBe('Tomorrow')
    const { content } = await writer.browser.call(editionList, '/v1/desk/content/editions?path=notices/10.yaml')
    expect(content.map(({ edition, published_by }) => [edition, published_by])).toEqual([
      [2, 'Lee Dasom'],
      [1, 'import'],
    ])
  })

  test('at a moment can be taken back before', async () => {
    const { version } = await save({ path: 'notices/11.yaml', value: notice(11, 'Never') })
    const key = { path: 'notices/11.yaml', version }
    const at = new Date(clock.now().getTime() + 60_000).toISOString()
    const call = (when: { kind: 'at'; publish_at: string } | { kind: 'unscheduled' }) =>
      writer.browser.call(publishDraft, '/v1/desk/content/publish', { body: { ...key, when } })
    await call({ kind: 'at', publish_at: at })
    // Another edition meanwhile keeps nobody from it.
    const edition = { path: key.path, edition: 2, text: 'idx: 11', publishedAt: clock.now(), publishedBy: 'import' }
    await db.insert(contentEditions).values(edition)
    await call({ kind: 'unscheduled' })
    shop.pass(120)
    expect(await publishDueDrafts(shop.services)).toBe(0)
    expect((await fileOf('notices/11.yaml')).draft).toMatchObject({ version, publish_at: null })
  })

  test('that is due but broken by then leaves the draft and says so', async () => {
    const value = { ...notice(12, 'Late'), pictures: [{ file: 'gone.webp', text: { ko: '글', en: 'Text' } }] }
    const { version } = await save({ path: 'notices/12.yaml', value })
    await db
      .update(contentDrafts)
      .set({ publishAt: clock.now(), scheduledBy: { name: 'Lee Dasom', network: '203.0.113.0' } })
      .where(eq(contentDrafts.version, version))
    expect(await publishDueDrafts(shop.services)).toBe(0)
    expect((await fileOf('notices/12.yaml')).draft).toMatchObject({ has_failed: true, publish_at: null })
    const { content } = await writer.browser.call(contentList, '/v1/desk/content?state=failed')
    expect(content.map(({ path }) => path)).toEqual(['notices/12.yaml'])
    const { content: waiting } = await writer.browser.call(today, '/v1/desk/today')
    expect(waiting.entries).toContainEqual(
      expect.objectContaining({ kind: 'draft', subject: 'notices/12.yaml', title: 'Late' }),
    )
  })
})

describe('going back', () => {
  test('to any edition publishes it as the next one', async () => {
    const path = 'events/4.yaml'
    const { value } = await fileOf(path)
    const title = async () => (await shop.call(eventDetail, '/v1/board/event/4')).content.title
    const before = await title()
    const changed = { ...(typeof value === 'object' ? value : {}), title: { ko: '새 이름', en: 'New name' } }
    await publish(path, (await save({ path, value: changed })).version)
    expect(await title()).toBe('New name')
    const body = { path, edition: 1, current: 2 }
    const restored = await writer.browser.call(restoreEdition, '/v1/desk/content/restore', { body })
    expect(restored.content.edition).toBe(3)
    expect(await title()).toBe(before)
    const stale = await other.browser.expectError('POST', '/v1/desk/content/restore', { body })
    expect(stale.code).toBe('PR60602409')
  })

  test('to nothing takes a new entry out of the shop, and its number is not given again', async () => {
    const { content: next } = await writer.browser.call(nextContentNumber, '/v1/desk/content/number?kind=notice')
    const path = `notices/${next.idx}.yaml`
    await publish(path, (await save({ path, base_edition: 0, value: notice(next.idx, 'Soon gone') })).version)
    const body = { path, edition: 0, current: 1 }
    await writer.browser.call(restoreEdition, '/v1/desk/content/restore', { body })
    expect((await shop.expectError(`/v1/board/notice/whole/${next.idx}`)).status).toBe(404)
    const { content: after } = await writer.browser.call(nextContentNumber, '/v1/desk/content/number?kind=notice')
    expect(after.idx).toBe(next.idx + 1)
  })
})

describe('the list', () => {
  const listed = async (query: string) => (await writer.browser.call(contentList, `/v1/desk/content?${query}`)).content

  test('finds entries by words of their title in either language, and by number', async () => {
    expect((await listed('kind=course&term=%EC%A0%95%EB%A7%A5')).map(({ path }) => path)).toEqual([
      'courses/healthcare/infusion.yaml',
    ])
    expect((await listed('kind=course&term=insertion')).map(({ idx }) => idx)).toEqual([101])
    expect((await listed('term=101')).map(({ idx }) => idx)).toContain(101)
  })

  test('shows drafts first, also of entries that were never published', async () => {
    await save({ path: 'notices/77.yaml', base_edition: 0, value: notice(77, 'New one') })
    const [first] = await listed('kind=notice')
    expect(first).toMatchObject({
      path: 'notices/77.yaml',
      idx: 77,
      title: { en: 'New one' },
      published_at: null,
      edition: 0,
    })
  })
})

describe('an uploaded file', () => {
  const upload = async (folder: string, name: string, body: Buffer) => {
    const form = new FormData()
    form.set('folder', folder)
    form.set('name', name)
    form.set('file', new Blob([new Uint8Array(body)]))
    return writer.browser.request('POST', '/v1/desk/content/files', { body: form })
  }
  const pdf = Buffer.from('%PDF-1.7 card')

  test('keeps the name that a photo has, and is shown by its address', async () => {
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#47f' } })
      .jpeg()
      .toBuffer()
    // As macOS writes it: letters of Hangul in parts.
    const response = await upload('pictures', '사다리 사진.JPG'.normalize('NFD'), photo)
    const address: unknown = (await response.json()).content.address
    expect(address).toMatch(/^\/media\/pictures\/[0-9a-f]{8}\/%EC%82%AC%EB%8B%A4%EB%A6%AC-%EC%82%AC%EC%A7%84\.webp$/)
    const { content } = await writer.browser.call(contentFilesCall, '/v1/desk/content/files?folder=pictures')
    expect(content).toContainEqual(expect.objectContaining({ name: '사다리-사진.webp', address }))
    const value = { ...notice(12, 'Ladder'), pictures: [{ file: '사다리-사진.webp', text: { ko: '글', en: 'Text' } }] }
    const { version, faults } = await save({ path: 'notices/12.yaml', value })
    expect(faults).toEqual([])
    await publish('notices/12.yaml', version)
    const { pictures } = (await shop.call(noticeDetail, '/v1/board/notice/whole/12')).content
    expect(pictures).toEqual([{ src: address, text: 'Text' }])
  })

  test('gets another name when the name is taken', async () => {
    expect((await upload('attachments', 'Card.pdf', pdf)).status).toBe(200)
    expect(await (await upload('attachments', 'Card.pdf', Buffer.from('%PDF-1.7 other'))).json()).toMatchObject({
      content: { name: 'Card-2.pdf', address: null },
    })
    const { content } = await writer.browser.call(contentFilesCall, '/v1/desk/content/files?folder=attachments')
    expect(content.map(({ name }) => name)).toEqual(expect.arrayContaining(['Card.pdf', 'Card-2.pdf', 'Checklist.pdf']))
  })

  test.each([
    ['pictures', 'page.svg', '<html><script>alert(1)</script></html>'],
    ['pictures', 'photo.jpg', 'no picture'],
    ['videos', 'clip.mp4', 'no video'],
    ['attachments', 'setup.exe', 'MZ'],
    ['attachments', '../../etc/passwd.pdf', '%PDF'],
  ])('is refused in %s: %s', async (folder, name, text) => {
    const response = await upload(folder, name, Buffer.from(text))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ status_code: 'PR60605400', content: { field: 'file' } })
  })
})

test('every act about content is in the record, in the order of time', async () => {
  const acts = await db
    .select({ act: operatorRecords.act })
    .from(operatorRecords)
    .orderBy(asc(operatorRecords.position))
  const names = new Set(acts.map(({ act }) => act))
  for (const act of [
    'publish-content',
    'schedule-content',
    'unschedule-content',
    'discard-draft',
    'restore-content',
    'upload-content-file',
  ])
    expect(names).toContain(act)
})

test('a file of content with more than 64 KiB can be saved', async () => {
  const long = '가나다라마바사아자차'.repeat(3_000)
  const value = { ...notice(3, 'Long'), text: { ko: long, en: 'Text' } }
  expect((await save({ path: 'notices/3.yaml', value })).faults).toEqual([])
})

describe('a scheduled draft', () => {
  const schedule = async (path: string, by: typeof writer, value: object) => {
    const { version } = await save({ path, value, base_edition: 0 }, by)
    const publishAt = new Date(clock.now().getTime() + 60_000).toISOString()
    await by.browser.call(publishDraft, '/v1/desk/content/publish', {
      body: { path, version, when: { kind: 'at', publish_at: publishAt } },
    })
    return version
  }
  const actsOn = (path: string) =>
    db.select().from(operatorRecords).where(eq(operatorRecords.subject, path)).orderBy(operatorRecords.position)

  test('leaves its schedule when somebody saves over it, and the record says whose it was', async () => {
    const path = 'notices/33.yaml'
    const version = await schedule(path, writer, notice(33, 'By Lee'))
    await save({ path, version, base_edition: 0, value: notice(33, 'By Park') }, other)
    expect((await fileOf(path)).draft).toMatchObject({ updated_by: 'Park Noeul', publish_at: null })
    shop.pass(61)
    expect(await publishDueDrafts(shop.services)).toBe(0)
    expect((await actsOn(path)).map(({ act, operator, details }) => ({ act, operator, details }))).toMatchObject([
      { act: 'save-draft', operator: 'Lee Dasom' },
      { act: 'schedule-content', operator: 'Lee Dasom' },
      {
        act: 'save-draft',
        operator: 'Park Noeul',
        details: { before: { savedBy: 'Lee Dasom', scheduledBy: 'Lee Dasom', publishAt: expect.any(String) } },
      },
    ])
  })

  test('is saved again and again in one act of the record', async () => {
    const path = 'notices/36.yaml'
    let { version } = await save({ path, base_edition: 0, value: notice(36, 'One') })
    shop.pass(599)
    version = (await save({ path, version, base_edition: 0, value: notice(36, 'Two') })).version
    expect((await actsOn(path)).map(({ act }) => act)).toEqual(['save-draft'])
    shop.pass(600)
    await save({ path, version, base_edition: 0, value: notice(36, 'Three') })
    expect((await actsOn(path)).map(({ act }) => act)).toEqual(['save-draft', 'save-draft'])
  })

  test.each([
    ['operator-removed', 34, (id: string) => removeOperator(shop.services, id, { by: kim })],
    ['role-lost', 35, (id: string) => changeOperatorRoles(shop.services, id, { by: kim, roles: ['viewer'] })],
  ] as const)('stays a draft by %s, and Today says why', async (failure, idx, change) => {
    const name = `writes until ${failure}`
    const leaving = await desk.operator(name, ['content'])
    const path = `notices/${idx}.yaml`
    await schedule(path, leaving, notice(idx, 'Farewell'))
    const [operator] = await db.select().from(operators).where(eq(operators.name, name))
    await change(operator?.id ?? '')
    shop.pass(61)
    expect(await publishDueDrafts(shop.services)).toBe(0)
    expect(await fileOf(path)).toMatchObject({ edition: 0, draft: { has_failed: true, failure, publish_at: null } })
    const { content } = await writer.browser.call(today, '/v1/desk/today')
    expect(content.entries).toContainEqual(expect.objectContaining({ kind: 'draft', subject: path, failure }))
    expect((await actsOn(path)).at(-1)).toMatchObject({
      act: 'miss-publication',
      operator: 'shop',
      details: { failure, scheduledBy: name },
    })
  })
})

describe('a changed price', () => {
  test('asks for the passkey, now, later and on the way back', async () => {
    const seller = await desk.operator('Sells', ['content'])
    const read = async (url: string) => (await seller.browser.call(contentList, url)).content
    const [listed] = await read('/v1/desk/content?kind=device&page_size=1')
    const path = listed?.path ?? ''
    const { value } = (await seller.browser.call(contentDetail, `/v1/desk/content/file?path=${path}`)).content
    const before = v.parse(v.looseObject({ delivery: v.number(), idx: v.number() }), value)
    const send = async (call: string, body: object) => {
      const answer = await seller.browser.request('POST', `/v1/desk/content/${call}`, { body })
      return v.parse(v.object({ status_code: v.unknown() }), await answer.json()).status_code
    }
    const stale = 'PR60003403'
    const cheaper = { ...before, delivery: before.delivery + 1 }
    const { version } = await save({ path, value: cheaper }, seller)
    shop.pass(300)
    expect(await send('publish', { path, version, when: { kind: 'now' } })).toBe(stale)
    const publish_at = new Date(clock.now().getTime() + 60_000).toISOString()
    expect(await send('publish', { path, version, when: { kind: 'at', publish_at } })).toBe(stale)
    expect((await seller.browser.call(contentDetail, `/v1/desk/content/file?path=${path}`)).content.edition).toBe(1)
    await logIn(seller.browser, seller.passkey)
    expect(await send('publish', { path, version, when: { kind: 'now' } })).toBe(200)
    shop.pass(300)
    expect(await send('restore', { path, edition: 1, current: 2 })).toBe(stale)

    // A text needs no passkey.
    const renamed = await save({ path, base_edition: 2, value: { ...cheaper, name: before['name'] } }, seller)
    expect(await send('publish', { path, version: renamed.version, when: { kind: 'now' } })).toBe(200)
  })
})

test('the record keeps what was added to a list, not the list', async () => {
  const path = 'faq.yaml'
  const { value } = await fileOf(path)
  const file = v.parse(v.looseObject({ questions: v.array(v.looseObject({ idx: v.number() })) }), value)
  const [first] = file.questions
  const plain = Object.fromEntries(Object.entries(first ?? {}).filter(([name]) => name !== 'suggested_position'))
  const added = { ...plain, idx: 9_001, title: { ko: '새 질문', en: 'A new question' } }
  const { version } = await save({ path, value: { ...file, questions: [added, ...file.questions] } })
  expect(await publish(path, version)).toBe(2)
  const [act] = await db
    .select({ details: operatorRecords.details })
    .from(operatorRecords)
    .where(and(eq(operatorRecords.subject, path), eq(operatorRecords.act, 'publish-content')))
  expect(act?.details).toEqual({ edition: 2, before: { questions: [] }, after: { questions: [added] } })
})

describe('a legal text', () => {
  const path = 'legal/terms/2027.yaml'
  const next = { ...legalFile('terms', '2025'), posted_on: '2026-11-21', effective_on: '2027-01-08' }

  test('is changed by owners alone', async () => {
    const body = { path, version: 0, base_edition: 0, value: next }
    expect((await writer.browser.expectError('PUT', draftPath, { body })).code).toBe('PR60002403')
    const publication = { path, version: 1, when: { kind: 'now' as const } }
    const refused = await writer.browser.expectError('POST', '/v1/desk/content/publish', { body: publication })
    expect(refused.code).toBe('PR60002403')
  })

  test('that begins too early has a fault at its day, and is published on the first day that is allowed', async () => {
    await addMember(shop)
    const owner = await desk.operator('Seo Yun', ['owner'])
    const early = { ...next, effective_on: '2026-12-05' }
    const saved = await save({ path, base_edition: 0, value: early }, owner)
    expect(saved.faults).toEqual([
      {
        file: path,
        field: 'effective_on',
        message: {
          en: 'must be 2026-12-06 or later: members are told 15 days before',
          ko: '회원에게 15일 전에 알려야 해서 2026-12-06부터 시행할 수 있어요',
        },
      },
    ])
    const right = { path, version: saved.version, base_edition: 0, value: { ...early, effective_on: '2026-12-06' } }
    const { version, faults, page } = await save(right, owner)
    expect([faults, page]).toEqual([[], '/agreement/2027?view=changes'])
    const body = { path, version, when: { kind: 'now' as const } }
    await owner.browser.call(publishDraft, '/v1/desk/content/publish', { body })
    const { content } = await shop.call(legalEdition, '/v1/legal/terms/2027')
    expect(content.editions.map(({ id }) => id)).toEqual(['2027', '2025', '2024', '2023'])
  })

  test('that has begun cannot be changed or removed, and says why', async () => {
    const owner = await desk.operator('Han Sol', ['owner'])
    const inForce = 'legal/privacy/2025.yaml'
    for (const [value, reason] of [
      [{ ...legalFile('privacy', '2025'), version: '9' }, 'was changed, but it has begun'],
      [null, 'is missing, but it has begun'],
    ] as const) {
      const saved = await save({ path: inForce, value }, owner)
      expect(saved.faults.map(({ message }) => message['en'])).toEqual([expect.stringContaining(reason)])
      const body = { path: inForce, version: saved.version, when: { kind: 'now' as const } }
      expect((await owner.browser.expectError('POST', '/v1/desk/content/publish', { body })).code).toBe('PR60603409')
      const key = { path: inForce, version: saved.version }
      await owner.browser.call(discardDraft, `${draftPath}/discard`, { body: key })
    }
  })

  test('that has not begun is removed', async () => {
    const owner = await desk.operator('Jo Ara', ['owner'])
    const { version, faults } = await save({ path, value: null }, owner)
    expect(faults).toEqual([])
    const body = { path, version, when: { kind: 'now' as const } }
    await owner.browser.call(publishDraft, '/v1/desk/content/publish', { body })
    expect(await shop.expectError('/v1/legal/terms/2027')).toMatchObject({ status: 404 })
  })
})
