import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { accountChange, undoAccountChange } from '#contract/accounts/account-changes.ts'
import { changeForgottenPassword, checkPasswordLink, passwordLinkLimits } from '#contract/accounts/find-password.ts'
import { changePassword, profile, updateProfile, verifyPassword } from '#contract/accounts/profile.ts'
import { checkSession, sessionLimits } from '#contract/accounts/session.ts'
import { linkSocialAccount, unlinkSocialAccount } from '#contract/accounts/social-login.ts'
import { verifyMember } from '#contract/orders/checkout.ts'
import type { SocialProvider } from '#contract/values/social-providers.ts'
import { everyRow } from '#server/db/every-row.ts'
import { transact } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { outboxMessages } from '#server/db/schema/messages.ts'
import {
  accountChanges,
  knownBrowsers,
  sessionFamilies,
  socialAccounts,
  wrongPasswords,
} from '#server/db/schema/sign-in.ts'
import { deleteExpired } from '#server/jobs/cleanup.ts'
import { mailContentSchema } from '#server/lib/message-content.ts'
import { goTo, press } from '#tests/support/server/html-page.ts'
import type { Browser } from '#tests/support/server/http-browser.ts'
import { answerVerification, beginVerification } from '#tests/support/server/identity-verification.ts'
import { addMember, rightPassword, signIn, type TestMember } from '#tests/support/server/members.ts'
import { expectRetryAfter, itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { verifyEmail } from '#tests/support/server/sign-up.ts'
import { accounts, agree, linkAccounts, resultCookies, visitProvider } from '#tests/support/server/social-login.ts'
import { loginAttemptOf } from '../login/attempts.ts'
import { findPasswordLink } from './password-links.ts'
import { recordChange } from './record-change.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const changePath = '/v1/member/auth/account-change'
const verification = '/v1/member/my/profile/verification'
const social = (provider: SocialProvider) => `/v1/member/my/social/${provider}`
const body = { return_url: '/mypage' }
const minute = 60

beforeEach(async () => {
  await db.delete(socialAccounts).where(everyRow)
})

interface Visit {
  readonly browser: Browser
  readonly member: TestMember
  readonly token: string
}

async function signedIn(special: Partial<typeof members.$inferInsert> = {}): Promise<Visit> {
  const browser = shop.browser()
  // What is linked at once came with the account, and stays.
  const member = await addMember(shop, { registeredAt: clock.now(), ...special })
  return { browser, member, token: (await signIn(shop, browser, member)).access_token }
}

/** Waits until the login is too old for a lasting change. The access token still works. */
async function signedInBefore(special: Partial<typeof members.$inferInsert> = {}): Promise<Visit> {
  const visit = await signedIn(special)
  shop.pass(sessionLimits.freshSeconds)
  return visit
}

/** Links a sandbox account without an owner, from the page to the end. */
async function link({ browser, token }: Visit, provider: SocialProvider): Promise<void> {
  const { content } = await browser.call(linkSocialAccount, social(provider), { token, body })
  await press(browser, await goTo(browser, content.url), agree, { [accounts.unknown]: true })
}

/** Content of a mail that waits in the outbox. */
const contentOf = (mail: typeof outboxMessages.$inferSelect | undefined) => v.parse(mailContentSchema, mail?.content)

/** Link token of the newest mail of this kind to a member. */
async function mailedLink({ id }: TestMember, kind: string) {
  const mails = await db.select().from(outboxMessages).where(eq(outboxMessages.memberId, id))
  const mail = mails.filter((each) => each.kind === kind).at(-1) ?? expect.fail(`no mail tells of ${kind}`)
  const address = new URL(contentOf(mail).button?.address ?? '', 'http://shop.localhost:3000')
  expect(address.pathname + address.search).toBe('/account-change')
  const token = new URLSearchParams(address.hash.slice(1)).get('token') ?? ''
  const [number = '', linkSecret = ''] = token.split('.')
  return { token, path: `${changePath}?id=${number}`, linkSecret, recipient: mail.recipient }
}

const linked = async ({ member }: Pick<Visit, 'member'>) =>
  (await db.select().from(socialAccounts).where(eq(socialAccounts.memberId, member.id))).map(({ subject }) => subject)

describe('a stolen access token alone', () => {
  const stolen = async () => ({ thief: shop.browser({ address: '198.51.100.66' }), visit: await signedIn() })

  test('links no account, not even right after the login', async () => {
    const { thief, visit } = await stolen()
    const { status, code } = await thief.expectError('POST', social('kakao'), { token: visit.token, body })
    expect([status, code]).toEqual([403, 'PR20006403'])
  })

  test('unlinks none', async () => {
    const { thief, visit } = await stolen()
    await linkAccounts(shop, visit.member, ['google'])
    expect((await thief.expectError('DELETE', social('google'), { token: visit.token })).code).toBe('PR20006403')
    expect(await linked(visit)).toHaveLength(1)
  })

  test('does not verify the thief’s identity for an account without one', async () => {
    const visit = await signedIn({ isIdentityVerified: false })
    const thief = shop.browser()
    const opened = await beginVerification(thief, { purpose: 'profile' })
    await answerVerification(thief, opened, 'approve', 'Oh Sora')
    const sent = { token: visit.token, body: { idfc_id: opened.idfc_id } }
    const address = '/v1/member/my/profile/identification/OACX'
    expect((await thief.expectError('POST', address, sent)).code).toBe('PR20006403')
  })

  test('allows five guesses of the password, and does not lock the member’s own browser out', async () => {
    const { thief, visit } = await stolen()
    const guess = { token: visit.token, body: { password: 'Wrong1!password' } }
    for (const _ of [1, 2, 3, 4, 5]) {
      expect((await thief.expectError('POST', verification, guess)).code).toBe('MB41003400')
    }
    const { code, response } = await thief.expectError('POST', verification, guess)
    expect(code).toBe('PR20001429')
    expectRetryAfter(response, 15 * minute)
    const again = await signIn(shop, visit.browser, visit.member)
    await visit.browser.call(verifyPassword, verification, {
      token: again.access_token,
      body: { password: rightPassword },
    })
  })
})

test('the hundredth wrong password of a day ends the session in which it is typed, and the member gets a mail', async () => {
  const [visit, other] = [await signedIn(), await signedIn()]
  const [family] = await db.select().from(sessionFamilies).where(eq(sessionFamilies.memberId, visit.member.id))
  const attempt = loginAttemptOf(visit.member.userid, { cookie: `session ${family?.id}`, isKnown: true, address: '' })
  const happenedAt = new Date(clock.now().getTime() - 60 * minute * 1000)
  await db
    .insert(wrongPasswords)
    .values(Array.from({ length: 98 }, () => ({ id: randomUUID(), ...attempt, happenedAt })))
  const sent = { token: visit.token, body: { password: 'Wrong1!password' } }
  expect((await visit.browser.expectError('POST', verification, sent)).code).toBe('MB41003400')
  await visit.browser.call(checkSession, '/v1/member/token', { token: visit.token })
  expect((await visit.browser.expectError('POST', verification, sent)).code).toBe('MB41003400')
  expect((await visit.browser.expectError('POST', verification, sent)).code).toBe('PR10001400')
  await other.browser.call(checkSession, '/v1/member/token', { token: other.token })
  const isMail = and(eq(outboxMessages.memberId, visit.member.id), eq(outboxMessages.kind, 'password-login-paused'))
  expect(await db.$count(outboxMessages, isMail)).toBe(1)
})

describe('a lasting change', () => {
  test('is allowed for five minutes after the login, and needs a fresh authentication afterwards', async () => {
    const { browser, token } = await signedIn()
    shop.pass(sessionLimits.freshSeconds - 1)
    await browser.call(unlinkSocialAccount, social('google'), { token })
    shop.pass(1)
    expect((await browser.expectError('DELETE', social('google'), { token })).code).toBe('PR20006403')
  })

  test('is allowed after the password, for five minutes', async () => {
    const visit = await signedInBefore()
    const sent = { token: visit.token, body: { password: rightPassword } }
    const { content } = await visit.browser.call(verifyPassword, verification, sent)
    expect(Date.parse(content.fresh_until) - clock.now().getTime()).toBe(sessionLimits.freshSeconds * 1000)
    await link(visit, 'google')
    expect(await linked(visit)).toHaveLength(1)
  })

  test('is allowed after verifying the member’s own identity, without a password', async () => {
    const proved = await signedIn({ passwordHash: null, isIdentityVerified: false })
    const verify = async () => {
      const opened = await beginVerification(proved.browser, { purpose: 'profile' })
      await answerVerification(proved.browser, opened, 'approve', 'Moon Gaeul')
      await proved.browser.call(verifyMember, '/v1/member/my/profile/identification/OACX', {
        token: proved.token,
        body: { idfc_id: opened.idfc_id },
      })
    }
    await verify()
    shop.pass(sessionLimits.freshSeconds)
    expect((await proved.browser.expectError('POST', social('kakao'), { token: proved.token, body })).code).toBe(
      'PR20006403',
    )
    await verify()
    await link(proved, 'kakao')
    expect(await linked(proved)).toHaveLength(1)
  })

  test('is allowed after a new login with a linked account, without a password', async () => {
    const first = await signedIn({ passwordHash: null })
    await link(first, 'naver')
    // Another account still lets the member log in.
    await link(first, 'kakao')
    shop.pass(sessionLimits.freshSeconds)
    await visitProvider(first.browser, 'naver', { account: 'unknown' })
    const token = first.browser.cookie('accessToken') ?? expect.fail('nobody was logged in')
    await first.browser.call(unlinkSocialAccount, social('naver'), { token })
    expect(await linked(first)).toHaveLength(1)
  })

  test.each([
    ['', 'MB41002400'],
    ['Wrong1!password', 'MB41003400'],
  ])('is not allowed after the password "%s"', async (password, code) => {
    const { browser, token } = await signedInBefore()
    expect((await browser.expectError('POST', verification, { token, body: { password } })).code).toBe(code)
    expect((await browser.expectError('DELETE', social('google'), { token })).code).toBe('PR20006403')
  })

  describe('else', () => itRejectsStrangers(shop, verifyPassword, verification, { password: rightPassword }))
})

describe('the member gets a mail with a link to undo it', () => {
  async function undo(visit: Pick<Visit, 'member'>, kind: string) {
    const { token, path, linkSecret } = await mailedLink(visit.member, kind)
    expect((await shop.browser().call(accountChange, path, { linkSecret })).content.status).toBe('open')
    const { content } = await shop.browser().call(undoAccountChange, changePath, { body: { token } })
    expect((await shop.browser().call(accountChange, path, { linkSecret })).content.status).toBe('undone')
    return content
  }

  test('a linked account is removed, and the one that it replaced is restored', async () => {
    const visit = await signedIn()
    await linkAccounts(shop, visit.member, ['google'])
    const before = await linked(visit)
    await link(visit, 'google')
    expect(await linked(visit)).not.toEqual(before)
    expect(await undo(visit, 'social-linked')).toMatchObject({ ended_sessions: 1 })
    expect(await linked(visit)).toEqual(before)
  })

  test('an unlinked account is restored', async () => {
    const visit = await signedIn()
    await linkAccounts(shop, visit.member, ['kakao'])
    const before = await linked(visit)
    await visit.browser.call(unlinkSocialAccount, social('kakao'), { token: visit.token })
    await undo(visit, 'social-unlinked')
    expect(await linked(visit)).toEqual(before)
  })

  /** Records a change as the call that makes it does. */
  const record = ({ member }: Visit, change: Parameters<typeof recordChange>[3]) =>
    transact(db, (tx) => recordChange(tx, clock.now(), member.id, change))
  const profileOf = async ({ member }: Visit) =>
    (await db.select().from(members).where(eq(members.id, member.id))).map(({ email, phone }) => [email, phone])[0]

  /** Mails to a member: kind, recipient, and the token of the link, if it has one. */
  async function mailsTo({ member }: Visit) {
    const rows = await db.select().from(outboxMessages).where(eq(outboxMessages.memberId, member.id))
    return rows.map((mail) => ({
      kind: mail.kind,
      recipient: mail.recipient,
      token: contentOf(mail).button?.address.split('/account-change#token=')[1],
    }))
  }
  const press = (token = '') => shop.browser().call(undoAccountChange, changePath, { body: { token } })

  test('an address is restored together with what changed after it, for this member alone', async () => {
    const visit = await signedIn({ email: 'new@shop.example', phone: '01022223333' })
    const other = await signedIn({ email: 'other@shop.example', phone: '01044445555' })
    await record(visit, { kind: 'email-changed', previous: 'old@shop.example', current: 'new@shop.example' })
    await record(visit, { kind: 'phone-changed', previous: '01011112222', current: '01022223333' })
    const later = (await mailsTo(visit)).find(({ kind, token }) => kind === 'phone-changed' && token !== undefined)
    expect(later?.recipient).toBe('old@shop.example')
    await press(later?.token)
    expect(await profileOf(visit)).toEqual(['old@shop.example', '01011112222'])
    expect(await profileOf(other)).toEqual(['other@shop.example', '01044445555'])
  })

  test('what changed before stays, and its own link does not work any more', async () => {
    const visit = await signedIn({ phone: '01022223333' })
    await record(visit, { kind: 'phone-changed', previous: '01011112222', current: '01022223333' })
    const [first] = await mailsTo(visit)
    await link(visit, 'google')
    await undo(visit, 'social-linked')
    expect((await profileOf(visit))?.[1]).toBe('01022223333')
    const [number = '', linkSecret = ''] = first?.token?.split('.') ?? []
    const { content } = await shop.browser().call(accountChange, `${changePath}?id=${number}`, { linkSecret })
    expect(content.status).toBe('closed')
    expect((await shop.browser().expectError('POST', changePath, { body: { token: first?.token } })).code).toBe(
      'PR20008404',
    )
  })

  describe('an address that another member has meanwhile', () => {
    const [taken, thief, own] = ['taken@shop.example', 'thief@mailbox.example', 'own@home.example']

    async function takenMeanwhile() {
      const visit = await signedIn({ email: thief, phone: '01022223333' })
      await record(visit, { kind: 'email-changed', previous: taken, current: thief })
      const other = await addMember(shop, { email: taken })
      const { content } = await press((await mailsTo(visit)).find(({ recipient }) => recipient === taken)?.token)
      return { visit, other, token: content.password_token }
    }
    const setPassword = (token: string) => {
      const body = { token, new_pwd: 'Brand2!new', new_pwd_confirm: 'Brand2!new' }
      return shop.browser().call(changeForgottenPassword, '/v1/member/auth/find/pwd', { body })
    }
    beforeEach(async () => {
      await db
        .update(members)
        .set({ email: 'gone@shop.example' })
        .where(inArray(members.email, [taken, thief, own]))
    })

    test('stays with that member, and nobody gets a link for the account any more', async () => {
      const { visit, other, token } = await takenMeanwhile()
      expect((await profileOf({ ...visit, member: other }))?.[0]).toBe(taken)
      const { userid } = visit.member
      for (const email of [thief, taken]) {
        const body = { userid, email }
        const { code } = await shop.browser().expectError('POST', '/v1/member/auth/find/pwd', { body })
        expect(code).toBe('MB22002404')
      }
      await setPassword(token)
      await record(visit, { kind: 'phone-changed', previous: '01011112222', current: '01022223333' })
      const later = (await mailsTo(visit)).filter(({ kind }) => kind === 'phone-changed' || kind === 'password-changed')
      expect(later).toEqual([])
      const { access_token } = await signIn(shop, visit.browser, visit.member)
      const sent = { token: access_token, body: { userId: userid } }
      expect((await visit.browser.expectError('POST', '/v1/member/my/change/pwd', sent)).code).toBe('MB22002404')
    })

    test('is replaced by one that the member sets, which then gets the links', async () => {
      const { visit, token } = await takenMeanwhile()
      await setPassword(token)
      const session = await signIn(shop, visit.browser, visit.member)
      const sent = { token: session.access_token }
      const { content } = await visit.browser.call(profile, '/v1/member/my/profile', sent)
      expect(content.email).toBe('')
      const body = { ...content, email: own, email_verification_id: await verifyEmail(shop, visit.browser, own) }
      await visit.browser.call(updateProfile, '/v1/member/my/profile', { ...sent, body })
      await record(visit, { kind: 'phone-changed', previous: '01011112222', current: '01022223333' })
      const later = (await mailsTo(visit)).filter(({ kind }) => kind === 'phone-changed')
      expect(later).toMatchObject([{ recipient: own, token: expect.any(String) }])
      shop.pass(30 * 24 * 60 * 60 - 1)
      await press(later[0]?.token)
    })
  })

  describe('for 30 days after a changed address', () => {
    const recipients = async (visit: Visit, wanted: string) =>
      (await mailsTo(visit))
        .filter(({ kind }) => kind === wanted)
        .map(({ recipient, token }) => `${recipient}${token === undefined ? '' : ' with link'}`)
        .sort()
    async function moved() {
      const visit = await signedIn({ email: 'b@shop.example', phone: '01022223333' })
      await record(visit, { kind: 'email-changed', previous: 'a@shop.example', current: 'b@shop.example' })
      return visit
    }
    const changedPhone = { kind: 'phone-changed', previous: '01011112222', current: '01022223333' } as const

    test('the former address hears of every change and alone gets the links', async () => {
      const visit = await moved()
      expect(await recipients(visit, 'email-changed')).toEqual(['a@shop.example with link', 'b@shop.example'])
      shop.pass(30 * 24 * 60 * 60 - 1)
      await record(visit, changedPhone)
      expect(await recipients(visit, 'phone-changed')).toEqual(['a@shop.example with link', 'b@shop.example'])
    })

    test('afterwards only the current one does', async () => {
      const visit = await moved()
      shop.pass(30 * 24 * 60 * 60)
      await record(visit, changedPhone)
      expect(await recipients(visit, 'phone-changed')).toEqual(['b@shop.example with link'])
    })

    test('another changed address makes it 30 days more, and gives the address between no link', async () => {
      const visit = await moved()
      shop.pass(30 * 24 * 60 * 60 - 1)
      await db.update(members).set({ email: 'c@shop.example' }).where(eq(members.id, visit.member.id))
      await record(visit, { kind: 'email-changed', previous: 'b@shop.example', current: 'c@shop.example' })
      shop.pass(30 * 24 * 60 * 60 - 1)
      await record(visit, changedPhone)
      const all = ['a@shop.example with link', 'b@shop.example', 'c@shop.example']
      expect(await recipients(visit, 'phone-changed')).toEqual(all)
      const later = (await mailsTo(visit)).find(({ kind, token }) => kind === 'phone-changed' && token !== undefined)
      await press(later?.token)
      expect(await profileOf(visit)).toEqual(['a@shop.example', '01011112222'])
    })

    test('a login in a new browser is reported to both', async () => {
      const visit = await moved()
      await signIn(shop, shop.browser(), visit.member)
      await signIn(shop, shop.browser({ address: '198.51.100.7' }), visit.member)
      expect(await recipients(visit, 'new-browser')).toEqual(
        expect.arrayContaining(['a@shop.example', 'b@shop.example']),
      )
    })
  })

  test('a verified identity is removed, and the name, birth and number before it are restored', async () => {
    const former = { name: 'Lee Member', birth: '1991-02-03', phone: '01099998888' }
    const visit = await signedIn({ isIdentityVerified: false, ...former })
    const { member: other } = await signedIn({ isIdentityVerified: true })
    const opened = await beginVerification(visit.browser, { purpose: 'profile' })
    await answerVerification(visit.browser, opened, 'approve', 'Oh Sora')
    const address = '/v1/member/my/profile/identification/OACX'
    await visit.browser.call(verifyMember, address, { token: visit.token, body: { idfc_id: opened.idfc_id } })
    await undo(visit, 'identity-linked')
    const [row] = await db.select().from(members).where(eq(members.id, visit.member.id))
    expect([row?.isIdentityVerified, row?.personHash]).toEqual([false, null])
    expect([row?.name, row?.birth, row?.phone]).toEqual(['Lee Member', '1991-02-03', '01099998888'])
    const [untouched] = await db.select().from(members).where(eq(members.id, other.id))
    expect(untouched?.isIdentityVerified).toBe(true)
  })

  test('every session ends with the reason, no browser is known any more, and a new password is required', async () => {
    const visit = await signedIn()
    const session = await signIn(shop, visit.browser, visit.member)
    await link({ ...visit, token: session.access_token }, 'google')
    const { password_token } = await undo(visit, 'social-linked')
    const refresh = { body: { refresh_token: session.refresh_token } }
    expect((await visit.browser.expectError('POST', '/v1/member/auth/token', refresh)).code).toBe('PR20007400')
    expect(await db.$count(knownBrowsers, eq(knownBrowsers.memberId, visit.member.id))).toBe(0)
    const typed = { token: password_token, new_pwd: 'Brand2!new', new_pwd_confirm: 'Brand2!new' }
    await shop.browser().call(changeForgottenPassword, '/v1/member/auth/find/pwd', { body: typed })
  })

  test('an account that another member has linked since stays with that member', async () => {
    const [visit, other] = [await signedIn(), await signedIn()]
    await link(visit, 'google')
    const subjects = await linked(visit)
    await db.update(socialAccounts).set({ memberId: other.member.id }).where(everyRow)
    await undo(visit, 'social-linked')
    expect(await linked(other)).toEqual(subjects)
  })

  test('other members keep their known browsers and their links for a new password', async () => {
    const [visit, other] = [await signedIn(), await signedIn()]
    const { token } = await transact(db, (tx) => findPasswordLink(tx, clock.now(), other.member.id))
    await link(visit, 'google')
    await undo(visit, 'social-linked')
    expect(await db.$count(knownBrowsers, eq(knownBrowsers.memberId, other.member.id))).toBe(1)
    await other.browser.call(checkSession, '/v1/member/token', { token: other.token })
    const typed = { token, new_pwd: 'Brand2!new', new_pwd_confirm: 'Brand2!new' }
    await shop.browser().call(changeForgottenPassword, '/v1/member/auth/find/pwd', { body: typed })
  })
})

describe('the link in the mail about a change', () => {
  async function changed() {
    const visit = await signedIn()
    await link(visit, 'google')
    return { ...visit, ...(await mailedLink(visit.member, 'social-linked')) }
  }
  const press = async (token: string) =>
    (await shop.browser().expectError('POST', changePath, { body: { token } })).code

  test('changes nothing when it is opened', async () => {
    const { path, linkSecret, ...visit } = await changed()
    for (const _ of [1, 2]) await shop.browser().call(accountChange, path, { linkSecret })
    expect(await linked(visit)).toHaveLength(1)
  })

  test('can be repeated for half an hour, in case the answer was lost, and undoes once', async () => {
    const visit = await changed()
    const undo = async () =>
      (await shop.browser().call(undoAccountChange, changePath, { body: { token: visit.token } })).content
    const first = await undo()
    const other = await signedIn()
    await linkAccounts(shop, visit.member, ['google'])
    const again = await undo()
    expect(again.ended_sessions).toBe(0)
    expect(again.password_token).not.toBe(first.password_token)
    expect(await linked(visit)).toHaveLength(1)
    expect(await linked(other)).toEqual([])
    shop.pass(30 * 60 - 1)
    expect((await undo()).ended_sessions).toBe(0)
    shop.pass(1)
    expect(await press(visit.token)).toBe('PR20008404')
  })

  test('undoes the change in the last second of the 30 days', async () => {
    const { token, ...visit } = await changed()
    shop.pass(30 * 24 * 60 * 60 - 1)
    await shop.browser().call(undoAccountChange, changePath, { body: { token } })
    expect(await linked(visit)).toEqual([])
  })

  test('works for 30 days', async () => {
    const { token, path, linkSecret } = await changed()
    shop.pass(30 * 24 * 60 * 60 - 1)
    expect((await shop.browser().call(accountChange, path, { linkSecret })).content.status).toBe('open')
    shop.pass(1)
    expect(await press(token)).toBe('PR20008404')
    expect((await shop.browser().call(accountChange, path, { linkSecret })).content.status).toBe('expired')
  })

  test('reveals and does nothing without its secret', async () => {
    const { path, token } = await changed()
    const [number] = token.split('.')
    for (const sent of [{}, { linkSecret: '' }, { linkSecret: 'another' }]) {
      expect((await shop.browser().expectError('GET', path, sent)).code).toBe('PR20008404')
    }
    for (const wrong of ['', number ?? '', `${number}.another`]) expect(await press(wrong)).toBe('PR20008404')
  })

  test('is stored as a hash', async () => {
    const { linkSecret } = await changed()
    expect(JSON.stringify(await db.select().from(accountChanges))).not.toContain(linkSecret)
  })
})

describe('a new password', () => {
  const linkPath = '/v1/member/auth/find/pwd'
  const requestLink = async ({ member }: Visit) =>
    (await transact(db, (tx) => findPasswordLink(tx, clock.now(), member.id))).token
  const bodyOf = (token: string, choice: { keep_recent?: boolean } = {}) => ({
    token,
    new_pwd: 'Brand2!new',
    new_pwd_confirm: 'Brand2!new',
    ...choice,
  })
  const setBy = async (token: string, choice?: { keep_recent: boolean }) =>
    (await shop.browser().call(changeForgottenPassword, linkPath, { body: bodyOf(token, choice) })).content
  /** Sets a new password by a link that the member requested. */
  const reset = async (visit: Visit, choice?: { keep_recent: boolean }) => setBy(await requestLink(visit), choice)

  /** What the page of a link says was added recently. */
  async function recentOf(token: string) {
    const [id, linkSecret = ''] = token.split('.')
    const { content } = await shop.browser().call(checkPasswordLink, `${linkPath}?id=${id}`, { linkSecret })
    return [content.recent_accounts, content.recent_identity]
  }

  async function verifyIdentity({ browser, token }: Visit, person: string): Promise<void> {
    const opened = await beginVerification(browser, { purpose: 'profile' })
    await answerVerification(browser, opened, 'approve', person)
    const address = '/v1/member/my/profile/identification/OACX'
    await browser.call(verifyMember, address, { token, body: { idfc_id: opened.idfc_id } })
  }

  /** What the login with the linked account answers: `N` for a session, `Y` for a provider's account without a member. */
  async function logInBy(provider: SocialProvider) {
    const browser = shop.browser()
    await visitProvider(browser, provider, { account: 'unknown' })
    return resultCookies(browser).isJoin
  }

  /** Rows of the mail about the new password, without its time. */
  async function mailedRows({ member }: Visit) {
    const mails = await db.select().from(outboxMessages).where(eq(outboxMessages.memberId, member.id))
    const mail = mails.findLast(({ kind }) => kind === 'password-changed')
    return contentOf(mail).rows?.slice(1)
  }

  /** A member who has linked a Google account and verified the identity since the sign-up. */
  async function withRecentLogins(person: string): Promise<Visit> {
    const visit = await signedIn({ isIdentityVerified: false })
    shop.pass(minute)
    await link(visit, 'google')
    await verifyIdentity(visit, person)
    return visit
  }
  const isVerified = async ({ member }: Visit) =>
    (await db.select().from(members).where(eq(members.id, member.id)))[0]?.isIdentityVerified

  test('by a link that names what was added recently keeps it when the member says so', async () => {
    const visit = await withRecentLogins('Kang Minjun')
    const token = await requestLink(visit)
    expect(await recentOf(token)).toEqual([['google'], true])
    expect(await setBy(token, { keep_recent: true })).toMatchObject({ removed_accounts: [], removed_identity: false })
    expect(await logInBy('google')).toBe('N')
    expect(await isVerified(visit)).toBe(true)
    expect(await mailedRows(visit)).toEqual([
      { label: 'Login method kept', value: 'Google' },
      { label: 'Login method kept', value: 'Verified identity' },
    ])
  })

  test.each([
    ['the member says that somebody else added it', { keep_recent: false }],
    ['the page is of a release that does not ask', undefined],
  ])('by a link that names what was added recently removes it when %s', async (_, choice) => {
    const visit = await withRecentLogins('Jeong Jiho')
    const token = await requestLink(visit)
    expect(await recentOf(token)).toEqual([['google'], true])
    const answer = await setBy(token, choice)
    expect(answer).toMatchObject({ removed_accounts: ['google'], removed_identity: true })
    expect(await logInBy('google')).toBe('Y')
    expect(await isVerified(visit)).toBe(false)
    expect(await mailedRows(visit)).toEqual([
      { label: 'Login method also removed', value: 'Google' },
      { label: 'Login method also removed', value: 'Verified identity' },
    ])
  })

  test('removes what a thief adds after the mail, which its page does not name, also for a member who keeps the rest', async () => {
    const visit = await signedIn({ isIdentityVerified: false })
    shop.pass(minute)
    await link(visit, 'google')
    const token = await requestLink(visit)
    shop.pass(1)
    await link(visit, 'kakao')
    await verifyIdentity(visit, 'Jeong Jiho')
    expect(await recentOf(token)).toEqual([['google'], false])
    expect(await setBy(token, { keep_recent: true })).toMatchObject({
      removed_accounts: ['kakao'],
      removed_identity: true,
    })
    expect(await logInBy('google')).toBe('N')
    expect(await logInBy('kakao')).toBe('Y')
    expect(await isVerified(visit)).toBe(false)
    expect(await mailedRows(visit)).toEqual([
      { label: 'Login method also removed', value: 'Kakao' },
      { label: 'Login method also removed', value: 'Verified identity' },
      { label: 'Login method kept', value: 'Google' },
    ])
  })

  test('names nothing that was added more than 30 days ago, or that the account was created with', async () => {
    const visit = await signedIn()
    await link(visit, 'google')
    expect(await recentOf(await requestLink(visit))).toEqual([[], false])
    shop.pass(1)
    await link(visit, 'kakao')
    shop.pass(30 * 24 * 60 * 60 - 1)
    expect(await recentOf(await requestLink(visit))).toEqual([['kakao'], false])
    shop.pass(1)
    expect(await recentOf(await requestLink(visit))).toEqual([[], false])
  })

  test('leaves the link that undoes a linked account, also when the member kept that account', async () => {
    const visit = await signedIn()
    shop.pass(minute)
    await link(visit, 'google')
    const { token } = await mailedLink(visit.member, 'social-linked')
    await reset(visit, { keep_recent: true })
    await shop.browser().call(undoAccountChange, changePath, { body: { token } })
    expect(await linked(visit)).toEqual([])
  })

  test('in two windows at once is set by one of them, with its own choice', async () => {
    const visit = await signedIn()
    shop.pass(minute)
    await link(visit, 'google')
    const token = await requestLink(visit)
    const choices = [true, false]
    const answers = await Promise.all(
      choices.map((keep_recent) => shop.browser().request('PUT', linkPath, { body: bodyOf(token, { keep_recent }) })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const isKept = answers[0]?.status === 200
    expect(await linked(visit)).toHaveLength(isKept ? 1 : 0)
    expect(await mailedRows(visit)).toEqual([
      { label: isKept ? 'Login method kept' : 'Login method also removed', value: 'Google' },
    ])
  })

  test('unlinks recently linked accounts, and names them', async () => {
    const visit = await signedIn()
    shop.pass(minute)
    await link(visit, 'google')
    expect(await reset(visit)).toMatchObject({ removed_accounts: ['google'] })
    expect(await linked(visit)).toEqual([])
    expect(await mailedRows(visit)).toContainEqual(expect.objectContaining({ value: 'Google' }))
  })

  test('removes a recently verified identity, and keeps an older one', async () => {
    const former = { name: 'Lee Member', birth: '1991-02-03', phone: '01099998888' }
    const [old, recent] = [
      await signedIn({ isIdentityVerified: false }),
      await signedIn({ isIdentityVerified: false, ...former }),
    ]
    await verifyIdentity(old, 'Park Seojun')
    const soon = 60
    shop.pass(soon)
    await verifyIdentity(recent, 'Choi Yuna')
    shop.pass(30 * 24 * 60 * 60 - soon)
    expect((await reset(old)).removed_identity).toBe(false)
    expect((await reset(recent)).removed_identity).toBe(true)
    const [row] = await db.select().from(members).where(eq(members.id, recent.member.id))
    expect(row).toMatchObject({ ...former, isIdentityVerified: false, personHash: null })
  })

  test('removes a recently verified identity also when it could be undone for a day only', async () => {
    const visit = await signedIn({ isIdentityVerified: false, phone: '01022223333' })
    const { email = '' } = (await db.select().from(members).where(eq(members.id, visit.member.id)))[0] ?? {}
    const change = { kind: 'email-changed', previous: 'before@shop.example', current: email } as const
    await transact(db, (tx) => recordChange(tx, clock.now(), visit.member.id, change))
    shop.pass(29 * 24 * 60 * 60)
    const { access_token: token } = await signIn(shop, visit.browser, visit.member)
    const opened = await beginVerification(visit.browser, { purpose: 'profile' })
    await answerVerification(visit.browser, opened, 'approve', 'Choi Yuna')
    const sent = { token, body: { idfc_id: opened.idfc_id } }
    await visit.browser.call(verifyMember, '/v1/member/my/profile/identification/OACX', sent)
    shop.pass(30 * 24 * 60 * 60 - 1)
    await deleteExpired(db, clock)
    expect((await reset(visit)).removed_identity).toBe(true)
  })

  test('is none of the last 30 days', async () => {
    const visit = await signedIn()
    await reset(visit)
    const { token } = await transact(db, (tx) => findPasswordLink(tx, clock.now(), visit.member.id))
    const body = { token, new_pwd: rightPassword, new_pwd_confirm: rightPassword }
    expect((await shop.browser().expectError('PUT', '/v1/member/auth/find/pwd', { body })).code).toBe('MB22204400')
    shop.pass(30 * 24 * 60 * 60)
    const { token: later } = await transact(db, (tx) => findPasswordLink(tx, clock.now(), visit.member.id))
    await shop.browser().call(changeForgottenPassword, '/v1/member/auth/find/pwd', { body: { ...body, token: later } })
  })

  test('is none of the last 30 days, however many followed it', async () => {
    const { browser, member } = await signedIn()
    const passwords = [rightPassword, ...Array.from({ length: 12 }, (_, index) => `Thief${index}!password`)]
    for (const [index, old_pwd] of passwords.slice(0, -1).entries()) {
      if (index > 0 && index % passwordLinkLimits.changesPerDay === 0) shop.pass(24 * 60 * 60)
      const { access_token: token } = await signIn(shop, browser, member)
      const new_pwd = passwords[index + 1] ?? expect.fail()
      const body = { old_pwd, new_pwd, new_pwd_confirm: new_pwd }
      await browser.call(changePassword, '/v1/member/my/profile/pwd', { token, body })
    }
    const { token } = await transact(db, (tx) => findPasswordLink(tx, clock.now(), member.id))
    for (const new_pwd of passwords) {
      const body = { token, new_pwd, new_pwd_confirm: new_pwd }
      expect((await shop.browser().expectError('PUT', '/v1/member/auth/find/pwd', { body })).code).toBe('MB22204400')
    }
  })

  test('leaves other members their passwords, accounts, sessions and known browsers', async () => {
    const [visit, other] = [await signedIn(), await signedIn()]
    const passwordOf = async () =>
      (await db.select().from(members).where(eq(members.id, other.member.id))).map((row) => row.passwordHash)
    const before = await passwordOf()
    shop.pass(minute)
    await link(other, 'google')
    expect((await reset(visit)).removed_accounts).toEqual([])
    expect(await passwordOf()).toEqual(before)
    expect(await linked(other)).toHaveLength(1)
    expect(await db.$count(knownBrowsers, eq(knownBrowsers.memberId, other.member.id))).toBe(1)
    await other.browser.call(checkSession, '/v1/member/token', { token: other.token })
  })

  test('keeps older ones, and the one that the account was created with', async () => {
    const old = await signedIn({ registeredAt: new Date('2020-01-01T00:00:00Z') })
    await linkAccounts(shop, old.member, ['google'])
    await db
      .update(socialAccounts)
      .set({ linkedAt: new Date(clock.now().getTime() - 30 * 24 * 60 * 60 * 1000) })
      .where(everyRow)
    expect((await reset(old)).removed_accounts).toEqual([])
    const recent = await signedIn({ registeredAt: new Date('2020-01-01T00:00:00Z') })
    await linkAccounts(shop, recent.member, ['naver'])
    await db
      .update(socialAccounts)
      .set({ linkedAt: new Date(clock.now().getTime() - 30 * 24 * 60 * 60 * 1000 + 1) })
      .where(eq(socialAccounts.memberId, recent.member.id))
    expect((await reset(recent)).removed_accounts).toEqual(['naver'])
    const made = await signedIn()
    await linkAccounts(shop, made.member, ['kakao'])
    expect((await reset(made)).removed_accounts).toEqual([])
    expect(await linked(made)).toHaveLength(1)
  })
})
