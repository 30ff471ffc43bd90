import { expect, test } from 'vitest'
import { checkUserid, signUpLimits } from '#contract/accounts/sign-up.ts'
import { addMember } from '#tests/support/server/members.ts'
import { challengeOf, solveToken } from '#tests/support/server/proof-of-work.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const address = (userid: string) => `/v1/member/auth/join/exists?userId=${encodeURIComponent(userid)}`

test('allows an ID that nobody has', async () => {
  expect((await shop.call(checkUserid, address('haneul27'))).content).toEqual({})
})

test.each(['active', 'withdrawn'] as const)(
  'tells that somebody has or had an ID, in whatever capitals: %s',
  async (status) => {
    const { userid } = await addMember(shop, { status })
    for (const typed of [userid, userid.toUpperCase()]) {
      const { code, content } = await shop.expectError(address(typed))
      expect([code, content.field]).toEqual(['MB11001400', 'userId'])
    }
  },
)

test.each(['', 'four', 'sixteenletters16', 'with space', 'under_score', '하늘하늘하늘'])(
  'refuses what is no ID: "%s"',
  async (userid) => {
    expect((await shop.expectError(address(userid))).code).toBe('MB10001400')
  },
)

test('answers one network so often in an hour without work: nobody asks for all the IDs that there may be', async () => {
  const browser = shop.browser({ address: '192.0.2.9' })
  const asked = Array.from({ length: signUpLimits.checksPerNetwork + 10 }, (_, index) => `guess${index}`)
  const statuses = await Promise.all(
    asked.map(async (userid) => (await browser.request('GET', address(userid))).status),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(signUpLimits.checksPerNetwork)
  const { code, content } = await browser.expectError('GET', address('another1'))
  expect(code).toBe('PR10008429')
  const work = await solveToken(challengeOf(content))
  expect((await browser.request('GET', address('another1'), { work })).status).toBe(200)
  shop.pass(signUpLimits.checkSeconds)
  expect((await browser.request('GET', address('another1'))).status).toBe(200)
})
