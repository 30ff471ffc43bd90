import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessionLimits } from '#contract/accounts/session.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { members } from '#server/db/schema/members.ts'
import { addMember, signIn } from './members.ts'
import type { Shop } from './shop.ts'

/** Tests of every call with pagination; `address` has no query. */
export function itRejectsBadPaging(shop: Shop, address: string): void {
  test.each([
    ['page_index', '0'],
    ['page_index', 'abc'],
    ['page_index', '-1'],
    ['page_index', '1.5'],
    ['page_index', ''],
    ['page_index', '1000001'],
    ['page_size', '0'],
    ['page_size', '101'],
    ['page_size', 'ten'],
  ])('refuses %s=%s, naming it', async (field, value) => {
    await expectFieldError(shop, `${address}?${field}=${value}`, field)
  })
}

/** Tests of every call about one course; `address` returns the address for a course number, called `field`. */
export function itRejectsUnknownCourses(shop: Shop, field: string, address: (number: string) => string): void {
  test.each(['abc', '0', '1.5', '-1', '1000000000', '%20'])(
    `refuses the number %s, naming ${field}`,
    async (number) => {
      await expectFieldError(shop, address(number), field)
    },
  )

  test('finds nothing under a number that no course has', async () => {
    expect(await shop.expectError(address('999999'))).toMatchObject({ status: 404, code: 'PR10004404' })
  })
}

/** The error for an invalid parameter: a 400 that names it. */
export async function expectFieldError(shop: Shop, address: string, field: string): Promise<void> {
  const { status, code, content } = await shop.expectError(address)
  expect({ status, code, field: content.field }).toEqual({ status: 400, code: 'PR10002400', field })
  expect(content.message).toContain(field)
}

/** Tests of every member call: it rejects visitors and former members before anything else. */
export function itRejectsStrangers(shop: Shop, endpoint: Endpoint, address: string, body?: unknown): void {
  /** Makes the call with a token, in a new browser; returns its error. */
  const refused = async (token: string | undefined) => {
    const sent = { ...(token === undefined ? {} : { token }), ...(body === undefined ? {} : { body }) }
    const { status, code } = await shop.browser().expectError(endpoint.method, address, sent)
    return `${status} ${code}`
  }
  const signedIn = async () => {
    const browser = shop.browser()
    const member = await addMember(shop)
    return { browser, member, session: await signIn(shop, browser, member) }
  }

  test.each([
    ['without a token', undefined],
    ['with an empty one', ''],
    ['with one that nobody was given', 'A'.repeat(43)],
    ['with one of any length', 'x'.repeat(5_000)],
  ])('are refused %s', async (_, token) => {
    expect(await refused(token)).toBe('400 PR10001400')
  })

  test('are refused with a refresh token', async () => {
    const { session } = await signedIn()
    expect(await refused(session.refresh_token)).toBe('400 PR10001400')
  })

  test('are refused with a token that is over', async () => {
    const { session } = await signedIn()
    shop.pass(sessionLimits.accessSeconds)
    expect(await refused(session.access_token)).toBe('400 PR10001400')
  })

  test('are refused with the token of a session that was closed', async () => {
    const { browser, session } = await signedIn()
    await browser.request('POST', '/v1/member/logout', { token: session.access_token, body: {} })
    expect(await refused(session.access_token)).toBe('400 PR10001400')
  })

  test.each(['withdrawal_requested', 'withdrawn'] as const)('are told that the member is gone: %s', async (status) => {
    const { member, session } = await signedIn()
    await shop.services.db.update(members).set({ status }).where(eq(members.id, member.id))
    expect(await refused(session.access_token)).toBe('404 4040011')
  })
}

/** Expects the seconds after which a rejected call may be repeated. */
export function expectRetryAfter(response: Response, seconds: number): void {
  expect(response.headers.get('Retry-After')).toBe(String(seconds))
}
