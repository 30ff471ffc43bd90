import { describe, expect, test } from 'vitest'
import { removeSecrets } from './secrets.ts'

const token = 'Zk3vN0hY1aQ9-xTq_7mWb2LrC8dE5fGu4sPiJoKlMnO'

describe('removes', () => {
  test.each([
    ['the token of a link in a mail', `/find-password-reset#token=${token}`, '/find-password-reset#token=***'],
    ['a short token as well', '/verify-email#token=abc', '/verify-email#token=***'],
    ['what follows # and is no place', `/order#${token}`, '/order#***'],
    [
      'the # that a program has encoded',
      `http://a.example/verify-email%23token=${token}`,
      'http://a.example/verify-email#token=***',
    ],
    ['a password', '/login?userid=practice01&password=Ab1!', '/login?userid=practice01&password=***'],
    ['a long value that no page knows', `/contents?memberType=GRP&x=${token}`, '/contents?memberType=GRP&x=***'],
    ['a token of a redirect', `/social/google?code=4/0Ab&state=${token}`, '/social/google?code=***&state=***'],
    ['name and password before the host', 'http://me:pass@shop.localhost:3000/', 'http://***@shop.localhost:3000/'],
    ['a long part of a path', `/sandbox/phone/${token}`, '/sandbox/phone/***'],
    [
      'a secret of an address within the address',
      `/login?next=${encodeURIComponent(`/verify-email#token=${token}`)}`,
      `/login?next=${encodeURIComponent('/verify-email#token=***')}`,
    ],
    ['a long value of a text that is no address', token, '***'],
  ])('%s', (_what, address, shown) => {
    expect(removeSecrets(address)).toBe(shown)
    expect(removeSecrets(shown)).toBe(shown)
  })
})

test.each([
  '/contents?memberType=GRP&title=forklift%20safety%20at%20night%202026',
  '/order?course=101&option=101012x2&device=12&sale_type=rental&months=3',
  '/mypage/history/detail?id=20261122-8KD03FQZ',
  '/login?idfc_id=00000000-0000-4000-8000-000000000001&tab=simple',
  '/login?next=%2Forder%3Fcourse%3D101',
  '/contents/detail?id=101&memberType=IDV#notices',
  '/agreement/2025#withdrawal-of-consent',
  'http://m.shop.localhost:3000/login?tab=qr&at=aState&utm_source=mail&lang=xx',
  'mailto:a@b.example',
  '/support/flows/login?state=aState#aState',
  '/%E0%A4%A',
  '',
])('leaves %s as it is', (address) => {
  expect(removeSecrets(address)).toBe(address)
})
