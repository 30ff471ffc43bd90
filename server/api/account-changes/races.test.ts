import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { undoAccountChange } from '#contract/accounts/account-changes.ts'
import { changeForgottenPassword } from '#contract/accounts/find-password.ts'
import { openQrLogin } from '#contract/accounts/qr-login.ts'
import { linkSocialAccount } from '#contract/accounts/social-login.ts'
import { type Database, transact } from '#server/db/open.ts'
import type { DatabasePool } from '#server/db/pool.ts'
import { members } from '#server/db/schema/members.ts'
import { outboxMessages } from '#server/db/schema/messages.ts'
import { sessionFamilies, socialAccounts } from '#server/db/schema/sign-in.ts'
import { mailContentSchema } from '#server/lib/message-content.ts'
import { goTo, press } from '#tests/support/server/html-page.ts'
import { openBrowser } from '#tests/support/server/http-browser.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { addMember, signIn, type TestMember } from '#tests/support/server/members.ts'
import { messagesTo } from '#tests/support/server/outbox.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { accounts, agree, goToProvider, resultCookies } from '#tests/support/server/social-login.ts'
import { throwsAny } from '#tests/support/server/throws-any.ts'
import { createApi } from '../app.ts'
import type { Services } from '../handler.ts'
import { approveQr, scanQr } from '../qr-login/phone.ts'
import { requireFreshAuthentication } from '../session/fresh-authentication.ts'
import { findPasswordLink } from './password-links.ts'
import { recordChange } from './record-change.ts'

// A member takes the account back at the very moment at which somebody else comes in.

const shop = await sampleShop()
const { db, clock } = shop.services
const _loginPath = '/v1/member/auth/login/password'
const linkPath = '/v1/member/auth/find/pwd'

type Change = Parameters<typeof recordChange>[3]

/** Records a change and returns the token of the link to undo it. */
async function recordedChange({ id }: TestMember, change: Change): Promise<string> {
  await transact(db, (tx) => recordChange(tx, clock.now(), id, change))
  const mails = await db.select().from(outboxMessages).where(eq(outboxMessages.memberId, id))
  const addresses = mails.map(({ content }) => v.parse(mailContentSchema, content).button?.address ?? '')
  return addresses.flatMap((address) => address.split('/account-change#token=')[1] ?? []).at(-1) ?? expect.fail()
}

const undo = (token: string) =>
  shop.browser().call(undoAccountChange, '/v1/member/auth/account-change', { body: { token } })

async function resetPassword({ id }: TestMember): Promise<void> {
  const { token } = await transact(db, (tx) => findPasswordLink(tx, clock.now(), id))
  const body = { token, new_pwd: 'Brand2!new', new_pwd_confirm: 'Brand2!new' }
  await shop.browser().call(changeForgottenPassword, linkPath, { body })
}

const changedPhone: Change = { kind: 'phone-changed', previous: '01011112222', current: '01022223333' }

/** How a member takes the account back. */
const recoveries = {
  undo: async (member: TestMember) => {
    const token = await recordedChange(member, changedPhone)
    return () => undo(token)
  },
  reset: async (member: TestMember) => () => resetPassword(member),
}
const recoveryNames = ['undo', 'reset'] as const

/** The API with other services. */
const browserOf = (services: Partial<Services>) =>
  openBrowser(createApi({ ...shop.services, ...services }, watchedLog().log), {}, shop.sandbox)

/** The database, with `work` before its transaction of this number begins. */
function withWorkBefore(number: number, work: () => Promise<unknown>): Database {
  let begun = 0
  const connect = async () => {
    begun += 1
    if (begun === number) await work()
    return db.$client.connect()
  }
  const $client: DatabasePool = Object.create(db.$client, { connect: { value: connect } })
  const raced: Database = Object.create(db, { $client: { value: $client } })
  return raced
}

const openSessions = async ({ id }: TestMember) =>
  (await db.select().from(sessionFamilies).where(eq(sessionFamilies.memberId, id))).filter(
    ({ revokedAt }) => revokedAt === null,
  ).length

describe.each(recoveryNames)('when the member takes the account back by %s', (name) => {
  test('while a provider answers for an account that was linked lately, that account opens no session', async () => {
    const member = await addMember(shop, { registeredAt: new Date(clock.now().getTime() - 1000) })
    const browser = shop.browser()
    const { access_token: token } = await signIn(shop, browser, member)
    const path = '/v1/member/my/social/google'
    const { content } = await browser.call(linkSocialAccount, path, { token, body: { return_url: '/mypage' } })
    await press(browser, await goTo(browser, content.url), agree, { [accounts.unknown]: true })
    const recover = await recoveries[name](member)
    // The first transaction of the return is that of the login.
    let isBack = false
    const raced = browserOf({
      db: withWorkBefore(1, async () => {
        isBack = true
        await recover()
      }),
    })
    await press(raced, await goToProvider(raced, 'google'), agree, { [accounts.unknown]: true })
    expect(isBack).toBe(true)
    expect(resultCookies(raced)).toMatchObject({ status_code: 'PR20004400', success: 'false' })
    expect(await openSessions(member)).toBe(0)
    await db.delete(socialAccounts).where(eq(socialAccounts.memberId, member.id))
  })

  test('a login code that was approved before opens no session', async () => {
    const member = await addMember(shop)
    const browser = shop.browser()
    const { content: qr } = await browser.call(openQrLogin, '/v1/member/auth/did/qr')
    await scanQr(db, clock, qr.text)
    await approveQr(db, clock, qr.text, member.id)
    await (await recoveries[name](member))()
    const body = { qr_id: qr.qr_id }
    expect((await browser.expectError('POST', '/v1/member/auth/login/qr', { body })).code).toBe('PR20002404')
    expect(await openSessions(member)).toBe(0)
  })

  test('a session that was ended has no fresh authentication any more', async () => {
    const member = await addMember(shop)
    const browser = shop.browser()
    await signIn(shop, browser, member)
    const [family] = await db.select().from(sessionFamilies).where(eq(sessionFamilies.memberId, member.id))
    const call = {
      ...throwsAny,
      clock,
      caller: browser.asCaller(),
      member: { memberId: member.id, familyId: family?.id ?? expect.fail() },
    }
    await requireFreshAuthentication(db, call)
    await (await recoveries[name](member))()
    await expect(requireFreshAuthentication(db, call)).rejects.toMatchObject({ code: 'PR20006403' })
  })
})

test('a link for a new password goes to the address that the account has when the link is made', async () => {
  const member = await addMember(shop, { email: 'thief-race@mailbox.example' })
  const token = await recordedChange(member, {
    kind: 'email-changed',
    previous: 'victim-race@home.example',
    current: 'thief-race@mailbox.example',
  })
  // The first transaction counts the request.
  const raced = browserOf({ db: withWorkBefore(2, () => undo(token)) })
  const body = { userid: member.userid, email: 'thief-race@mailbox.example' }
  expect((await raced.expectError('POST', linkPath, { body })).code).toBe('MB22002404')
  expect(await messagesTo(shop, 'thief-race@mailbox.example')).toEqual([])
  const [row] = await db.select().from(members).where(eq(members.id, member.id))
  expect(row?.email).toBe('victim-race@home.example')
})
