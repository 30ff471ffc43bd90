import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { readLinkToken } from '#contract/addresses/link-token.ts'
import { changeCertificateProof, issueCertificate, ownCertificate } from '#contract/content/certificates.ts'
import type { Locale } from '#contract/values/locale.ts'
import { certificates, finishedLessons } from '#server/db/schema/learning.ts'
import { orders } from '#server/db/schema/orders.ts'
import { dayOf } from '#server/lib/clock.ts'
import { refundAsOperator } from '#server/operator/orders.ts'
import { signIn } from '#tests/support/server/members.ts'
import { kim } from '#tests/support/server/operators.ts'
import { type BuyerSession, paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { drawnCharacters } from '#tests/support/server/pdf.ts'
import { itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const address = '/v1/member/my/certificate/101'
/** Lessons of the sample course. */
const lessons = 8

async function learner(finished: number, name = '김하늘'): Promise<BuyerSession> {
  const buying = await signInBuyer(shop, { name })
  await paidOrder(shop, buying)
  await finish(buying, finished)
  return buying
}
async function finish({ memberId }: BuyerSession, finished: number) {
  const rows = Array.from({ length: finished }, (_, index) => ({
    memberId,
    courseIdx: 101,
    lesson: index + 1,
    finishedAt: clock.now(),
  }))
  await db.insert(finishedLessons).values(rows).onConflictDoNothing()
}
async function orderOf({ memberId }: BuyerSession) {
  const [order] = await db.select().from(orders).where(eq(orders.memberId, memberId))
  return order?.number ?? expect.fail()
}
async function signInAgain(buying: BuyerSession): Promise<BuyerSession> {
  const { access_token } = await signIn(shop, buying.browser, { id: buying.memberId, userid: '' })
  return { ...buying, token: access_token }
}
const read = async ({ browser, token }: BuyerSession, locale: Locale = 'en') =>
  (await browser.call(ownCertificate, address, { token, locale })).content
const issue = async ({ browser, token }: BuyerSession) =>
  (await browser.call(issueCertificate, address, { token, locale: 'en' })).content
const publish = async ({ browser, token }: BuyerSession, is_public: boolean) =>
  (await browser.call(changeCertificateProof, `${address}/proof`, { token, body: { is_public } })).content

/** What a stranger sees at an address. */
async function proved(proof: string | null | undefined, locale: Locale = 'en') {
  const token = readLinkToken(new URL(proof ?? '', 'https://shop.example').hash.replace('#token=', ''))
  const answer = await shop
    .browser()
    .request('GET', `/v1/certificate?id=${token?.id}`, { linkSecret: token?.secret ?? '', locale })
  const body: { status_code: unknown; content: Record<string, unknown> } = await answer.json()
  return body
}

describe('the certificate of a course', () => {
  test('is not issued while a lesson is missing, and says how many are done', async () => {
    const buying = await learner(lessons - 1)
    expect(await read(buying)).toMatchObject({ done: 7, lessons: 8, certificate: null })
    const { browser, token } = buying
    const refused = await browser.expectError('POST', address, { token })
    expect(`${refused.status} ${refused.code}`).toBe('403 PR20015403')
    expect(await db.$count(certificates, eq(certificates.memberId, buying.memberId))).toBe(0)
  })

  test('is issued once when every lesson is finished, also by presses at the same time', async () => {
    const buying = await learner(lessons)
    const issued = await Promise.all([issue(buying), issue(buying), issue(buying)])
    expect(new Set(issued.map(({ certificate }) => certificate?.number)).size).toBe(1)
    expect(issued[0]?.certificate).toMatchObject({
      number: expect.stringMatching(/^PC-20261121-[2-9A-Z]{8}$/),
      name: '김하늘',
      title: 'IV "insertion" <hands on>',
      lessons: 8,
      completed_on: '2026-11-21',
      issued_on: '2026-11-21',
    })
  })

  test('stays as it was issued when the course gets another lesson', async () => {
    const buying = await learner(lessons)
    const { certificate } = await issue(buying)
    await db.delete(finishedLessons).where(eq(finishedLessons.memberId, buying.memberId))
    expect((await read(buying)).certificate).toEqual(certificate)
  })

  test('is of a course that the member has bought', async () => {
    const { browser, token } = await signInBuyer(shop)
    for (const method of ['GET', 'POST'] as const) {
      expect((await browser.expectError(method, address, { token })).code).toBe('PR10004404')
    }
    expect((await browser.expectError('GET', `${address}/file`, { token })).code).toBe('PR10004404')
  })
})

describe('the address of a certificate', () => {
  test('proves it to anyone, and shows parts of the name alone', async () => {
    const { certificate } = await issue(await learner(lessons))
    expect(certificate?.proof).toMatch(/^\/certificate#token=[0-9a-f-]{36}\.[\w-]{43}$/)
    const { content } = await proved(certificate?.proof)
    expect(content).toEqual({
      number: certificate?.number,
      is_name_stated: false,
      masked_name: '김○늘',
      title: 'IV "insertion" <hands on>',
      lessons: 8,
      completed_on: '2026-11-21',
      issued_on: '2026-11-21',
      revoked_on: null,
    })
  })

  test('opens nothing once it was withdrawn, and another one takes its place', async () => {
    const buying = await learner(lessons)
    const first = (await issue(buying)).certificate?.proof
    expect((await publish(buying, false)).certificate?.proof).toBeNull()
    expect((await proved(first)).status_code).toBe('PR10004404')
    const second = (await publish(buying, true)).certificate?.proof
    expect(second).not.toBe(first)
    expect((await proved(second)).status_code).toBe(200)
    expect((await proved(first)).status_code).toBe('PR10004404')
    // Published already: the address stays.
    expect((await publish(buying, true)).certificate?.proof).toBe(second)
  })

  test.each(['', 'x', `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`])(
    'is none with the number %j',
    async (id) => {
      const answer = await shop.browser().request('GET', `/v1/certificate?id=${id}`, { linkSecret: 'guessed' })
      expect(answer.status).toBe(404)
    },
  )

  test('needs the secret of its own number', async () => {
    const [one, other] = [await issue(await learner(lessons)), await issue(await learner(lessons))]
    const parts = (proof: string | null | undefined) => (proof ?? '').split('#token=')[1]?.split('.') ?? []
    const [id] = parts(one.certificate?.proof)
    const [, secret] = parts(other.certificate?.proof)
    expect((await proved(`/certificate#token=${id}.${secret}`)).status_code).toBe('PR10004404')
  })
})

describe('the file of a certificate', () => {
  const file = async ({ browser, token }: BuyerSession, locale: Locale) => {
    const answer = await browser.request('GET', `${address}/file`, { token, locale })
    return { answer, body: Buffer.from(await answer.arrayBuffer()).toString('latin1') }
  }

  test.each(['ko', 'en'] as const)('is a PDF with embedded fonts and the address: %s', async (locale) => {
    const buying = await learner(lessons, '펲하늘')
    const { certificate } = await issue(buying)
    const { answer, body } = await file(buying, locale)
    expect(answer.headers.get('Content-Type')).toBe('application/pdf')
    expect(answer.headers.get('Content-Disposition')).toContain(`certificate-${certificate?.number}.pdf`)
    expect(body).toMatch(/^%PDF-1\.7/)
    expect(body).toContain(`/Lang (${locale})`)
    expect(body).toContain('/FontFile2')
    expect(body).toContain(`/certificate#token=`)
    expect(body.length).toBeLessThan(150_000)
  })

  test.each(['王小明', 'Nguyễn Thị Ễ Ị', 'Иван Їжак', 'Łukasz Ə', 'Γιώργος', 'さくら', 'สมศรี'])(
    'shows every letter of the name %s',
    async (name) => {
      const buying = await learner(lessons, name)
      await issue(buying)
      const drawn = drawnCharacters(Buffer.from((await file(buying, 'ko')).body, 'latin1'))
      expect([...name.replaceAll(' ', '')].filter((letter) => !drawn.has(letter))).toEqual([])
    },
  )

  test('shows a name whose letters and marks are stored apart', async () => {
    const buying = await learner(lessons, '김하늘 Ị'.normalize('NFD'))
    await issue(buying)
    const drawn = drawnCharacters(Buffer.from((await file(buying, 'ko')).body, 'latin1'))
    expect([...'김하늘Ị'].filter((letter) => !drawn.has(letter))).toEqual([])
  })

  test('is refused with its certificate for a name that no font draws', async () => {
    const buying = await learner(lessons, 'محمد')
    const { browser, token } = buying
    const refused = await browser.expectError('POST', address, { token })
    expect(`${refused.status} ${refused.code}`).toBe('409 PR20018409')
    expect(await db.$count(certificates, eq(certificates.memberId, buying.memberId))).toBe(0)
  })

  test('is refused for a certificate of before, rather than lack its name', async () => {
    const buying = await learner(lessons)
    await issue(buying)
    await db.update(certificates).set({ name: 'محمد' }).where(eq(certificates.memberId, buying.memberId))
    const { browser, token } = buying
    expect((await browser.expectError('GET', `${address}/file`, { token })).code).toBe('PR20018409')
  })

  test('has a heading, its texts and a named picture for screen readers', async () => {
    const buying = await learner(lessons)
    await issue(buying)
    const { body } = await file(buying, 'en')
    expect(body).toContain('/Marked true')
    const roles = [...body.matchAll(/\/S \/(\w+)/g)].map(([, role]) => role)
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
    expect(roles.filter((role) => role === 'Figure' || role === 'Link').toSorted()).toEqual(['Figure', 'Link'])
    expect(body).toContain('/Alt (QR code of the address that proves this certificate)')
  })

  test('names no address once it was withdrawn', async () => {
    const buying = await learner(lessons)
    await issue(buying)
    await publish(buying, false)
    expect((await file(buying, 'en')).body).not.toContain('/certificate#token=')
  })
})

describe('the certificate of a refunded course', () => {
  const refund = (number: string) =>
    refundAsOperator(shop.services, number, { by: kim, reason: 'goodwill', amount: undefined, account: undefined })

  test('is not issued while the course can be refunded, and says until when', async () => {
    const buying = await signInBuyer(shop)
    // All lessons but one are free: they were finished before the purchase.
    await finish(buying, lessons - 1)
    shop.pass(60)
    await paidOrder(shop, buying)
    await finish(buying, lessons)
    const waits_until = '2026-11-28T14:59:59.999Z'
    expect(await read(buying)).toMatchObject({ done: 8, can_issue: false, waits_until, certificate: null })
    const { browser, token } = buying
    const refused = await browser.expectError('POST', address, { token })
    expect(`${refused.status} ${refused.code}`).toBe('403 PR20019403')
    shop.pass(2 * 24 * 60 * 60)
    const again = await signInAgain(buying)
    // A second purchase, which can be refunded two days longer.
    await paidOrder(shop, again)
    expect(await read(again)).toMatchObject({ can_issue: false, waits_until })
    shop.pass(6 * 24 * 60 * 60)
    const later = await signInAgain(buying)
    expect(await read(later)).toMatchObject({ can_issue: true, waits_until: null })
    expect((await issue(later)).certificate).not.toBeNull()
  })

  test('is revoked, and its address says so', async () => {
    const buying = await learner(lessons)
    const { certificate } = await issue(buying)
    await refund(await orderOf(buying))
    expect(await read(buying)).toMatchObject({ revoked_on: dayOf(clock.now()), certificate: null, can_issue: false })
    const { content } = await proved(certificate?.proof)
    expect(content).toMatchObject({ number: certificate?.number, revoked_on: dayOf(clock.now()) })
    const file = await buying.browser.expectError('GET', `${address}/file`, { token: buying.token })
    expect(file.status).toBe(404)
    expect((await buying.browser.expectError('POST', address, { token: buying.token })).status).toBe(404)
  })

  test('is issued again after another purchase, since its lessons count for that one', async () => {
    const buying = await learner(lessons)
    const { certificate } = await issue(buying)
    await refund(await orderOf(buying))
    await paidOrder(shop, buying)
    expect(await read(buying)).toMatchObject({ can_issue: true, certificate: null })
    expect((await issue(buying)).certificate?.number).toBe(certificate?.number)
    expect((await proved(certificate?.proof)).content).toMatchObject({ revoked_on: null })
  })

  test('stays while another purchase of the course is kept', async () => {
    const buying = await learner(lessons)
    const { certificate } = await issue(buying)
    await refund(await paidOrder(shop, buying))
    expect((await read(buying)).certificate).toEqual(certificate)
  })
})

describe('strangers', () => itRejectsStrangers(shop, ownCertificate, address))
