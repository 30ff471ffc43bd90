import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { undoAccountChange } from '#contract/accounts/account-changes.ts'
import { type Profile, profile, updateProfile } from '#contract/accounts/profile.ts'
import { issueCertificate } from '#contract/content/certificates.ts'
import type { Locale } from '#contract/values/locale.ts'
import { finishedLessons } from '#server/db/schema/learning.ts'
import { members } from '#server/db/schema/members.ts'
import { accountChanges } from '#server/db/schema/sign-in.ts'
import { sendMessages } from '#server/jobs/send-messages.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { signIn } from '#tests/support/server/members.ts'
import { type BuyerSession, paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { messagesTo } from '#tests/support/server/outbox.ts'
import { linesIn } from '#tests/support/server/pdf.ts'
import { today } from '#tests/support/server/sample-catalogue.ts'
import { clockOn, sampleShop, shopWith, testConfig } from '#tests/support/server/shop.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { checkHolder } from '../purchase-history/account-holder.ts'

const { database } = await testDatabase('sample')
const shop = await shopWith(database, clockOn(today, { milliseconds: 0 }), {
  ...testConfig,
  off: ['identity-verification'],
})
const { db, clock } = shop.services
const address = '/v1/member/my/profile'
const person = { name: '김하늘', birth: '2001-05-06', phone: '01023450142' }

const stating = (special: Partial<typeof members.$inferInsert> = {}) =>
  signInBuyer(shop, { ...person, isIdentityVerified: false, ...special })
const read = async ({ browser, token }: BuyerSession): Promise<Profile> =>
  (await browser.call(profile, address, { token })).content
const update = async (buying: BuyerSession, changed: object): Promise<Profile> => {
  const body = { ...(await read(buying)), ...changed }
  return (await buying.browser.call(updateProfile, address, { token: buying.token, body })).content
}
const refusal = async (buying: BuyerSession, changed: object) => {
  const body = { ...(await read(buying)), ...changed }
  const { code, content } = await buying.browser.expectError('PUT', address, { token: buying.token, body })
  return `${code} ${content.field}`
}
const changesOf = ({ memberId }: BuyerSession) =>
  db.select().from(accountChanges).where(eq(accountChanges.memberId, memberId)).orderBy(accountChanges.position)

test('a member corrects the name and day of birth that nobody has verified, and the change is on record', async () => {
  const buying = await stating()
  const changed = await update(buying, { username: ' 김  하늬 ', birth: '2001-06-05' })
  expect(changed).toMatchObject({ username: '김 하늬', birth: '2001-06-05', is_dit_vrf: false })
  expect(await read(buying)).toEqual(changed)
  expect(await changesOf(buying)).toMatchObject([
    { kind: 'person-changed', details: { person: { name: '김하늘', birth: '2001-05-06' } } },
  ])
})

test('the same name and day of birth are no change', async () => {
  const buying = await stating()
  await update(buying, { nickname: 'sky' })
  expect(await changesOf(buying)).toEqual([])
})

test.each([
  [{ username: '' }, 'PR10002400 username'],
  [{ username: '가'.repeat(51) }, 'PR10002400 username'],
  [{ birth: null }, 'PR10002400 birth'],
  [{ birth: '2026-11-22' }, 'PR10002400 birth'],
  [{ birth: '2012-11-22' }, 'PR11008400 birth'],
])('refuses %j, and keeps what is stored', async (changed, refused) => {
  const buying = await stating()
  expect(await refusal(buying, changed)).toBe(refused)
  expect(await read(buying)).toMatchObject({ username: '김하늘', birth: '2001-05-06' })
})

test('takes the fourteenth birthday itself', async () => {
  expect(await update(await stating(), { birth: '2012-11-21' })).toMatchObject({ birth: '2012-11-21' })
})

test('a fresh authentication is needed, as for every change of the profile', async () => {
  const buying = await stating()
  const body = { ...(await read(buying)), username: '다른 이름' }
  const stolen = shop.browser()
  expect((await stolen.expectError('PUT', address, { token: buying.token, body })).code).toBe('PR20006403')
  expect((await read(buying)).username).toBe('김하늘')
})

test('leaves a verified identity as it is', async () => {
  const buying = await stating({ isIdentityVerified: true })
  const before = await read(buying)
  expect(await update(buying, { username: '다른 이름', birth: '1990-01-01' })).toEqual(before)
})

test('leaves the name to the identity provider in a shop that has one', async () => {
  const other = await sampleShop()
  const buying = await signInBuyer(other, { ...person, isIdentityVerified: false })
  const { token } = buying
  const before = (await buying.browser.call(profile, address, { token })).content
  const body = { ...before, username: '다른 이름' }
  expect((await buying.browser.call(updateProfile, address, { token, body })).content).toEqual(before)
})

test('the mail about it undoes it', async () => {
  const email = 'stated@mail.example'
  const buying = await stating({ email })
  await update(buying, { username: '도둑', birth: '1990-01-01' })
  await sendMessages({ ...shop.services, log: watchedLog().log })
  const [mail] = await messagesTo(shop, email)
  expect(mail?.subject).toBe('Your name or date of birth was changed')
  expect(mail?.text).toContain('Changed: Name, Date of birth')
  const token = /#token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await shop.browser().call(undoAccountChange, '/v1/member/auth/account-change', { body: { token } })
  const [row] = await db.select().from(members).where(eq(members.id, buying.memberId))
  expect(row).toMatchObject(person)
})

test('a refund goes to an account in the name from before the change', async () => {
  const buying = await stating()
  await update(buying, { username: '도둑' })
  await update(buying, { username: '다른 도둑' })
  const isOwn = async (holder: string) => (await checkHolder(db, clock.now(), buying.memberId, { holder })).isOwn
  expect([await isOwn('김하늘'), await isOwn('도둑'), await isOwn('다른 도둑')]).toEqual([true, false, false])
})

test('a certificate says that the name is as stated, and keeps it when the member corrects it later', async () => {
  const path = '/v1/member/my/certificate/101'
  const buying = await stating()
  await paidOrder(shop, buying)
  const finished = { memberId: buying.memberId, courseIdx: 101, finishedAt: clock.now() }
  await db.insert(finishedLessons).values([1, 2, 3, 4, 5, 6, 7, 8].map((lesson) => ({ ...finished, lesson })))
  shop.pass(9 * 24 * 60 * 60)
  const { access_token: token } = await signIn(shop, buying.browser, { id: buying.memberId, userid: '' })
  const lines = async (locale: Locale) => {
    const answer = await buying.browser.request('GET', `${path}/file`, { token, locale })
    return linesIn(Buffer.from(await answer.arrayBuffer()))
  }
  const { content } = await buying.browser.call(issueCertificate, path, { token })
  expect(content.certificate).toMatchObject({ name: '김하늘', is_name_stated: true })
  expect(await lines('ko')).toContain('이름은 회원이 밝힌 대로입니다.')
  await update({ ...buying, token }, { username: '김하늬' })
  expect(await lines('en')).toEqual(expect.arrayContaining(['김하늘', 'The name is as stated by the member.']))
})
