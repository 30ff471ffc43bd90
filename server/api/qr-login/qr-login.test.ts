import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { eq, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { terminatedMembership } from '#contract/accounts/membership.ts'
import { openQrLogin, type QrStatus, qrLogin, qrLoginLimits, qrLoginStatus } from '#contract/accounts/qr-login.ts'
import { checkSession } from '#contract/accounts/session.ts'
import { qrLogins, sessionFamilies } from '#server/db/schema/sign-in.ts'
import { terminateMember } from '#server/operator/members.ts'
import { registerCleanup } from '#tests/support/server/cleanup.ts'
import { type Browser, openBrowser } from '#tests/support/server/http-browser.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { addMember } from '#tests/support/server/members.ts'
import { kim } from '#tests/support/server/operators.ts'
import { sampleShop, testConfig } from '#tests/support/server/shop.ts'
import { createApi } from '../app.ts'
import { type QrChanges, watchQrLogins } from '../qr-login-changes.ts'
import { approveQr, refuseQr, scanQr } from './phone.ts'

const shop = await sampleShop()
const { db, clock } = shop.services
const codes = '/v1/member/auth/did/qr'
const login = '/v1/member/auth/login/qr'

async function openCode(browser: Browser = shop.browser()) {
  const { content } = await browser.call(openQrLogin, codes)
  return { browser, ...content }
}
type OpenCode = Awaited<ReturnType<typeof openCode>>

async function statusOf({ browser, qr_id }: Pick<OpenCode, 'browser' | 'qr_id'>, known?: QrStatus): Promise<QrStatus> {
  const address = known === undefined ? `${codes}/${qr_id}` : `${codes}/${qr_id}?known=${known}`
  return (await browser.call(qrLoginStatus, address)).content.status
}

async function refused({ browser, qr_id }: Pick<OpenCode, 'browser' | 'qr_id'>): Promise<string> {
  const { status, code } = await browser.expectError('POST', login, { body: { qr_id } })
  return `${status} ${code}`
}

/** A code that a member scanned and approved. */
async function approvedCode(special = {}) {
  const code = await openCode()
  const member = await addMember(shop, special)
  await scanQr(db, clock, code.text)
  await approveQr(db, clock, code.text, member.id)
  return { ...code, member }
}

describe('a code', () => {
  test('contains the address of the sandbox’s phone on the browser’s host', async () => {
    const { text, qr_id } = await openCode(shop.browser({ host: 'm.shop.localhost:3000' }))
    expect(text).toMatch(/^http:\/\/m\.shop\.localhost:3000\/sandbox\/phone\?qr=[0-9a-f-]{36}\.[\w-]{43}$/)
    expect(text).toContain(qr_id)
  })

  test('contains the address of the app where one is configured', async () => {
    const config = {
      ...testConfig,
      studentIdApp: { url: 'https://id.school.example/open?from=shop', secret: 'x'.repeat(32) },
    }
    const browser = openBrowser(createApi({ ...shop.services, config }, watchedLog().log))
    const { text, qr_id } = await openCode(browser)
    expect(text).toMatch(/^https:\/\/id\.school\.example\/open\?from=shop&qr=/)
    expect(await scanQr(db, clock, text)).toEqual({ isTaken: true, status: 'scanned' })
    expect(await statusOf({ browser, qr_id })).toBe('scanned')
  })

  test('is valid for three minutes', async () => {
    const code = await openCode()
    expect(Date.parse(code.expires_at) - clock.now().getTime()).toBe(180_000)
    shop.pass(179)
    expect(await statusOf(code)).toBe('waiting')
    shop.pass(1)
    expect(await statusOf(code)).toBe('expired')
  })

  test('is bound by an HttpOnly cookie', async () => {
    const { response } = await shop.browser().call(openQrLogin, codes)
    expect(response.headers.getSetCookie().find((cookie) => cookie.startsWith('shop-qr='))).toMatch(
      /^shop-qr=[\w-]{43}; Max-Age=\d+; Path=\/api\/v1\/member\/auth; HttpOnly; SameSite=Lax$/,
    )
  })

  test('leaves the codes of other tabs valid', async () => {
    const first = await openCode()
    const second = await openCode(first.browser)
    expect(second.qr_id).not.toBe(first.qr_id)
    expect([await statusOf(first), await statusOf(second)]).toEqual(['waiting', 'waiting'])
  })

  test('is never bound by a planted cookie', async () => {
    const browser = shop.browser()
    const planted = 'A'.repeat(43)
    browser.setCookie('shop-qr', planted, '/api/v1/member/auth')
    await openCode(browser)
    expect(browser.cookie('shop-qr')).not.toBe(planted)
  })

  test('stores neither its secret nor its cookie', async () => {
    const { browser, text, qr_id } = await openCode()
    const rows = JSON.stringify(await db.select().from(qrLogins).where(eq(qrLogins.id, qr_id)))
    expect(rows).not.toContain(text.split('.').at(-1))
    expect(rows).not.toContain(browser.cookie('shop-qr'))
  })
})

describe('the phone', () => {
  test('scans and then approves a code', async () => {
    const code = await openCode()
    const member = await addMember(shop)
    expect(await scanQr(db, clock, code.text)).toEqual({ isTaken: true, status: 'scanned' })
    expect(await statusOf(code)).toBe('scanned')
    expect(await approveQr(db, clock, code.text, member.id)).toEqual({ isTaken: true, status: 'approved' })
    expect(await statusOf(code)).toBe('approved')
  })

  test('refuses a scanned code, which ends it', async () => {
    const code = await openCode()
    const member = await addMember(shop)
    await scanQr(db, clock, code.text)
    expect(await refuseQr(db, clock, code.text)).toEqual({ isTaken: true, status: 'refused' })
    expect(await approveQr(db, clock, code.text, member.id)).toEqual({ isTaken: false, status: 'refused' })
    expect(await statusOf(code)).toBe('refused')
    expect(await refused(code)).toBe('404 PR20002404')
  })

  test('is the only one that can answer the code it scanned', async () => {
    const code = await openCode()
    const [member, other] = [await addMember(shop), await addMember(shop)]
    const stranger = { isTaken: false, status: undefined }
    await scanQr(db, clock, code.text, 'first')
    expect(await scanQr(db, clock, code.text, 'second')).toEqual(stranger)
    expect(await approveQr(db, clock, code.text, other.id, 'second')).toEqual(stranger)
    expect(await refuseQr(db, clock, code.text, 'second')).toEqual(stranger)
    expect(await statusOf(code)).toBe('scanned')
    expect(await approveQr(db, clock, code.text, member.id, 'first')).toEqual({ isTaken: true, status: 'approved' })
  })

  test('may send only the parameter of the address', async () => {
    const { text } = await openCode()
    const parameter = new URL(text).searchParams.get('qr') ?? ''
    expect(await scanQr(db, clock, parameter)).toEqual({ isTaken: true, status: 'scanned' })
  })

  test('takes each step once, and none out of order', async () => {
    const code = await openCode()
    const [member, other] = [await addMember(shop), await addMember(shop)]
    expect(await approveQr(db, clock, code.text, member.id)).toEqual({ isTaken: false, status: 'waiting' })
    expect(await refuseQr(db, clock, code.text)).toEqual({ isTaken: false, status: 'waiting' })
    const scans = await Promise.all([1, 2, 3, 4].map(() => scanQr(db, clock, code.text)))
    expect(scans.filter((step) => step.isTaken)).toHaveLength(1)
    const approvals = await Promise.all([member, other].map((each) => approveQr(db, clock, code.text, each.id)))
    expect(approvals.filter((step) => step.isTaken)).toHaveLength(1)
    expect(await refuseQr(db, clock, code.text)).toEqual({ isTaken: false, status: 'approved' })
  })

  test('can do nothing with a code that has expired', async () => {
    const code = await openCode()
    const member = await addMember(shop)
    await scanQr(db, clock, code.text)
    shop.pass(qrLoginLimits.codeSeconds)
    expect(await approveQr(db, clock, code.text, member.id)).toEqual({ isTaken: false, status: 'expired' })
    expect(await scanQr(db, clock, code.text)).toEqual({ isTaken: false, status: 'expired' })
  })

  test('can do nothing without the secret', async () => {
    const { text, qr_id } = await openCode()
    const other = await openCode()
    const stranger = { isTaken: false, status: undefined }
    const ownSecret = text.split('.').at(-1)
    for (const tried of [qr_id, `${qr_id}.`, `${qr_id}.${'A'.repeat(43)}`, `${other.qr_id}.${ownSecret}`, '', 'x.y']) {
      expect(await scanQr(db, clock, tried)).toEqual(stranger)
    }
  })
})

describe('a browser that waits', () => {
  test('is answered at once when it knows no state, or another one', async () => {
    const code = await openCode()
    expect(await statusOf(code)).toBe('waiting')
    expect(await statusOf(code, 'scanned')).toBe('waiting')
  })

  test('is answered at every step', async () => {
    const code = await openCode()
    const member = await addMember(shop)
    const scanned = statusOf(code, 'waiting')
    await scanQr(db, clock, code.text)
    expect(await scanned).toBe('scanned')
    const approved = statusOf(code, 'scanned')
    await approveQr(db, clock, code.text, member.id)
    expect(await approved).toBe('approved')
    const used = statusOf(code, 'approved')
    await code.browser.call(qrLogin, login, { body: { qr_id: code.qr_id } })
    expect(await used).toBe('used')
  })

  test.each(['refused', 'used', 'expired'] as const)('is answered at once when nothing can change: %s', async (end) => {
    const code = await openCode()
    await db
      .update(qrLogins)
      .set({ status: end === 'expired' ? 'waiting' : end })
      .where(eq(qrLogins.id, code.qr_id))
    if (end === 'expired') shop.pass(qrLoginLimits.codeSeconds)
    expect(await statusOf(code, end)).toBe(end)
  })

  test('is answered by another process than the phone’s', async () => {
    const code = await openCode()
    const other = await watchQrLogins(shop.database)
    registerCleanup(() => other.close())
    const browser = openBrowser(createApi({ ...shop.services, qrChanges: other }, watchedLog().log))
    browser.setCookie('shop-qr', code.browser.cookie('shop-qr') ?? '', '/api')
    const scanned = statusOf({ browser, qr_id: code.qr_id }, 'waiting')
    await scanQr(db, clock, code.text)
    expect(await scanned).toBe('scanned')
  })

  test('misses no step that happens while it begins to wait', async () => {
    const code = await openCode()
    const told = shop.services.qrChanges.next(code.qr_id, 10_000, new AbortController().signal)
    let reads = 0
    /** A database in which the phone scans right after the first read of the code. */
    const scannedMeanwhile = new Proxy(db, {
      get: (real, name) => {
        if (name !== 'select') return Reflect.get(real, name)
        return () => ({
          from: (table: typeof qrLogins) => ({
            where: async (condition: SQL) => {
              const rows = await real.select().from(table).where(condition)
              reads += 1
              if (reads === 1) await Promise.all([scanQr(db, clock, code.text), told])
              return rows
            },
          }),
        })
      },
    })
    const api = createApi({ ...shop.services, db: scannedMeanwhile }, watchedLog().log)
    const browser = openBrowser(api)
    browser.setCookie('shop-qr', code.browser.cookie('shop-qr') ?? '', '/api')
    expect(await statusOf({ browser, qr_id: code.qr_id }, 'waiting')).toBe('scanned')
    expect(reads).toBe(2)
  })

  test('stops waiting when it disconnects', async () => {
    const code = await openCode()
    const begun = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<void>()
    const qrChanges: QrChanges = {
      ...shop.services.qrChanges,
      next: (...parameters) => {
        begun.resolve()
        return shop.services.qrChanges.next(...parameters).finally(ended.resolve)
      },
    }
    const api = createApi({ ...shop.services, qrChanges }, watchedLog().log)
    const server = createServer(getRequestListener(api.fetch)).listen(0, '127.0.0.1')
    registerCleanup(() => server.close())
    await once(server, 'listening')
    const { port } = v.parse(v.object({ port: v.number() }), server.address())

    const leaving = new AbortController()
    const answer = fetch(`http://127.0.0.1:${port}${codes}/${code.qr_id}?known=waiting`, {
      headers: { Cookie: `shop-qr=${code.browser.cookie('shop-qr')}` },
      signal: leaving.signal,
    })
    await begun.promise
    leaving.abort()
    await expect(answer).rejects.toThrow()
    await ended.promise
  })
})

describe('an approved code', () => {
  test('logs its member in, in the browser that shows it', async () => {
    const { browser, qr_id, member } = await approvedCode({ name: '이도윤' })
    const { content } = await browser.call(qrLogin, login, { body: { qr_id } })
    expect(content.username).toBe('이도윤')
    await browser.call(checkSession, '/v1/member/token', { token: content.access_token })
    expect(await db.$count(sessionFamilies, eq(sessionFamilies.memberId, member.id))).toBe(1)
  })

  test('is invalid in other browsers', async () => {
    const { qr_id } = await approvedCode()
    const { browser } = await openCode()
    expect(await refused({ browser, qr_id })).toBe('404 PR20002404')
    expect(await refused({ browser: shop.browser(), qr_id })).toBe('404 PR20002404')
    expect((await browser.expectError('GET', `${codes}/${qr_id}`)).code).toBe('PR20002404')
  })

  test('expires like any other', async () => {
    const code = await approvedCode()
    shop.pass(qrLoginLimits.codeSeconds)
    expect(await refused(code)).toBe('404 PR20002404')
    expect(await statusOf(code)).toBe('expired')
  })

  test.each([
    ['withdrawal_requested', '400 MB20005400'],
    ['withdrawn', '400 MB20004400'],
  ])('logs nobody in who is no longer a member: %s', async (status, expected) => {
    expect(await refused(await approvedCode({ status }))).toBe(expected)
  })

  test('leads a terminated member to the reason, and only the browser that shows it', async () => {
    const { browser, qr_id, member } = await approvedCode()
    await terminateMember(shop.services, member.userid, { by: kim, reason: 'told by the bank', cause: 'fraud' })
    const stranger = await shop.browser().expectError('POST', login, { body: { qr_id } })
    expect(stranger).toMatchObject({ code: 'PR20002404' })
    expect(stranger.content.membership_token).toBeUndefined()
    const { code, content } = await browser.expectError('POST', login, { body: { qr_id } })
    expect(code).toBe('MB20004400')
    const [id, linkSecret = ''] = content.membership_token?.split('.') ?? []
    const reason = await browser.call(terminatedMembership, `/v1/member/auth/membership?id=${id}`, { linkSecret })
    expect(reason.content.cause).toBe('fraud')
  })
})

describe('a code without approval', () => {
  test('does not log in, and can still be approved', async () => {
    const code = await openCode()
    expect(await refused(code)).toBe('400 PR20003400')
    await scanQr(db, clock, code.text)
    expect(await refused(code)).toBe('400 PR20003400')
    await approveQr(db, clock, code.text, (await addMember(shop)).id)
    await code.browser.call(qrLogin, login, { body: { qr_id: code.qr_id } })
  })

  test('is unknown under a number that was never issued', async () => {
    const { browser } = await openCode()
    expect(await refused({ browser, qr_id: crypto.randomUUID() })).toBe('404 PR20002404')
  })

  test('is refused with an invalid number, naming the field', async () => {
    const { browser } = await openCode()
    for (const [method, address, body] of [
      ['POST', login, { qr_id: 'x' }],
      ['GET', `${codes}/x`, undefined],
    ] as const) {
      const { code, content } = await browser.expectError(method, address, { body })
      expect({ code, field: content.field }).toEqual({ code: 'PR10002400', field: 'qr_id' })
    }
  })
})
