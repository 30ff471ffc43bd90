import { describe, expect, test } from 'vitest'
import { profile } from '#contract/accounts/profile.ts'
import { addMember, signIn } from '#tests/support/server/members.ts'
import { itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const address = '/v1/member/my/profile'

/** The profile of a member with these values. */
async function profileWith(special: Parameters<typeof addMember>[1]) {
  const browser = shop.browser()
  const { access_token } = await signIn(shop, browser, await addMember(shop, special))
  return (await browser.call(profile, address, { token: access_token })).content
}

test('answers everything that the shop knows about a member', async () => {
  const values = {
    userid: 'practice01',
    nickname: '한손하늘',
    name: '김하늘',
    birth: '2001-04-12',
    phone: '01023450142',
    email: 'haneul@shop.example',
    receivesSms: true,
    receivesEmail: false,
    // Already the next day in Korea.
    registeredAt: new Date('2026-01-30T15:00:00Z'),
    belonging: {
      organization: '한빛',
      clno: '20260142',
      scnm: '한빛대학교',
      colg: '보건대학',
      dept: '간호학과',
      major: '간호학',
    },
  }
  expect(await profileWith(values)).toEqual({
    userid: 'practice01',
    nickname: '한손하늘',
    username: '김하늘',
    birth: '2001-04-12',
    phone: '01023450142',
    email: 'haneul@shop.example',
    recv_sms: true,
    recv_email: false,
    type: 'IDV',
    group: null,
    belonging: values.belonging,
    created_at: '2026-01-31',
    is_dit_vrf: true,
    consents: [],
    version: expect.any(String),
    status: 'active',
    restricted_until: null,
  })
})

test('answers null for unknown values', async () => {
  expect(await profileWith({ isIdentityVerified: false })).toMatchObject({
    nickname: null,
    birth: null,
    phone: null,
    group: null,
    belonging: { organization: null, clno: null, scnm: null, colg: null, dept: null, major: null },
    is_dit_vrf: false,
  })
})

test('answers the group of a group member, and the restriction of a restricted one', async () => {
  expect(await profileWith({ type: 'GRP', group: '바른현장' })).toMatchObject({ type: 'GRP', group: '바른현장' })
  expect(await profileWith({ status: 'restricted' })).toMatchObject({ status: 'restricted' })
})

test('answers each member their own profile', async () => {
  expect((await profileWith({ name: 'One' })).username).toBe('One')
  expect((await profileWith({ name: 'Other' })).username).toBe('Other')
})

test('contains neither the password’s hash nor the person’s', async () => {
  const shown = JSON.stringify(await profileWith({ personHash: 'a-person' }))
  expect(shown).not.toMatch(/argon2|a-person/)
})

describe('strangers', () => itRejectsStrangers(shop, profile, address))
