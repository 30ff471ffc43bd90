import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { refuseOpenHosts } from './open-hosts.ts'

test('starts no live shop whose hosts keep no secret', () => {
  const origins = {
    DESKTOP_ORIGIN: 'https://www.shop.example',
    MOBILE_ORIGIN: 'https://m.shop.example',
    PAYMENT_ORIGIN: 'https://pay.shop.example',
  }
  const start = (special: Record<string, string>) => () =>
    refuseOpenHosts(readConfig({ PRACTICUM_MODE: 'live', ...special }))
  expect(start(origins)).not.toThrow()
  expect(start({})).toThrow('DESKTOP_ORIGIN, MOBILE_ORIGIN, PAYMENT_ORIGIN')
  expect(start({ ...origins, MOBILE_ORIGIN: 'http://m.shop.example' })).toThrow(/https:\/\/ in MOBILE_ORIGIN;/)
  expect(start({ ...origins, PAYMENT_ORIGIN: origins.MOBILE_ORIGIN })).toThrow('no host of the shop')
  expect(start({ PRACTICUM_MODE: 'sandbox' })).not.toThrow()
})
