import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { passwordLogin } from '#contract/accounts/login.ts'
import { profile } from '#contract/accounts/profile.ts'
import { refreshSession } from '#contract/accounts/session.ts'
import { signUpAsGroup, signUpLimits } from '#contract/accounts/sign-up.ts'
import { socialAccounts as linkedAccounts, socialLimits } from '#contract/accounts/social-login.ts'
import { everyRow } from '#server/db/every-row.ts'
import { consents, members } from '#server/db/schema/members.ts'
import { socialAccounts as linkedRows, socialJoins } from '#server/db/schema/sign-in.ts'
import { identifications } from '#server/db/schema/sign-up.ts'
import { press } from '#tests/support/server/html-page.ts'
import type { Browser } from '#tests/support/server/http-browser.ts'
import { addMember } from '#tests/support/server/members.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { filledForm, readyForm, signUp } from '#tests/support/server/sign-up.ts'
import { accounts, agree, goToProvider } from '#tests/support/server/social-login.ts'

const shop = await sampleShop()
const { db, clock } = shop.services

let count = 0
const newId = () => {
  count += 1
  return `applicant${count}`
}

/** A browser with a valid form. */
async function ready() {
  const browser = shop.browser()
  return { browser, form: await readyForm(shop, browser, newId()) }
}

const refused = async (browser: Browser, body: object, kind = 'IDV') => {
  const { code, content } = await browser.expectError('POST', `/v1/member/auth/join/${kind}`, { body })
  return content.field === undefined ? code : `${code} ${content.field}`
}

const memberOf = async (userid: string) => {
  const [row] = await db.select().from(members).where(eq(members.userid, userid))
  return row ?? expect.fail(`nobody is ${userid}`)
}

const logIn = async (browser: Browser, { userid, pwd }: { userid: string; pwd: string }) => {
  const body = { userid, password: pwd }
  return (await browser.call(passwordLogin, '/v1/member/auth/login/password', { body })).content.access_token
}

test('creates a member after identification, verified address and human check', async () => {
  const browser = shop.browser()
  const form = { ...(await filledForm(shop, browser)), nickname: ' Sori ', belonging: { scnm: 'Hanbit', clno: '2026' } }
  const { content, response } = await signUp(browser, form)
  expect(response.status).toBe(201)
  const { session, ...account } = content
  expect(account).toEqual({
    userid: form.userid,
    username: 'Oh Sora',
    email: form.email,
    created_at: clock.now().toISOString(),
    social: null,
  })
  expect(session).toMatchObject({ username: 'Oh Sora', userid: form.userid })
  const token = await logIn(browser, form)
  expect((await browser.call(profile, '/v1/member/my/profile', { token })).content).toMatchObject({
    userid: form.userid,
    username: 'Oh Sora',
    birth: '1986-03-17',
    nickname: 'Sori',
    phone: '01036520142',
    type: 'IDV',
    group: null,
    recv_sms: false,
    recv_email: false,
    belonging: { scnm: 'Hanbit', clno: '2026', dept: null },
    is_dit_vrf: true,
    status: 'active',
  })
})

test('creates a group member, whose group needs a name', async () => {
  const { browser, form } = await ready()
  expect(await refused(browser, { ...form, group: ' ' }, 'GRP')).toBe('PR10002400 group')
  expect(await refused(browser, form, 'GRP')).toBe('PR10002400 group')
  await browser.call(signUpAsGroup, '/v1/member/auth/join/GRP', { body: { ...form, group: 'Site safety' } })
  expect(await memberOf(form.userid)).toMatchObject({ type: 'GRP', group: 'Site safety' })
})

test('stores which editions were agreed to, and when', async () => {
  const { browser, form } = await ready()
  await signUp(browser, { ...form, recv_email: true, marketing: '2025' })
  const rows = await db
    .select({ kind: consents.kind, edition: consents.edition, agreedAt: consents.agreedAt })
    .from(consents)
    .where(eq(consents.memberId, (await memberOf(form.userid)).id))
  const agreedAt = clock.now()
  expect(rows.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { kind: 'collection', edition: '2025', agreedAt },
    { kind: 'marketing_email', edition: '2025', agreedAt },
    { kind: 'terms', edition: '2025', agreedAt },
  ])
})

