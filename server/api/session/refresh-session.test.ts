import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkSession, refreshSession, sessionLimits, type Tokens } from '#contract/accounts/session.ts'
import { members } from '#server/db/schema/members.ts'
import { sessionFamilies, sessionTokens } from '#server/db/schema/sign-in.ts'
import { hashSecret } from '#server/lib/secrets.ts'
import type { Browser } from '#tests/support/server/http-browser.ts'
import { addMember, signIn } from '#tests/support/server/members.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const { db } = shop.services
const address = '/v1/member/auth/token'
const { accessSeconds, refreshSeconds, maxSeconds: longestSeconds, raceSeconds } = sessionLimits

let browsers = 0

/** A logged-in browser on its own network. */
async function signedIn() {
  browsers += 1
  const browser = shop.browser({ address: `198.51.${Math.floor(browsers / 250)}.${browsers % 250}` })
  const member = await addMember(shop)
  return { browser, member, session: await signIn(shop, browser, member) }
}

async function refresh(browser: Browser, refresh_token: string): Promise<Tokens> {
  return (await browser.call(refreshSession, address, { body: { refresh_token } })).content
}

async function refused(browser: Browser, refresh_token: string) {
  const { status, code } = await browser.expectError('POST', address, { body: { refresh_token } })
  return `${status} ${code}`
}

async function check(browser: Browser, token: string): Promise<string> {
  const response = await browser.request('GET', '/v1/member/token', { token })
  return String(response.status)
}

/** Rows of the family of a refresh token. */
async function rowsOf(refreshToken: string) {
  const [token] = await db
    .select()
    .from(sessionTokens)
    .where(eq(sessionTokens.hash, hashSecret(refreshToken)))
  const familyId = token?.familyId ?? ''
  const tokens = await db.select().from(sessionTokens).where(eq(sessionTokens.familyId, familyId))
  const [family] = await db.select().from(sessionFamilies).where(eq(sessionFamilies.id, familyId))
  return { tokens, family }
}

describe('a refresh', () => {
  test('answers a new pair of valid tokens, different each time', async () => {
    const { browser, session } = await signedIn()
    const next = await refresh(browser, session.refresh_token)
    expect(next).toMatchObject({ access_token_expires_in: accessSeconds, refresh_token_expires_in: refreshSeconds })
    const tokens = [session.access_token, session.refresh_token, next.access_token, next.refresh_token]
    expect(new Set(tokens).size).toBe(4)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    await browser.call(checkSession, '/v1/member/token', { token: next.access_token })
    await refresh(browser, next.refresh_token)
  })

  test('leaves the previous access token valid until it expires', async () => {
    const { browser, session } = await signedIn()
    await refresh(browser, session.refresh_token)
    expect(await check(browser, session.access_token)).toBe('200')
  })

  test('stores hashes of tokens only', async () => {
    const { browser, session } = await signedIn()
    const next = await refresh(browser, session.refresh_token)
    const { tokens, family } = await rowsOf(next.refresh_token)
    const stored = JSON.stringify([tokens, family])
    for (const secret of [session.access_token, session.refresh_token, next.access_token, next.refresh_token]) {
      expect(stored).not.toContain(secret)
    }
    expect(stored).not.toContain(browser.cookie('shop-session'))
  })

  test.each([
    [accessSeconds - 1, 2],
    [accessSeconds, 1],
  ])('after %i seconds leaves %i access tokens of the session: expired ones are deleted', async (seconds, expected) => {
    const { browser, session } = await signedIn()
    shop.pass(seconds)
    const next = await refresh(browser, session.refresh_token)
    const { tokens } = await rowsOf(next.refresh_token)
    expect(tokens.filter((token) => token.kind === 'access')).toHaveLength(expected)
  })

  test('deletes no tokens of other sessions', async () => {
    const [visit, other] = [await signedIn(), await signedIn()]
    shop.pass(accessSeconds)
    await refresh(visit.browser, visit.session.refresh_token)
    const { tokens } = await rowsOf(other.session.refresh_token)
    expect(tokens.map(({ kind }) => kind).toSorted()).toEqual(['access', 'refresh'])
  })

  test.each(['', 'x', 'A'.repeat(43)])('is refused with an unknown token: "%s"', async (token) => {
    const { browser } = await signedIn()
    expect(await refused(browser, token)).toBe('400 PR10001400')
  })

  test('is refused with an access token', async () => {
    const { browser, session } = await signedIn()
    expect(await refused(browser, session.access_token)).toBe('400 PR10001400')
  })

  test('is refused without a token, naming the field', async () => {
    const { browser } = await signedIn()
    const { code, content } = await browser.expectError('POST', address, { body: {} })
    expect({ code, field: content.field }).toEqual({ code: 'PR10002400', field: 'refresh_token' })
  })

  test.each(['withdrawal_requested', 'withdrawn'] as const)('answers that the member is gone: %s', async (status) => {
    const { browser, member, session } = await signedIn()
    await db.update(members).set({ status }).where(eq(members.id, member.id))
    expect(await refused(browser, session.refresh_token)).toBe('404 4040011')
  })
})

