import { expect, test } from 'vitest'
import * as codes from '#contract/protocol/codes.ts'
import { takeSocialResult } from './social-result.ts'

/** A page with these cookies; `written` are those that were set or deleted. */
function pageWith(cookie: string) {
  const written: string[] = []
  const page = {
    get cookie() {
      return cookie
    },
    set cookie(value) {
      written.push(value)
    },
  }
  return { page, written }
}
const tokens = 'accessToken=a%3D1; accessTokenExpiresIn=600; refreshToken=r2; refreshTokenExpiresIn=1209600'
const failed = (code: string, membershipToken?: string) => ({
  kind: 'error',
  error: expect.objectContaining({ code, details: { membership_token: membershipToken } }),
})

test.each<[what: string, cookie: string, result: object]>([
  [
    'a login',
    `success=true; isJoin=N; ${tokens}`,
    {
      kind: 'tokens',
      tokens: {
        access_token: 'a=1',
        access_token_expires_in: 600,
        refresh_token: 'r2',
        refresh_token_expires_in: 1_209_600,
      },
    },
  ],
  ['a person without an account', 'success=true; isJoin=Y', { kind: 'join' }],
  ['tokens without success', `success=false; ${tokens}`, failed(codes.socialLoginFailed)],
  ['success without tokens', 'success=true; accessToken=a', failed(codes.socialLoginFailed)],
  [
    'an account of another member',
    `success=false; status_code=${codes.socialAccountTaken}`,
    failed(codes.socialAccountTaken),
  ],
  ['an unknown code', 'success=false; status_code=XX', failed(codes.socialLoginFailed)],
  [
    'a terminated member',
    `success=false; status_code=${codes.accountDeleted}; membershipToken=m3`,
    failed(codes.accountDeleted, 'm3'),
  ],
  ['no cookie', '', failed(codes.socialLoginFailed)],
  ['cookies of other pages alone', 'theme=dark; XSRF-TOKEN=x', failed(codes.socialLoginFailed)],
])('reads %s, and deletes every cookie of the result', (_, cookie, result) => {
  const { page, written } = pageWith(cookie)
  expect(takeSocialResult(page)).toEqual(result)
  expect(written.toSorted()).toEqual([
    'accessToken=; path=/social; max-age=0',
    'accessTokenExpiresIn=; path=/social; max-age=0',
    'isJoin=; path=/social; max-age=0',
    'membershipToken=; path=/social; max-age=0',
    'refreshToken=; path=/social; max-age=0',
    'refreshTokenExpiresIn=; path=/social; max-age=0',
    'status_code=; path=/social; max-age=0',
    'success=; path=/social; max-age=0',
  ])
})