describe('refuses invalid input, naming the field', () => {
  test.each([
    ['MB10001400 userid', { userid: 'four' }],
    ['MB10001400 userid', { userid: 'sixteenletters16' }],
    ['MB10001400 userid', { userid: 'with space' }],
    ['MB10001400 userid', { userid: '하늘하늘하늘' }],
    ['MB10002400 pwd', { pwd: 'Short1!', pwd_confirm: 'Short1!' }],
    ['MB10002400 pwd', { pwd: 'NoDigits!!', pwd_confirm: 'NoDigits!!' }],
    ['MB10002400 pwd', { pwd: 'NoSymbol11', pwd_confirm: 'NoSymbol11' }],
    ['MB10002400 pwd', { pwd: '12345678!', pwd_confirm: '12345678!' }],
    ['MB10002400 pwd', { pwd: 'Other1%symbol', pwd_confirm: 'Other1%symbol' }],
    ['MB10002400 pwd', { pwd: `Aa1!${'a'.repeat(61)}`, pwd_confirm: `Aa1!${'a'.repeat(61)}` }],
    ['MB10003400 pwd_confirm', { pwd_confirm: 'Secret1!pasS' }],
    ['MB10005400 email', { email: 'sora@shop,example' }],
    ['MB10004400 phone', { phone: '02 123 4567' }],
    ['MB10004400 phone', { phone: '' }],
    ['PR11007400 terms', { terms: '2024' }],
    ['PR11007400 terms', { terms: '' }],
    ['PR11007400 collection', { collection: '' }],
    ['PR11007400 marketing', { recv_sms: true }],
    ['PR11007400 marketing', { recv_email: true, marketing: '2024' }],
    ['PR11003400 email', { email: 'another@shop.example' }],
    ['PR11003400 email', { email_verification_id: '00000000-0000-4000-8000-000000000000' }],
    ['PR11006400 human_check', { human_check: '00000000-0000-4000-8000-000000000000' }],
    ['MB12101404 idfc_id', { idfc_id: '00000000-0000-4000-8000-000000000000' }],
    ['PR10002400 idfc_id', { idfc_id: 'x' }],
    ['PR10002400 nickname', { nickname: 'n'.repeat(signUpLimits.maxNicknameLength + 1) }],
    ['PR10002400 nickname', { nickname: '운영자' }],
    ['PR10002400 nickname', { nickname: '운\u202E영자' }],
    ['MB10002400 pwd', { pwd: 'Password1!', pwd_confirm: 'Password1!' }],
    ['PR10002400 belonging.scnm', { belonging: { scnm: 's'.repeat(signUpLimits.maxBelongingLength + 1) } }],
  ])('%s: %o', async (answer, change) => {
    const { browser, form } = await ready()
    expect(await refused(browser, { ...form, ...change })).toBe(answer)
    // It uses nothing up.
    await signUp(browser, form)
  })
})

test.each(['active', 'restricted', 'withdrawal_requested', 'terminated', 'withdrawn'] as const)(
  'gives nobody the ID that a member has or had, in no capitals: %s',
  async (status) => {
    const { userid } = await addMember(shop, { status })
    const { browser, form } = await ready()
    expect(await refused(browser, { ...form, userid })).toBe('MB11001400 userid')
    expect(await refused(browser, { ...form, userid: userid.toUpperCase() })).toBe('MB11001400 userid')
  },
)

test.each([
  ['active', 'MB11001400 email'],
  ['restricted', 'MB11001400 email'],
  ['withdrawal_requested', 'MB11001400 email'],
  ['terminated', 'MB11001400 email'],
  ['withdrawn', undefined],
] as const)('lets nobody use the address of a member who is %s', async (status, answer) => {
  const { browser, form } = await ready()
  await addMember(shop, { status, email: form.email.toUpperCase() })
  if (answer === undefined) await signUp(browser, form)
  else expect(await refused(browser, form)).toBe(answer)
})

test.each([
  ['active', 'MB40203400'],
  ['restricted', 'MB40203400'],
  ['withdrawal_requested', 'MB40203400'],
  ['terminated', 'MB40203400'],
  ['withdrawn', undefined],
] as const)('gives a person whose account is %s no second one', async (status, answer) => {
  const { browser, form } = await ready()
  const [row] = await db.select().from(identifications).where(eq(identifications.id, form.idfc_id))
  await addMember(shop, { status, personHash: row?.personHash ?? expect.fail() })
  if (answer === undefined) await signUp(browser, form)
  else expect(await refused(browser, form)).toBe(answer)
})

test('accepts an identification for an hour', async () => {
  const [inTime, late] = [await ready(), await ready()]
  shop.pass(signUpLimits.identificationSeconds - 1)
  await signUp(inTime.browser, inTime.form)
  shop.pass(1)
  expect(await refused(late.browser, late.form)).toBe('MB10011404')
})

test('accepts proofs only in the browser where they were made', async () => {
  const { form } = await ready()
  expect(await refused(shop.browser(), form)).toBe('MB12101404 idfc_id')
})

test('answers a repeated form the same, and creates one member', async () => {
  const { browser, form } = await ready()
  const { session, ...first } = (await signUp(browser, form)).content
  const { session: another, ...second } = (await signUp(browser, form)).content
  expect(second).toEqual(first)
  expect(another.access_token).not.toBe(session.access_token)
  expect(await db.$count(members, eq(members.userid, form.userid))).toBe(1)
  expect(await refused(browser, { ...form, userid: newId() })).toBe('MB12101404 idfc_id')
})

