import { and, desc, eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { undoAccountChange } from '#contract/accounts/account-changes.ts'
import { changeForgottenPassword, sendPasswordLink } from '#contract/accounts/find-password.ts'
import { passwordLogin } from '#contract/accounts/login.ts'
import { changePassword, profile, updateProfile } from '#contract/accounts/profile.ts'
import { openQrLogin } from '#contract/accounts/qr-login.ts'
import type { OpenedSession } from '#contract/accounts/session.ts'
import { linkSocialAccount, unlinkSocialAccount } from '#contract/accounts/social-login.ts'
import { withdraw } from '#contract/accounts/withdrawal.ts'
import { verifyMember } from '#contract/orders/checkout.ts'
import type { SocialProvider } from '#contract/values/social-providers.ts'
import { createApi } from '#server/api/app.ts'
import { signRequest } from '#server/api/qr-login/student-id-app.ts'
import { members } from '#server/db/schema/members.ts'
import { outboxMessages } from '#server/db/schema/messages.ts'
import { socialAccounts } from '#server/db/schema/sign-in.ts'
import { createLog } from '#server/lib/log.ts'
import { mailContentSchema } from '#server/lib/message-content.ts'
import { faultTimeout, runs, sampleSeed } from '../support/server/fault-runs.ts'
import { goTo, press } from '../support/server/html-page.ts'
import { type Browser, openBrowser } from '../support/server/http-browser.ts'
import { answerVerification, beginVerification } from '../support/server/identity-verification.ts'
import { addMember, rightPassword, signIn, type TestMember } from '../support/server/members.ts'
import { tokenTo } from '../support/server/outbox.ts'
import { sampleShop, testConfig } from '../support/server/shop.ts'
import { proveHuman, verifyEmail } from '../support/server/sign-up.ts'
import { accounts, agree, visitProvider } from '../support/server/social-login.ts'

/**
 * A thief has a member's password and changes the account in any order. The member gets the account back with the mails
 * that reached their own address, and nothing that the thief has or knows opens it any more.
 */
const day = 24 * 60 * 60 * 1000

const key = 'a secret that shop and school share'
const studentIdApp = { url: 'https://id.school.example/open', secret: key }

/** A shop with its own database and clock, and its API as the server of the student-ID app calls it. */
async function openSchoolShop() {
  const shop = await sampleShop()
  const config = { ...testConfig, mode: 'live', studentIdApp } as const
  return { ...shop, schoolApi: createApi({ ...shop.services, config }, createLog('silent')) }
}
type SchoolShop = Awaited<ReturnType<typeof openSchoolShop>>

/** A case waits for the database half of its time, so a full run walks in several shops side by side. */
const shops = await Promise.all(Array.from({ length: runs(1, 3) }, openSchoolShop))

/** The thief at school, in both spellings of the name. */
const student = { birth: '1986-03-17', student_number: 'THIEF-0001' }
const studentNames = ['오소라', 'Oh Sora']

/** The member's browser, logged in before anything was stolen. */
interface Victim {
  readonly browser: Browser
  readonly token: string
}

/** The thief, and what the thief has: known passwords, mailboxes, sessions, and a place on the internet. */
interface Thief {
  readonly shop: SchoolShop
  readonly victim: Victim
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
  const body = { ...content, email, email_verification_id: await verifyEmail(thief.shop, thief.browser, email) }
  await thief.browser.call(updateProfile, '/v1/member/my/profile', { token, body })
  thief.mailboxes.push(email)
}

async function changeThePassword(thief: Thief): Promise<void> {
  const token = await logIn(thief)
  const next = `Thief${thief.passwords.length}!password`
  const body = { old_pwd: thief.passwords.at(-1) ?? '', new_pwd: next, new_pwd_confirm: next }
  await thief.browser.call(changePassword, '/v1/member/my/profile/pwd', { token, body })
  thief.passwords.push(next)
}

/** Links an account of the thief, in place of the member's own if there is one. */
async function linkAccount(thief: Thief, provider: SocialProvider): Promise<void> {
  const token = await logIn(thief)
  const sent = { token, body: { return_url: '/mypage' } }
  const { content } = await thief.browser.call(linkSocialAccount, `/v1/member/my/social/${provider}`, sent)
  await press(thief.browser, await goTo(thief.browser, content.url), agree, { [accounts.unknown]: true })
}

/** What a thief with the password can do, and what must have happened before. */
const acts = {
  'changes the email address': { does: changeEmail, after: undefined },
  'changes the email address again': { does: changeEmail, after: 'changes the email address' },
  'changes the password': { does: changeThePassword, after: undefined },
  'changes the password again and again': {
    does: async (thief: Thief) => {
      for (const _ of [1, 2]) {
        for (const _change of [1, 2, 3]) await changeThePassword(thief)
        // An account has five changes within a day.
        thief.shop.pass(day / 1000)
      }
    },
    after: undefined,
  },
  'sets a password by mail': {
    does: async (thief: Thief) => {
      const token = await requestPasswordLink(thief)
      const next = `Reset${thief.passwords.length}!password`
      // The thief keeps what the thief has added.
      const body = { token, new_pwd: next, new_pwd_confirm: next, keep_recent: true }
      await thief.browser.call(changeForgottenPassword, '/v1/member/auth/find/pwd', { body })
      thief.passwords.push(next)
    },
    after: 'changes the email address',
  },
  'links an account': { does: (thief: Thief) => linkAccount(thief, 'google'), after: undefined },
  'replaces the account of the member': { does: (thief: Thief) => linkAccount(thief, 'kakao'), after: undefined },
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
  'changes the student number': {
    does: async (thief: Thief) => {
      const token = await logIn(thief)
      const { content } = await thief.browser.call(profile, '/v1/member/my/profile', { token })
      const belonging = { ...content.belonging, clno: student.student_number }
      const body = { ...content, belonging }
      await thief.browser.call(updateProfile, '/v1/member/my/profile', { token, body })
    },
    after: undefined,
  },
  'closes the account': {
    does: async (thief: Thief) => {
      const token = await logIn(thief)
      const body = {
        reason: 'other',
        other_reason: 'a thief',
        agreement: 'Y',
        human_check: await proveHuman(thief.browser),
        expected_refund_amt: 0,
        password: thief.passwords.at(-1) ?? '',
      } as const
      await thief.browser.call(withdraw, '/v1/member/my/profile', { token, body })
    },
    after: undefined,
  },
} as const
type Act = keyof typeof acts
const actNames = Object.keys(acts) as Act[]

async function requestPasswordLink({ shop, browser, member, mailboxes }: Thief): Promise<string> {
  const email = mailboxes.at(-1) ?? expect.fail('the thief has no mailbox')
  const body = { userid: member.userid, email }
  await browser.call(sendPasswordLink, '/v1/member/auth/find/pwd', { body })
  return tokenTo(shop, email)
}

/** Every order of one to `most` acts in which each act is possible. */
function orders(most: number, begun: readonly Act[] = []): Act[][] {
  // Nothing can be done in a closed account.
  if (begun.at(-1) === 'closes the account') return []
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
async function undoLinks({ shop, member }: Thief, recipient: string): Promise<string[]> {
  const mails = await shop.services.db
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

async function setPassword(shop: SchoolShop, token: string): Promise<void> {
  const body = { token, new_pwd: ownPassword, new_pwd_confirm: ownPassword }
  await shop.browser().call(changeForgottenPassword, '/v1/member/auth/find/pwd', { body })
}

async function undoWith(thief: Thief, token: string): Promise<void> {
  const { content } = await thief.shop
    .browser()
    .call(undoAccountChange, '/v1/member/auth/account-change', { body: { token } })
  await expectThiefIsOut(thief)
  await setPassword(thief.shop, content.password_token)
}

/** The member changes the password on the profile page, with the password that was stolen. */
async function changeOwnPassword({ victim }: Thief, next: string): Promise<void> {
  const body = { old_pwd: rightPassword, new_pwd: next, new_pwd_confirm: next }
  await victim.browser.call(changePassword, '/v1/member/my/profile/pwd', { token: victim.token, body })
}

/** How a member gets the account back. */
const recoveries = {
  'undoes the first change': async (thief: Thief) =>
    undoWith(thief, (await undoLinks(thief, thief.victimAddress)).at(-1) ?? expect.fail('no link reached the member')),
  'undoes the latest change': async (thief: Thief) =>
    undoWith(thief, (await undoLinks(thief, thief.victimAddress))[0] ?? expect.fail('no link reached the member')),
  'undoes a change in the middle': async (thief: Thief) => {
    const links = await undoLinks(thief, thief.victimAddress)
    await undoWith(thief, links[Math.floor(links.length / 2)] ?? expect.fail('no link reached the member'))
  },
  'changes the password on the profile page': (thief: Thief) => changeOwnPassword(thief, ownPassword),
  'changes the password on the profile page and undoes the first change': async (thief: Thief) => {
    await changeOwnPassword(thief, 'Mine3!password')
    await recoveries['undoes the first change'](thief)
  },
  'sets a new password by mail': async (thief: Thief) => {
    const { shop, member, victimAddress } = thief
    const body = { userid: member.userid, email: victimAddress }
    const browser = shop.browser({ address: newAddress() })
    await browser.call(sendPasswordLink, '/v1/member/auth/find/pwd', { body })
    await setPassword(shop, await tokenTo(shop, victimAddress))
  },
} as const
type Recovery = keyof typeof recoveries

/** Acts that no mail tells of: they let nobody in. */
const untold: readonly Act[] = ['changes the student number']
/** Acts after which the member's own session or password is of no use. */
const shutsOut: readonly Act[] = [
  'changes the password',
  'changes the password again and again',
  'sets a password by mail',
  'closes the account',
]
/** Acts that add a way in, which a password changed on the profile page leaves: a mail told of each. */
const waysIn: readonly Act[] = [
  'changes the email address',
  'links an account',
  'replaces the account of the member',
  'verifies another identity',
]

/**
 * The ways back after an order of acts. A changed address gets no mail of the account's own any more, so only the links
 * to the former one help then.
 */
function recoveriesAfter(order: readonly Act[]): Recovery[] {
  const has = (those: readonly Act[]) => order.some((act) => those.includes(act))
  const told = order.filter((act) => !untold.includes(act)).length
  const ways: readonly (readonly [Recovery, boolean])[] = [
    ['undoes the first change', told > 0],
    ['undoes the latest change', told > 0],
    ['undoes a change in the middle', told > 2],
    ['changes the password on the profile page', !has(shutsOut) && !has(waysIn)],
    ['changes the password on the profile page and undoes the first change', !has(shutsOut) && told > 0],
    ['sets a new password by mail', !has(['changes the email address', 'closes the account'])],
  ]
  return ways.flatMap(([way, isPossible]) => (isPossible ? [way] : []))
}

/** Whether the student-ID app logs in the thief at school, for whom it shows and approves a code. */
async function logsInAsStudent(shop: SchoolShop, name: string): Promise<boolean> {
  const browser = openBrowser(shop.schoolApi, { address: newAddress() })
  const { content } = await browser.call(openQrLogin, '/v1/member/auth/did/qr')
  const [, secret = ''] = (new URL(content.text).searchParams.get('qr') ?? '').split('.')
  for (const [step, sent] of [
    ['scan', { secret }],
    ['approve', { secret, person: { ...student, name } }],
  ] as const) {
    const path = `/v1/member/auth/did/qr/${content.qr_id}/${step}`
    const body = JSON.stringify(sent)
    const seconds = Math.floor(shop.services.clock.now().getTime() / 1000)
    const headers = {
      'X-Student-Id-Signature': signRequest(key, { seconds, path, body }),
      'Content-Type': 'application/json',
    }
    await shop.schoolApi.request(path, { method: 'POST', headers, body })
  }
  return (await browser.request('POST', '/v1/member/auth/login/qr', { body: { qr_id: content.qr_id } })).status === 200
}

/** Nothing that the thief has or knows opens the account. */
async function expectThiefIsOut(thief: Thief): Promise<void> {
  const { shop, member, passwords, mailboxes, sessions } = thief
  for (const password of passwords) {
    const body = { userid: member.userid, password }
    // From one network, the sixth wrong password would cost work.
    const elsewhere = shop.browser({ address: newAddress() })
    const { code } = await elsewhere.expectError('POST', '/v1/member/auth/login/password', { body })
    expect(code, `login with ${password}`).toBe('MB20003400')
  }
  for (const { access_token, refresh_token } of sessions) {
    expect((await thief.browser.request('GET', '/v1/member/token', { token: access_token })).status).not.toBe(200)
    const body = { refresh_token }
    expect((await thief.browser.request('POST', '/v1/member/auth/token', { body })).status).not.toBe(200)
  }
  const browser = shop.browser({ address: newAddress() })
  for (const provider of ['google', 'kakao'] as const) {
    await visitProvider(browser, provider, { account: 'unknown' })
    expect(browser.cookie('accessToken'), `login with the linked account of ${provider}`).toBeUndefined()
  }
  for (const name of studentNames) expect(await logsInAsStudent(shop, name), 'login by the student ID').toBe(false)
  const opened = await beginVerification(browser)
  await answerVerification(browser, opened, 'approve', 'Oh Sora')
  const sent = { body: { idfc_id: opened.idfc_id } }
  expect((await browser.expectError('POST', '/v1/member/auth/login/OACX', sent)).code).toBe('MB20022404')
  for (const email of mailboxes) {
    const body = { userid: member.userid, email }
    expect((await browser.expectError('POST', '/v1/member/auth/find/pwd', { body })).code).toBe('MB22002404')
    expect(await undoLinks(thief, email)).toEqual([])
  }
}

/** The member is in, with the former address and person, and no password of the thief is accepted as a new one. */
async function expectMemberIsIn({ shop, member, victimAddress, passwords }: Thief): Promise<void> {
  const { db } = shop.services
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
    status: 'active',
  })
  const linked = await db.select().from(socialAccounts).where(eq(socialAccounts.memberId, member.id))
  expect(linked.filter(({ subject }) => subject !== `own ${member.id}`)).toEqual([])
  expect(passwords.length).toBeGreaterThan(0)
}

async function steal(shop: SchoolShop): Promise<Thief> {
  const { clock, db } = shop.services
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
  const own = shop.browser({ address: newAddress() })
  const { access_token: token } = await signIn(shop, own, member)
  const browser = shop.browser({ address: newAddress() })
  const victim = { browser: own, token }
  return { shop, victim, browser, member, victimAddress, passwords: [rightPassword], mailboxes: [], sessions: [] }
}

async function rehearse({ order, recovery }: Case, shop: SchoolShop): Promise<void> {
  const thief = await steal(shop)
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
  if (!recovery.endsWith('undoes the first change')) return
  const { db } = shop.services
  const linked = await db.select().from(socialAccounts).where(eq(socialAccounts.memberId, thief.member.id))
  expect(linked.map(({ subject }) => subject)).toEqual([`own ${thief.member.id}`])
}

interface Case {
  readonly order: readonly Act[]
  readonly recovery: Recovery
}

/** Every way back after every order of one to `most` acts. */
const cases = (most: number): Case[] =>
  orders(most).flatMap((order) => recoveriesAfter(order).map((recovery) => ({ order, recovery })))

describe('a member whose password was stolen is in again, and the thief out', () => {
  test.each(cases(1))('after the thief $order, and the member $recovery', (only) =>
    rehearse(only, shops[0] ?? expect.fail('no shop is open')),
  )

  test(
    'after the thief did up to four things in any order',
    async () => {
      const longer = cases(4).filter(({ order }) => order.length > 1)
      const drawn = () => fc.sample(fc.constantFrom(...longer), { numRuns: 6, seed: sampleSeed })
      const walked = runs(0, 1) === 0 ? drawn() : longer
      /** Rehearses in one shop those cases whose turn it is. */
      const walk = async (shop: SchoolShop, turn: number) => {
        for (const each of walked.filter((_, position) => position % shops.length === turn)) {
          await rehearse(each, shop).catch((error: unknown) => {
            throw new Error(`the thief ${each.order.join(', ')}; the member ${each.recovery}`, { cause: error })
          })
        }
      }
      await Promise.all(shops.map(walk))
    },
    faultTimeout,
  )
})