describe('a stolen refresh token', () => {
  test('is useless in a browser without the cookie, and does not affect its owner', async () => {
    const { browser, session } = await signedIn()
    const thief = shop.browser({ address: '192.0.2.1' })
    for (let turn = 0; turn < 3; turn++) {
      expect(await refused(thief, session.refresh_token)).toBe('400 PR10001400')
      shop.pass(raceSeconds + 1)
    }
    const next = await refresh(browser, session.refresh_token)
    expect(await check(browser, next.access_token)).toBe('200')
  })

  test("is worth nothing with the cookie of the thief's own session", async () => {
    const { browser, session } = await signedIn()
    const thief = await signedIn()
    expect(await refused(thief.browser, session.refresh_token)).toBe('400 PR10001400')
    await refresh(browser, session.refresh_token)
    await refresh(thief.browser, thief.session.refresh_token)
  })

  test('that was used already does not end the owner’s session', async () => {
    const { browser, session } = await signedIn()
    const next = await refresh(browser, session.refresh_token)
    shop.pass(raceSeconds + 1)
    const thief = shop.browser({ address: '192.0.2.1' })
    expect(await refused(thief, session.refresh_token)).toBe('400 PR10001400')
    expect(await check(browser, next.access_token)).toBe('200')
    await refresh(browser, next.refresh_token)
  })

  test('is useless with a forged cookie of the same length', async () => {
    const { browser, session } = await signedIn()
    const length = browser.cookie('shop-session')?.length ?? 0
    browser.setCookie('shop-session', 'A'.repeat(length), '/api/v1/member/auth/token')
    expect(await refused(browser, session.refresh_token)).toBe('400 PR10001400')
  })
})

describe('tabs that refresh at the same time', () => {
  test('get exactly one pair of successors, and the old token is used up once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 10 }), async (tabs) => {
        const { browser, session } = await signedIn()
        const pairs = await Promise.all(Array.from({ length: tabs }, () => refresh(browser, session.refresh_token)))
        const [first] = pairs
        expect(pairs).toEqual(pairs.map(() => first))
        const { tokens } = await rowsOf(session.refresh_token)
        expect(tokens.filter((token) => token.usedAt !== null)).toHaveLength(1)
        expect(tokens.filter((token) => token.kind === 'refresh')).toHaveLength(2)
        expect(tokens.filter((token) => token.kind === 'access')).toHaveLength(2)
      }),
      { numRuns: 40 },
    )
  })

  test('get the same pair until the end of the window, with the remaining lifetime', async () => {
    const { browser, session } = await signedIn()
    const next = await refresh(browser, session.refresh_token)
    shop.pass(raceSeconds)
    expect(await refresh(browser, session.refresh_token)).toEqual({
      ...next,
      access_token_expires_in: accessSeconds - raceSeconds,
      refresh_token_expires_in: refreshSeconds - raceSeconds,
    })
  })

  test('end the session when one comes a millisecond after the window', async () => {
    const { browser, session } = await signedIn()
    const next = await refresh(browser, session.refresh_token)
    shop.pass(raceSeconds + 0.001)
    expect(await refused(browser, session.refresh_token)).toBe('400 PR10001400')
    expect(await check(browser, next.access_token)).toBe('400')
    expect(await refused(browser, next.refresh_token)).toBe('400 PR10001400')
  })
})

