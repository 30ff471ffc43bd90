import { and, desc, eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { undoAccountChange } from '../../contract/account-changes.ts'
import { verifyMember } from '../../contract/checkout.ts'
import { changeForgottenPassword, sendPasswordLink } from '../../contract/find-password.ts'
import { passwordLogin } from '../../contract/login.ts'
import { changePassword, profile, updateProfile } from '../../contract/profile.ts'
import type { OpenedSession } from '../../contract/session.ts'
import { linkSocialAccount, unlinkSocialAccount } from '../../contract/social-login.ts'
import { faultTimeout, runs } from '../support/server/fault-runs.ts'
import type { Browser } from '../support/server/http-browser.ts'
import { goTo, press } from '../support/server/html-page.ts'
import { answerVerification, beginVerification } from '../support/server/identity-verification.ts'
import { addMember, rightPassword, type TestMember } from '../support/server/members.ts'
import { tokenTo } from '../support/server/outbox.ts'
import { sampleShop } from '../support/server/shop.ts'
import { verifyEmail } from '../support/server/sign-up.ts'
import { accounts, agree, visitProvider } from '../support/server/social-login.ts'
import { members } from '../../server/db/schema/members.ts'
import { outboxMessages } from '../../server/db/schema/messages.ts'
import { socialAccounts } from '../../server/db/schema/sign-in.ts'
import { mailContentSchema } from '../../server/lib/message-content.ts'

/**
 * A thief has a member's password and changes the account in any order. The member gets the account back with the mails
 * that reached their own address, and nothing that the thief has or knows opens it any more.
 */
const shop = await sampleShop()
const { db, clock } = shop.services
const day = 24 * 60 * 60 * 1000

/** The thief, and what the thief has: known passwords, mailboxes, sessions, and a place on the internet. */
interface Thief {
  readonly browser: Browser
  readonly member: TestMember
  readonly victimAddress: string
  readonly passwords: string[]
  readonly mailboxes: string[]
  readonly sessions: OpenedSession[]
}

let count = 0
const newAddress = () => `192.0.2.${(count++ % 250) + 1}`

async function logIn({ browser, member, passwords, sessions }: Thief): Promise<string> {
  const body = { userid: member.userid, password: passwords.at(-1) ?? expect.fail('the thief knows no password') }
  const { content } = await browser.call(passwordLogin, '/v1/member/auth/login/password', { body })
  sessions.push(content)
  return content.access_token
}

async function changeEmail(thief: Thief): Promise<void> {
  const token = await logIn(thief)
  const email = `thief${count++}@mailbox.example`
  const { content } = await thief.browser.call(profile, '/v1/member/my/profile', { token })
  const body = { ...content, email, email_verification_id: await verifyEmail(shop, thief.browser, email) }
  await thief.browser.call(updateProfile, '/v1/member/my/profile', { token, body })
  thief.mailboxes.push(email)
}

/** What a thief with the password can do, and what must have happened before. */
const acts = {
  'changes the email address': { does: changeEmail, after: undefined },
  'changes the email address again': { does: changeEmail, after: 'changes the email address' },
  'changes the password': {
    does: async (thief: Thief) => {
      const token = await logIn(thief)
      const next = `Thief${thief.passwords.length}!password`
      const body = { old_pwd: thief.passwords.at(-1) ?? '', new_pwd: next, new_pwd_confirm: next }
      await thief.browser.call(changePassword, '/v1/member/my/profile/pwd', { token, body })
      thief.passwords.push(next)
    },
    after: undefined,
  },
  'sets a password by mail': {
    does: async (thief: Thief) => {
      const token = await requestPasswordLink(thief)
      const next = `Reset${thief.passwords.length}!password`
      const body = { token, new_pwd: next, new_pwd_confirm: next }
      await thief.browser.call(changeForgottenPassword, '/v1/member/auth/find/pwd', { body })
      thief.passwords.push(next)
    },
    after: 'changes the email address',
  },
  'links an account': {
    does: async (thief: Thief) => {
      const token = await logIn(thief)
      const address = '/v1/member/my/social/google'
      const sent = { token, body: { return_url: '/mypage' } }
      const { content } = await thief.browser.call(linkSocialAccount, address, sent)
      await press(thief.browser, await goTo(thief.browser, content.url), agree, { [accounts.unknown]: true })
    },
    after: undefined,
  },
  'unlinks the account of the member': {
    does: async (thief: Thief) => {
      const token = await logIn(thief)
      await thief.browser.call(unlinkSocialAccount, '/v1/member/my/social/kakao', { token })
    },
    after: undefined,
  },
  'verifies another identity': {
    does: async (thief: Thief) => {
      const token = await logIn(thief)
      const opened = await beginVerification(thief.browser, { purpose: 'profile' })
      await answerVerification(thief.browser, opened, 'approve', 'Oh Sora')
      const address = '/v1/member/my/profile/identification/OACX'
      await thief.browser.call(verifyMember, address, { token, body: { idfc_id: opened.idfc_id } })
    },
    after: undefined,
  },
} as const
type Act = keyof typeof acts
const actNames = Object.keys(acts) as Act[]

async function requestPasswordLink({ browser, member, mailboxes }: Thief): Promise<string> {
  const email = mailboxes.at(-1) ?? expect.fail('the thief has no mailbox')
  const body = { userid: member.userid, email }
  await browser.call(sendPasswordLink, '/v1/member/auth/find/pwd', { body })
  return tokenTo(shop, email)
}

/** Every order of one to `most` acts in which each act is possible. */
function orders(most: number, begun: readonly Act[] = []): Act[][] {
  const next = actNames.filter((act) => {
    const { after } = acts[act]
    return !begun.includes(act) && (after === undefined || begun.includes(after))
  })
  return next.flatMap((act) => {
    const order = [...begun, act]
    return order.length < most ? [order, ...orders(most, order)] : [order]
  })
}

/** Tokens of the links to undo a change that were mailed to an address, the latest first. */
async function undoLinks({ member }: Thief, recipient: string): Promise<string[]> {
  const mails = await db
    .select()
    .from(outboxMessages)
    .where(and(eq(outboxMessages.memberId, member.id), eq(outboxMessages.recipient, recipient)))
    .orderBy(desc(outboxMessages.createdAt))
  return mails.flatMap(({ content }) => {
    const address = v.parse(mailContentSchema, content).button?.address ?? ''
    return address.startsWith('/account-change') ? [address.split('#token=')[1] ?? ''] : []
  })
}

const ownPassword = 'Brand2!new'

async function setPassword(token: string): Promise<void> {
  const body = { token, new_pwd: ownPassword, new_pwd_confirm: ownPassword }
  await shop.browser().call(changeForgottenPassword, '/v1/member/auth/find/pwd', { body })
}

async function undoWith(thief: Thief, token: string): Promise<void> {
  const { content } = await shop
    .browser()
    .call(undoAccountChange, '/v1/member/auth/account-change', { body: { token } })
  await expectThiefIsOut(thief)
  await setPassword(content.password_token)
}

/** How a member gets the account back. */
const recoveries = {
  'undoes the first change': async (thief: Thief) =>
    undoWith(thief, (await undoLinks(thief, thief.victimAddress)).at(-1) ?? expect.fail('no link reached the member')),
  'undoes the latest change': async (thief: Thief) =>
    undoWith(thief, (await undoLinks(thief, thief.victimAddress))[0] ?? expect.fail('no link reached the member')),
  'sets a new password by mail': async (thief: Thief) => {
    const { userid } = thief.member
    const body = { userid, email: thief.victimAddress }
    const browser = shop.browser({ address: newAddress() })
    await browser.call(sendPasswordLink, '/v1/member/auth/find/pwd', { body })
    await setPassword(await tokenTo(shop, thief.victimAddress))
  },
} as const
type Recovery = keyof typeof recoveries

/** A changed address gets no mail of the account's own any more, so only the links to the former one help. */
const recoveriesAfter = (order: readonly Act[]): Recovery[] =>
  order.includes('changes the email address')
    ? ['undoes the first change', 'undoes the latest change']
    : ['undoes the first change', 'undoes the latest change', 'sets a new password by mail']

/** Nothing that the thief has or knows opens the account. */
async function expectThiefIsOut({
  member,
  victimAddress,
  passwords,
  mailboxes,
  sessions,
  ...thief
}: Thief): Promise<void> {
  const browser = shop.browser({ address: newAddress() })
  for (const password of passwords) {
    const body = { userid: member.userid, password }
    const { code } = await browser.expectError('POST', '/v1/member/auth/login/password', { body })
    expect(code, `login with ${password}`).toBe('MB20003400')
  }
  for (const { access_token, refresh_token } of sessions) {
    expect((await thief.browser.request('GET', '/v1/member/token', { token: access_token })).status).not.toBe(200)
    const body = { refresh_token }
    expect((await thief.browser.request('POST', '/v1/member/auth/token', { body })).status).not.toBe(200)
  }
  await visitProvider(browser, 'google', { account: 'unknown' })
  expect(browser.cookie('accessToken'), 'login with the linked account').toBeUndefined()
  const opened = await beginVerification(browser)
  await answerVerification(browser, opened, 'approve', 'Oh Sora')
  const sent = { body: { idfc_id: opened.idfc_id } }
  expect((await browser.expectError('POST', '/v1/member/auth/login/OACX', sent)).code).toBe('MB20022404')
  for (const email of mailboxes) {
    const body = { userid: member.userid, email }
    expect((await browser.expectError('POST', '/v1/member/auth/find/pwd', { body })).code).toBe('MB22002404')
    expect(await undoLinks({ member, victimAddress, passwords, mailboxes, sessions, ...thief }, email)).toEqual([])
  }
}

/** The member is in, with the former address and person, and no password of the thief is accepted as a new one. */
async function expectMemberIsIn({ member, victimAddress, passwords }: Thief): Promise<void> {
  const body = { userid: member.userid, password: ownPassword }
  await shop.browser({ address: newAddress() }).call(passwordLogin, '/v1/member/auth/login/password', { body })
  const [row] = await db.select().from(members).where(eq(members.id, member.id))
  expect(row).toMatchObject({
    email: victimAddress,
    name: 'Kim Member',
    birth: '1990-05-01',
    phone: '01077776666',
    isIdentityVerified: false,
    personHash: null,
  })
  const linked = await db.select().from(socialAccounts).where(eq(socialAccounts.memberId, member.id))
  expect(linked.filter(({ provider }) => provider !== 'kakao')).toEqual([])
  expect(passwords.length).toBeGreaterThan(0)
}

async function steal(): Promise<Thief> {
  const victimAddress = `victim${count++}@home.example`
  const member = await addMember(shop, {
    email: victimAddress,
    name: 'Kim Member',
    birth: '1990-05-01',
    phone: '01077776666',
    isIdentityVerified: false,
    registeredAt: new Date(clock.now().getTime() - 100 * day),
  })
  await db.insert(socialAccounts).values({
    id: member.id,
    memberId: member.id,
    provider: 'kakao',
    subject: `own ${member.id}`,
    linkedAt: new Date(clock.now().getTime() - 90 * day),
  })
  const browser = shop.browser({ address: newAddress() })
  return { browser, member, victimAddress, passwords: [rightPassword], mailboxes: [], sessions: [] }
}

async function rehearse(order: readonly Act[], recovery: Recovery): Promise<void> {
  const thief = await steal()
  for (const act of order) {
    await acts[act].does(thief)
    shop.pass(1)
  }
  const unused = thief.mailboxes.length > 0 ? await requestPasswordLink(thief) : undefined
  shop.pass(60)
  await recoveries[recovery](thief)
  await expectThiefIsOut(thief)
  await expectMemberIsIn(thief)
  if (unused !== undefined) {
    const body = { token: unused, new_pwd: 'Thief9!again', new_pwd_confirm: 'Thief9!again' }
    expect((await thief.browser.expectError('PUT', '/v1/member/auth/find/pwd', { body })).code).toBe('MB22201400')
  }
  const isWhole = recovery === 'undoes the first change'
  if (!isWhole) return
  const linked = await db.select().from(socialAccounts).where(eq(socialAccounts.memberId, thief.member.id))
  expect(linked.map(({ subject }) => subject)).toEqual([`own ${thief.member.id}`])
}

describe('a member whose password was stolen is in again, and the thief out', () => {
  const cases = (most: number) =>
    orders(most).flatMap((order) => recoveriesAfter(order).map((recovery) => ({ order, recovery })))

  test.each(cases(1))('after the thief $order, and the member $recovery', ({ order, recovery }) =>
    rehearse(order, recovery),
  )

  test(
    'after the thief did up to four things in any order',
    async () => {
      const longer = cases(4).filter(({ order }) => order.length > 1)
      const drawn = runs(6, 0) === 0 ? longer : fc.sample(fc.constantFrom(...longer), runs(6, 0))
      for (const { order, recovery } of drawn) {
        await rehearse(order, recovery).catch((error: unknown) => {
          throw new Error(`the thief ${order.join(', ')}; the member ${recovery}`, { cause: error })
        })
      }
    },
    faultTimeout,
  )
})
