import { expect, test } from 'vitest'
import { parseRequestAddress } from '../lib/request-address.ts'
import { hostRedirect } from './host-redirect.ts'

const config = {
  desktopOrigin: 'https://shop.example',
  mobileOrigin: 'https://m.shop.example',
  paymentOrigin: 'https://pay.shop.example',
}
const addressOf = (target: string) => parseRequestAddress(target) ?? expect.fail(`${target} is an address`)
const placesOf = (origins: typeof config) => {
  const places = hostRedirect(origins)
  return (host: string, target: string) => places(host, addressOf(target))
}
const placeOf = placesOf(config)

test.each([
  '/',
  '/contents',
  '/login',
  '/mypage',
  '/api/v1/member/token',
  '/assets/shop.js',
  '/providers/paymentx',
  '/providers/identity',
  '/healthz/x',
])('the payment host shows nothing of the shop: %s', (url) =>
  expect(placeOf('pay.shop.example', url)).toBe('https://shop.example/'),
)

test('leads from the payment host to the shop in the language of the address', () =>
  expect(placeOf('pay.shop.example', '/mypage?lang=ko')).toBe('https://shop.example/?lang=ko'))

test.each([
  '/providers/payment',
  '/providers/payment?lang=ko',
  '/providers/payment/open',
  '/providers/identity/portone?ticket=1',
  '/providers/identity/portone/return?request=1',
  '/providers/postcode/kakao?request=1',
  '/providers/%70ayment',
  '/sandbox/payment?payment=k',
  '/sandbox/sandbox.css',
  '/healthz',
  '/api/v1/pay/webhook/toss',
])('the payment host shows its own: %s', (url) => expect(placeOf('pay.shop.example', url)).toBeUndefined())

test.each(['shop.example', 'm.shop.example'])('no window opens on %s', (host) => {
  expect(placeOf(host, '/providers/payment?lang=ko')).toBe('https://pay.shop.example/providers/payment?lang=ko')
  expect(placeOf(host, '/providers/%70ayment/window')).toBe('https://pay.shop.example/providers/payment/window')
  expect(placeOf(host, '/contents')).toBeUndefined()
  for (const path of ['/providers/identity/portone?ticket=1', '/providers/postcode/kakao?request=1']) {
    expect(placeOf(host, path)).toBe(`https://pay.shop.example${path}`)
  }
  // Addresses where windows open and return are on the shop's own hosts.
  for (const path of ['/providers/identity?request=1', '/providers/identity/return', '/providers/postcode?request=1']) {
    expect(placeOf(host, path)).toBeUndefined()
  }
})

test('any other host is a complete shop', () => {
  for (const url of ['/', '/providers/payment', '/sandbox/payment']) {
    expect(placeOf('localhost:3000', url)).toBeUndefined()
  }
  expect(placeOf('', '/')).toBeUndefined()
})

test('one origin for everything separates nothing', () => {
  const origin = 'https://shop.example'
  const place = placesOf({ desktopOrigin: origin, mobileOrigin: origin, paymentOrigin: origin })
  expect(place('shop.example', '/providers/payment')).toBeUndefined()
  expect(place('shop.example', '/contents')).toBeUndefined()
})
