import { describe, expect, test } from 'vitest'
import { knownHosts } from './known-hosts.ts'

const origins = {
  desktopOrigin: 'https://www.shop.example',
  mobileOrigin: 'https://m.shop.example',
  paymentOrigin: 'https://pay.shop.example',
  deskOrigin: 'https://desk.shop.example',
}

describe('a live shop', () => {
  const isKnown = knownHosts({ ...origins, mode: 'live', sandboxHosts: ['box.lan'] })

  test.each(['www.shop.example', 'm.shop.example', 'pay.shop.example', 'desk.shop.example'])(
    'answers its own host %s',
    (host) => {
      expect(isKnown(host)).toBe(true)
    },
  )

  test.each(['', 'evil.example', 'shop.example', 'www.shop.example:8080', 'localhost', '127.0.0.1', 'box.lan'])(
    'does not answer "%s"',
    (host) => expect(isKnown(host)).toBe(false),
  )
})

test('a live shop without a desk does not answer its host', () => {
  const isKnown = knownHosts({ ...origins, deskOrigin: undefined, mode: 'live', sandboxHosts: [] })
  expect(isKnown('desk.shop.example')).toBe(false)
})

describe('a sandbox', () => {
  const isKnown = knownHosts({ ...origins, mode: 'sandbox', sandboxHosts: ['box.lan', '192.168.0.7', '[fd00::7]'] })

  test.each([
    'localhost',
    'localhost:3000',
    '127.0.0.1:4173',
    '127.0.0.2:3000',
    '[::1]:3000',
    'shop.localhost:3000',
    'm.shop.localhost',
    'www.shop.example',
    'box.lan:3000',
    '192.168.0.7:3000',
    '[fd00::7]:3000',
  ])('answers %s', (host) => expect(isKnown(host)).toBe(true))

  test.each([
    '',
    '127.0.0.1.evil.example',
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    'notlocalhost',
    '192.168.0.8',
    '0.0.0.0',
  ])('does not answer "%s", to which another site may have pointed a name of its own', (host) =>
    expect(isKnown(host)).toBe(false),
  )
})