test('logs the new member in to the browser that signed up, which can refresh the session', async () => {
  const { browser, form } = await ready()
  const { session } = (await signUp(browser, form)).content
  const { content } = await browser.call(profile, '/v1/member/my/profile', { token: session.access_token })
  expect(content.userid).toBe(form.userid)
  const body = { refresh_token: session.refresh_token }
  await browser.call(refreshSession, '/v1/member/auth/token', { body })
  // The tokens do not work in another browser.
  expect((await shop.browser().expectError('POST', '/v1/member/auth/token', { body })).code).toBe('PR10001400')
})

test('opens no session for a repeated form with another password, in another browser, or too late', async () => {
  const { browser, form } = await ready()
  await signUp(browser, form)
  const other = { ...form, pwd: 'Another1!pass', pwd_confirm: 'Another1!pass' }
  expect(await refused(browser, other)).toBe('MB12101404 idfc_id')
  expect(await refused(shop.browser(), form)).toBe('MB12101404 idfc_id')
  await shop.services.db
    .update(identifications)
    .set({ expiresAt: clock.now() })
    .where(eq(identifications.id, form.idfc_id))
  expect(await refused(browser, form)).toBe('MB12101404 idfc_id')
})

test.each(['withdrawal_requested', 'withdrawn', 'terminated'] as const)(
  'opens no session for a repeated form of a member who has left: %s',
  async (status) => {
    const { browser, form } = await ready()
    await signUp(browser, form)
    await db.update(members).set({ status }).where(eq(members.userid, form.userid))
    expect(await refused(browser, form)).toBe('MB12101404 idfc_id')
  },
)

test('uses a human check once', async () => {
  const one = await ready()
  const { browser } = one
  const other = { browser, form: await readyForm(shop, browser, newId()) }
  await signUp(browser, one.form)
  expect(await refused(browser, { ...other.form, human_check: one.form.human_check })).toBe('PR11006400 human_check')
})

test('deletes the personal data of what was used up', async () => {
  const { browser, form } = await ready()
  await signUp(browser, form)
  const [row] = await db.select().from(identifications).where(eq(identifications.id, form.idfc_id))
  expect(row).toMatchObject({ personHash: null, name: null, birth: null, phone: null })
})

describe('from a social account', () => {
  beforeEach(async () => {
    await db.delete(linkedRows).where(everyRow)
    await db.delete(socialJoins).where(everyRow)
  })

  /** A browser that returned from Google with an account that no member has. */
  async function fromGoogle() {
    const browser = shop.browser()
    await press(browser, await goToProvider(browser, 'google'), agree, { [accounts.unknown]: true })
    return { browser, form: await readyForm(shop, browser, newId()) }
  }

  test('links the account that the form names', async () => {
    const { browser, form } = await fromGoogle()
    expect((await signUp(browser, { ...form, social: 'google' })).content.social).toBe('google')
    const token = await logIn(browser, form)
    const { content } = await browser.call(linkedAccounts, '/v1/member/my/social', { token })
    expect(content).toMatchObject([{ provider: 'google' }])
  })

  test('links nothing when the form names none, or after the expiry', async () => {
    const quiet = await fromGoogle()
    expect((await signUp(quiet.browser, quiet.form)).content.social).toBeNull()
    const late = await fromGoogle()
    shop.pass(socialLimits.joinSeconds)
    const form = await readyForm(shop, late.browser, newId())
    expect((await signUp(late.browser, { ...form, social: 'google' })).content.social).toBeNull()
  })

  test('names the linked account again when the form is repeated, and none of another member', async () => {
    const { id: memberId } = await addMember(shop)
    const theirs = { id: randomUUID(), memberId, subject: 'theirs', linkedAt: clock.now() }
    await db.insert(linkedRows).values({ ...theirs, provider: 'kakao' })
    const linked = await fromGoogle()
    const quiet = await fromGoogle()
    for (const _ of ['first', 'repeated']) {
      expect((await signUp(linked.browser, { ...linked.form, social: 'google' })).content.social).toBe('google')
      expect((await signUp(quiet.browser, quiet.form)).content.social).toBeNull()
    }
  })

  test('links nothing when the form names another provider', async () => {
    const { browser, form } = await fromGoogle()
    expect((await signUp(browser, { ...form, social: 'naver' })).content.social).toBeNull()
  })

  test.each([
    ['nothing when another member has it meanwhile', 'google', '', null],
    ['it though a member has the account of this number at another provider', 'naver', '', 'google'],
    ['it though a member has another account at this provider', 'google', '9', 'google'],
  ] as const)('links %s', async (_, provider, suffix, expected) => {
    const { browser, form } = await fromGoogle()
    const [join] = await db.select().from(socialJoins)
    const { id: memberId } = await addMember(shop)
    const subject = `${join?.subject ?? expect.fail('the browser came without an account')}${suffix}`
    await db.insert(linkedRows).values({ id: randomUUID(), memberId, provider, subject, linkedAt: clock.now() })
    expect((await signUp(browser, { ...form, social: 'google' })).content.social).toBe(expected)
  })
})
