import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { confirmEmail, sendEmailVerification } from '#contract/accounts/email-verification.ts'
import { type Profile, profile, updateProfile } from '#contract/accounts/profile.ts'
import { sessionLimits } from '#contract/accounts/session.ts'
import { verifyMember } from '#contract/orders/checkout.ts'
import { consents, members } from '#server/db/schema/members.ts'
import { outboxMessages } from '#server/db/schema/messages.ts'
import { accountChanges } from '#server/db/schema/sign-in.ts'
import { sampleEditions } from '#tests/support/sample-editions.ts'
import type { Browser } from '#tests/support/server/http-browser.ts'
import { answerVerification, beginVerification } from '#tests/support/server/identity-verification.ts'
import { addMember, signIn, type TestMember } from '#tests/support/server/members.ts'
import { tokenTo } from '#tests/support/server/outbox.ts'
import { itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const address = '/v1/member/my/profile'
const phone = '01023450142'
const { marketing } = sampleEditions

interface Visit {
  readonly browser: Browser
  readonly member: TestMember
  readonly token: string
  readonly profile: Profile
}

/** Fixture: a logged-in member and the member's profile. */
async function signedIn(special: Partial<typeof members.$inferInsert> = {}): Promise<Visit> {
  const browser = shop.browser()
  const member = await addMember(shop, { phone, ...special })
  const { access_token: token } = await signIn(shop, browser, member)
  return { browser, member, token, profile: await read({ browser, token }) }
}

async function read({ browser, token }: Pick<Visit, 'browser' | 'token'>): Promise<Profile> {
  return (await browser.call(profile, address, { token })).content
}
type ChangedProfile = Partial<Profile> & { readonly marketing?: string; readonly email_verification_id?: string }

const update = async ({ browser, token, profile: current }: Visit, changed: ChangedProfile): Promise<Profile> =>
  (await browser.call(updateProfile, address, { token, body: { ...current, ...changed } })).content
const refusal = async ({ browser, token, profile: current }: Visit, changed: object) => {
  const { code, content } = await browser.expectError('PUT', address, { token, body: { ...current, ...changed } })
  return `${code} ${content.field}`
}

/** Verifies an address in a browser; returns the number of the verification. */
async function verified(browser: Browser, email: string): Promise<string> {
  const { id } = (await browser.call(sendEmailVerification, '/v1/member/auth/join/verify/email', { body: { email } }))
    .content
  const token = await tokenTo(shop, email)
  await shop.browser().call(confirmEmail, '/v1/member/auth/verify/email', { body: { token } })
  return id
}

const mailsTo = async ({ member }: Visit, kind: string) =>
  (await db.select().from(outboxMessages).where(eq(outboxMessages.memberId, member.id)))
    .filter((mail) => mail.kind === kind)
    .map(({ recipient }) => recipient)

test('stores the sent values, and answers the profile with another version', async () => {
  const visit = await signedIn()
  const belonging = { ...visit.profile.belonging, scnm: '한빛대학교', dept: '간호학과' }
  const changed = await update(visit, { nickname: ' 한손하늘 ', belonging })
  expect(changed).toEqual({ ...visit.profile, nickname: '한손하늘', belonging, version: changed.version })
  expect(changed.version).not.toBe(visit.profile.version)
  expect(await read(visit)).toEqual(changed)
})

test('clears a text that is empty', async () => {
  const visit = await signedIn({ nickname: '한손하늘', belonging: { dept: '간호학과' } })
  const belonging = { ...visit.profile.belonging, dept: '' }
  expect(await update(visit, { nickname: ' ', belonging })).toMatchObject({ nickname: null, belonging: { dept: null } })
})

test.each(['organization', 'clno', 'scnm', 'colg', 'dept', 'major'] as const)(
  'stores and clears %s, and leaves the other texts of the organisation',
  async (field) => {
    const before = { organization: 'A', clno: 'B', scnm: 'C', colg: 'D', dept: 'E', major: 'F' }
    const visit = await signedIn({ belonging: before })
    const changed = await update(visit, { belonging: { ...before, [field]: 'Other' } })
    expect(changed.belonging).toEqual({ ...before, [field]: 'Other' })
    const cleared = await update({ ...visit, profile: changed }, { belonging: { ...before, [field]: null } })
    expect(cleared.belonging).toEqual({ ...before, [field]: null })
    expect((await read(visit)).belonging).toEqual({ ...before, [field]: null })
  },
)

test.each(['운영자', 'Ａｄｍｉｎ', '운\u200B영자', 'na\uE000me', 'practicum_2', '프랙 티컴'])(
  'refuses the nickname %j',
  async (nickname) => {
    expect(await refusal(await signedIn(), { nickname })).toBe('PR10002400 nickname')
  },
)

test('stores names without hidden characters', async () => {
  const group = await signedIn({ type: 'GRP', group: '바른현장' })
  const belonging = { ...group.profile.belonging, organization: 'A\u200B\u202E' }
  expect(await update(group, { nickname: 'na\u200Bme', group: '바른\u202E현장 안전원', belonging })).toMatchObject({
    nickname: 'name',
    group: '바른현장 안전원',
    belonging: { organization: 'A' },
  })
})

test('takes the name of a group that was stored with more spaces for the same', async () => {
  const group = await signedIn({ type: 'GRP', group: '바른  현장' })
  expect(await update(group, { group: '바른 현장', nickname: 'other' })).toMatchObject({ group: '바른  현장' })
  expect(await db.$count(accountChanges, eq(accountChanges.memberId, group.member.id))).toBe(0)
})

test('leaves what only the identity provider and the shop decide', async () => {
  const visit = await signedIn()
  const foreign = { userid: 'another', username: 'Another', birth: '1990-01-01', type: 'GRP', is_dit_vrf: false }
  const body = { ...visit.profile, ...foreign }
  const { content } = await visit.browser.call(updateProfile, address, { token: visit.token, body })
  expect(content).toEqual(visit.profile)
})

test('changes the name of a group, which needs one, and gives an individual none', async () => {
  const group = await signedIn({ type: 'GRP', group: '바른현장' })
  expect(await refusal(group, { group: ' ' })).toBe('PR10002400 group')
  expect(await update(group, { group: '바른현장 안전원' })).toMatchObject({ group: '바른현장 안전원' })
  const rows = await db.select().from(accountChanges).where(eq(accountChanges.memberId, group.member.id))
  expect(rows).toMatchObject([{ kind: 'group-changed', details: { before: '바른현장' } }])
  expect(await update(await signedIn(), { group: 'A group' })).toMatchObject({ group: null })
})

describe('the version', () => {
  test('refuses values that were changed elsewhere, and stores nothing', async () => {
    const visit = await signedIn()
    const stored = await update(visit, { nickname: 'First' })
    expect(await refusal(visit, { nickname: 'Second', recv_sms: true, marketing: marketing })).toBe(
      'PR41001409 undefined',
    )
    expect(await read(visit)).toEqual(stored)
    expect(await update({ ...visit, profile: stored }, { nickname: 'Second' })).toMatchObject({ nickname: 'Second' })
  })

  test('changes with the phone number and the name that a verification brings', async () => {
    const visit = await signedIn()
    await db.update(members).set({ phone: '01099990000' }).where(eq(members.id, visit.member.id))
    expect(await refusal(visit, { nickname: 'Second' })).toBe('PR41001409 undefined')
  })
})

describe('an email address', () => {
  test('counts once it is verified in this browser, and both addresses get a mail', async () => {
    const visit = await signedIn()
    const email = 'another@shop.example'
    const email_verification_id = await verified(visit.browser, email)
    expect(await update(visit, { email, email_verification_id })).toMatchObject({ email })
    expect((await mailsTo(visit, 'email-changed')).toSorted()).toEqual([email, visit.profile.email].toSorted())
  })

  test('does not count without a verification, with one of another address or of another browser', async () => {
    const visit = await signedIn()
    const email = 'third@shop.example'
    expect(await refusal(visit, { email })).toBe('PR11003400 email')
    const other = await verified(visit.browser, 'fourth@shop.example')
    expect(await refusal(visit, { email, email_verification_id: other })).toBe('PR11003400 email')
    const foreign = await verified(shop.browser(), email)
    expect(await refusal(visit, { email, email_verification_id: foreign })).toBe('PR11003400 email')
    expect(await read(visit)).toEqual(visit.profile)
  })

  test('does not count when another member has taken it meanwhile', async () => {
    const visit = await signedIn()
    const email = 'Fifth@shop.example'
    const email_verification_id = await verified(visit.browser, email)
    await addMember(shop, { email: email.toLowerCase() })
    expect(await refusal(visit, { email, email_verification_id })).toBe('MB11001400 email')
  })

  test('counts when only a member who left had it', async () => {
    const visit = await signedIn()
    const email = 'sixth@shop.example'
    await addMember(shop, { email, status: 'withdrawn' })
    const email_verification_id = await verified(visit.browser, email)
    expect(await update(visit, { email, email_verification_id })).toMatchObject({ email })
  })

  test.each(['', 'no address', 'a@b'])('has to be one: %j', async (email) => {
    expect(await refusal(await signedIn(), { email })).toBe('MB10005400 email')
  })
})

describe('a phone number', () => {
  test.each(['', '123', null])('has to be one: %j', async (wrong) => {
    expect(await refusal(await signedIn(), { phone: wrong })).toBe('MB10004400 phone')
  })

  test('changes by an identity verification, of which a mail tells', async () => {
    const visit = await signedIn({ isIdentityVerified: false, phone: '01011112222' })
    expect(await refusal(visit, { phone: '01036520142' })).toBe('MB12101404 phone')
    const opened = await beginVerification(visit.browser, { purpose: 'profile' })
    await answerVerification(visit.browser, opened, 'approve', 'Oh Sora')
    const body = { idfc_id: opened.idfc_id }
    await visit.browser.call(verifyMember, `${address}/identification/OACX`, { token: visit.token, body })
    const current = await read(visit)
    expect(current.phone).toBe('01036520142')
    expect(await mailsTo(visit, 'phone-changed')).toEqual([visit.profile.email])
    expect(await update({ ...visit, profile: current }, { nickname: 'Sora' })).toMatchObject({ nickname: 'Sora' })
  })

  test('may be sent with hyphens', async () => {
    expect(await update(await signedIn(), { phone: '010-2345-0142' })).toMatchObject({ phone })
  })
})

describe('an agreement to advertising', () => {
  const withoutAgreement = () => signedIn({ receivesSms: false, receivesEmail: false })
  const kept = async ({ member }: Visit, kind: 'marketing_sms' | 'marketing_email') =>
    db
      .select({ edition: consents.edition, agreedAt: consents.agreedAt, withdrawnAt: consents.withdrawnAt })
      .from(consents)
      .where(and(eq(consents.memberId, member.id), eq(consents.kind, kind)))

  test('is stored with its edition and moment, and withdrawn with its own', async () => {
    const visit = await withoutAgreement()
    const agreedAt = clock.now()
    const agreed = await update(visit, { recv_sms: true, marketing: marketing })
    expect(agreed).toMatchObject({
      recv_sms: true,
      recv_email: false,
      consents: [{ kind: 'marketing_sms', edition: marketing, agreed_on: clock.today() }],
    })
    expect(await kept(visit, 'marketing_sms')).toEqual([{ edition: marketing, agreedAt, withdrawnAt: null }])
    shop.pass(60)
    expect(await update({ ...visit, profile: agreed }, { recv_sms: false })).toMatchObject({ consents: [] })
    expect(await kept(visit, 'marketing_sms')).toEqual([{ edition: marketing, agreedAt, withdrawnAt: clock.now() }])
    expect(await kept(visit, 'marketing_email')).toEqual([])
  })

  test('is stored for its own kind while the other one stays as it was', async () => {
    const visit = await withoutAgreement()
    const sms = await update(visit, { recv_sms: true, marketing: marketing })
    const both = await update({ ...visit, profile: sms }, { recv_email: true, marketing: marketing })
    expect(both).toMatchObject({ recv_sms: true, recv_email: true })
    expect(both.consents.map(({ kind }) => kind).toSorted()).toEqual(['marketing_email', 'marketing_sms'])
    const email = await update({ ...visit, profile: both }, { recv_sms: false })
    expect(await update({ ...visit, profile: email }, { recv_email: false })).toMatchObject({ consents: [] })
  })

  test('is withdrawn for its own kind and member alone', async () => {
    const [visit, other] = [await withoutAgreement(), await withoutAgreement()]
    const both = { recv_sms: true, recv_email: true, marketing: marketing }
    const agreed = await update(visit, both)
    await update(other, both)
    expect(await update({ ...visit, profile: agreed }, { recv_sms: false })).toMatchObject({
      consents: [{ kind: 'marketing_email' }],
    })
    expect(await kept(visit, 'marketing_email')).toMatchObject([{ withdrawnAt: null }])
    expect(await kept(other, 'marketing_sms')).toMatchObject([{ withdrawnAt: null }])
  })

  test('keeps the moments of earlier withdrawals', async () => {
    const visit = await withoutAgreement()
    const moments: Date[] = []
    let current = visit.profile
    for (let turn = 0; turn < 2; turn++) {
      current = await update({ ...visit, profile: current }, { recv_sms: true, marketing: marketing })
      current = await update({ ...visit, profile: current }, { recv_sms: false })
      moments.push(clock.now())
      shop.pass(60)
    }
    const withdrawn = (await kept(visit, 'marketing_sms')).map(({ withdrawnAt }) => withdrawnAt)
    expect(withdrawn.toSorted((a, b) => Number(a) - Number(b))).toEqual(moments)
  })

  test('names the edition in force', async () => {
    const visit = await withoutAgreement()
    expect(await refusal(visit, { recv_email: true })).toBe('PR11007400 marketing')
    expect(await refusal(visit, { recv_email: true, marketing: '2019' })).toBe('PR11007400 marketing')
    expect(await read(visit)).toEqual(visit.profile)
  })
})

test('refuses texts that are too long', async () => {
  const visit = await signedIn()
  expect(await update(visit, { nickname: 'x'.repeat(20) })).toMatchObject({ nickname: 'x'.repeat(20) })
  expect(await refusal(visit, { nickname: 'x'.repeat(21) })).toBe('PR10002400 nickname')
  const belonging = { ...visit.profile.belonging, dept: 'x'.repeat(51) }
  expect(await refusal(visit, { belonging })).toBe('PR10002400 belonging.dept')
})

test('needs a fresh authentication in this browser', async () => {
  const visit = await signedIn()
  const thief = shop.browser({ address: '198.51.100.66' })
  expect(await refusal({ ...visit, browser: thief }, {})).toBe('PR20006403 undefined')
  shop.pass(sessionLimits.freshSeconds)
  expect(await refusal(visit, {})).toBe('PR20006403 undefined')
})

describe('strangers', () => itRejectsStrangers(shop, updateProfile, address, {}))
