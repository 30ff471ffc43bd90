import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { passwordLogin } from '#contract/accounts/login.ts'
import { profile, updateProfile, verifyPassword } from '#contract/accounts/profile.ts'
import { openLesson } from '#contract/content/learning.ts'
import { consents, members } from '#server/db/schema/members.ts'
import { accountChanges } from '#server/db/schema/sign-in.ts'
import type { Browser } from '#tests/support/server/http-browser.ts'
import { addMember, signIn } from '#tests/support/server/members.ts'
import { monthPass, orderForm, paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { today } from '#tests/support/server/sample-catalogue.ts'
import { clockOn, sampleShop, shopWith, testConfig } from '#tests/support/server/shop.ts'
import { filledForm, proveHuman, signUp, statedForm } from '#tests/support/server/sign-up.ts'

// A shop without identity verification, and one with it over the same database.
const withIdentity = await sampleShop()
const shop = await shopWith(withIdentity.database, clockOn(today, { milliseconds: 0 }), {
  ...testConfig,
  off: ['identity-verification'],
})
const { db } = shop.services

const refused = async (browser: Browser, body: object) => {
  const { code, content } = await browser.expectError('POST', '/v1/member/auth/join/IDV', { body })
  return content.field === undefined ? code : `${code} ${content.field}`
}

const memberOf = async (userid: string) => {
  const [row] = await db.select().from(members).where(eq(members.userid, userid))
  return row ?? expect.fail(`nobody is ${userid}`)
}

test('creates a member of the stated name and day of birth, who can log in', async () => {
  const browser = shop.browser()
  const form = await statedForm(shop, browser, { name: ' 오  소라 ' })
  const { content } = await signUp(browser, form)
  expect(content).toMatchObject({ userid: form.userid, username: '오 소라', email: form.email })
  const body = { userid: form.userid, password: form.pwd }
  const { content: session } = await browser.call(passwordLogin, '/v1/member/auth/login/password', { body })
  const own = await browser.call(profile, '/v1/member/my/profile', { token: session.access_token })
  expect(own.content).toMatchObject({ username: '오 소라', birth: '1986-03-17', is_dit_vrf: false, status: 'active' })
  const { id, personHash } = await memberOf(form.userid)
  expect(personHash).toBeNull()
  const agreed = await db.select({ kind: consents.kind }).from(consents).where(eq(consents.memberId, id))
  expect(agreed.map(({ kind }) => kind).toSorted()).toEqual(['collection', 'terms'])
})

test.each([
  ['PR10002400 name', { name: undefined }],
  ['PR10002400 name', { name: ' ' }],
  ['PR10002400 name', { name: '김\u202E하늘' }, '김하늘'],
  ['PR10002400 birth', { birth: undefined }],
  ['PR10002400 birth', { birth: '2001-02-30' }],
  ['PR10002400 birth', { birth: '2026-11-22' }],
  ['PR11003400 email', { email: 'another@shop.example' }],
  ['PR11003400 email', { email_verification_id: '00000000-0000-4000-8000-000000000000' }],
  ['PR11006400 human_check', { human_check: '00000000-0000-4000-8000-000000000000' }],
  ['PR10009404', { idfc_id: '00000000-0000-4000-8000-000000000000' }],
])('answers %s to %j', async (answer, wrong, cleaned?: string) => {
  const browser = shop.browser()
  const form = await statedForm(shop, browser)
  if (cleaned === undefined) expect(await refused(browser, { ...form, ...wrong })).toBe(answer)
  else expect((await signUp(browser, { ...form, ...wrong })).content.username).toBe(cleaned)
})

test('takes nobody under 14, and anybody from the 14th birthday on', async () => {
  const browser = shop.browser()
  const form = await statedForm(shop, browser)
  expect(await refused(browser, { ...form, birth: '2012-11-22' })).toBe('PR11008400 birth')
  await signUp(browser, { ...form, birth: '2012-11-21' })
})

test('answers a repeated form the same, and creates one member', async () => {
  const browser = shop.browser()
  const form = await statedForm(shop, browser)
  const { session, ...first } = (await signUp(browser, form)).content
  const { session: another, ...second } = (await signUp(browser, form)).content
  expect(second).toEqual(first)
  expect(another.access_token).not.toBe(session.access_token)
  expect(await db.$count(members, eq(members.email, form.email))).toBe(1)
})

test('logs nobody in by a repeated form with another password, or in another browser', async () => {
  const browser = shop.browser()
  const form = await statedForm(shop, browser)
  await signUp(browser, form)
  const other = { pwd: 'Another1!pass', pwd_confirm: 'Another1!pass' }
  expect(await refused(browser, { ...form, ...other })).toBe('MB11001400 email')
  expect(await refused(shop.browser(), form)).toBe('PR11003400 email')
})

describe('one address has one account', () => {
  test('also under another ID', async () => {
    const browser = shop.browser()
    const form = await statedForm(shop, browser)
    await signUp(browser, form)
    const again = { ...form, userid: 'another1', human_check: await proveHuman(browser) }
    expect(await refused(browser, again)).toBe('MB11001400 email')
  })

  test('when two browsers sign up with it at once', async () => {
    const [one, two] = [shop.browser(), shop.browser()]
    const email = 'both@shop.example'
    const forms = [await statedForm(shop, one, { email }), await statedForm(shop, two, { email })] as const
    const answers = await Promise.allSettled([signUp(one, forms[0]), signUp(two, forms[1])])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db.$count(members, eq(members.email, email))).toBe(1)
  })
})

test('a shop with identity verification takes no stated name', async () => {
  const browser = withIdentity.browser()
  const { idfc_id: _, ...form } = await filledForm(withIdentity, browser)
  expect(await refused(browser, { ...form, name: '오소라', birth: '1986-03-17' })).toBe('MB12101404 idfc_id')
})

describe('a member whose identity is not verified', () => {
  test('buys and opens an exam where nobody verifies it, and nowhere else', async () => {
    const unverified = { isIdentityVerified: false, personHash: null }
    const buying = await signInBuyer(shop, unverified)
    await paidOrder(shop, buying)
    const exam = { token: buying.token, body: { course: 101, lesson: 8 } }
    const { content } = await buying.browser.call(openLesson, '/v1/lecture/launch', exam)
    expect(content.ticket).toMatch(/^[\w-]{16,}$/)
    const { browser, token } = await signInBuyer(withIdentity, unverified)
    const body = await orderForm(withIdentity, [monthPass])
    expect(await browser.expectError('POST', '/v1/order', { token, body })).toMatchObject({ code: 'MB12101404' })
  })

  test('changes the phone number by typing it, and hears of it by mail', async () => {
    const browser = shop.browser()
    const member = await addMember(shop, { isIdentityVerified: false, personHash: null, phone: '01023450142' })
    const { access_token: token } = await signIn(shop, browser, member)
    await browser.call(verifyPassword, '/v1/member/my/profile/verification', {
      token,
      body: { password: 'Secret1!pass' },
    })
    const { content } = await browser.call(profile, '/v1/member/my/profile', { token })
    const body = { ...content, phone: '010 5678 9012' }
    const changed = await browser.call(updateProfile, '/v1/member/my/profile', { token, body })
    expect(changed.content.phone).toBe('01056789012')
    const changes = await db.select().from(accountChanges).where(eq(accountChanges.memberId, member.id))
    expect(changes.map(({ kind, details }) => [kind, details])).toEqual([['phone-changed', { before: '01023450142' }]])
  })
})