test('replays of used tokens, however old and however many at once, all end their session and are refused', async () => {
  /** Every used token of sessions that were refreshed one to five times, each in a session of its own, three times over. */
  const replayed = [1, 2, 3, 4, 5].flatMap((uses) => Array.from({ length: uses }, (_, index) => ({ uses, index })))
  const chains = await Promise.all(
    Array.from({ length: 3 }, () => replayed)
      .flat()
      .map(async ({ uses, index }) => {
        const { browser, session } = await signedIn()
        const tokens = [session.refresh_token]
        for (let use = 0; use < uses; use++) {
          const { refresh_token } = await refresh(browser, tokens.at(-1) ?? '')
          tokens.push(refresh_token)
        }
        return { browser, newest: tokens.at(-1) ?? '', used: tokens[index] ?? '' }
      }),
  )
  expect(chains).toHaveLength(45)
  shop.pass(raceSeconds + 1)
  const outcomes = await Promise.all(
    chains.map(async ({ browser, newest, used }) => {
      const replay = await refused(browser, used)
      const { family } = await rowsOf(used)
      return [replay, family?.revokedAt != null, await refused(browser, newest)].join()
    }),
  )
  expect(new Set(outcomes)).toEqual(new Set(['400 PR10001400,true,400 PR10001400']))
})

test('a replay ends no other session, neither of its member nor of anyone else', async () => {
  const [{ browser, member, session }, other] = [await signedIn(), await signedIn()]
  const elsewhere = shop.browser({ address: '192.0.2.2' })
  const second = await signIn(shop, elsewhere, member)
  await refresh(browser, session.refresh_token)
  shop.pass(raceSeconds + 1)
  expect(await refused(browser, session.refresh_token)).toBe('400 PR10001400')
  await refresh(elsewhere, second.refresh_token)
  await refresh(other.browser, other.session.refresh_token)
})

describe('time', () => {
  test('an access token is valid for exactly ten minutes', async () => {
    const { browser, session } = await signedIn()
    expect(session.access_token_expires_in).toBe(600)
    shop.pass(accessSeconds - 1)
    expect(await check(browser, session.access_token)).toBe('200')
    shop.pass(1)
    expect(await check(browser, session.access_token)).toBe('400')
  })

  test('a refresh token is valid for exactly 14 days after its last use', async () => {
    const { browser, session } = await signedIn()
    expect(session.refresh_token_expires_in).toBe(14 * 24 * 60 * 60)
    shop.pass(refreshSeconds - 1)
    const next = await refresh(browser, session.refresh_token)
    shop.pass(refreshSeconds)
    expect(await refused(browser, next.refresh_token)).toBe('400 PR10001400')
  })

  test('a session that is refreshed all the time ends after exactly 60 days', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 60 * 60, max: refreshSeconds - 1 }), { minLength: 40, maxLength: 60 }),
        async (pauses) => {
          const { browser, session } = await signedIn()
          let token = session.refresh_token
          let age = 0
          for (const pause of pauses) {
            if (age + pause >= longestSeconds) break
            shop.pass(pause)
            age += pause
            const next = await refresh(browser, token)
            expect(next.refresh_token_expires_in).toBe(Math.min(refreshSeconds, longestSeconds - age))
            expect(next.access_token_expires_in).toBe(Math.min(accessSeconds, longestSeconds - age))
            token = next.refresh_token
          }
          while (age < longestSeconds - 1) {
            const step = Math.min(refreshSeconds - 1, longestSeconds - 1 - age)
            shop.pass(step)
            age += step
            token = (await refresh(browser, token)).refresh_token
          }
          shop.pass(1)
          expect(await refused(browser, token)).toBe('400 PR10001400')
        },
      ),
      { numRuns: 10 },
    )
  })
})
