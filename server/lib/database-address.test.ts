import { expect, test } from 'vitest'
import { hostAddresses, namesWritableHost } from './database-address.ts'

test('an address with several hosts is one address for each, without what libpq alone reads', () => {
  expect(
    hostAddresses(
      'postgres://shop:s%40cret@one:5432,two:5433/shop?sslmode=verify-full&target_session_attrs=read-write',
    ),
  ).toEqual([
    'postgres://shop:s%40cret@one:5432/shop?sslmode=verify-full',
    'postgres://shop:s%40cret@two:5433/shop?sslmode=verify-full',
  ])
})

test.each([
  'postgres://shop@db.example/shop?sslmode=verify-full',
  'postgres:///shop?host=/var/run/postgresql',
  'postgres://shop@/shop?host=/var/run/postgresql&port=5432',
  'postgresql://shop@%2Fvar%2Frun%2Fpostgresql/shop',
])('an address with one host is left as it is: %s', (address) => {
  expect(hostAddresses(address)).toEqual([address])
  expect(namesWritableHost(address)).toBe(true)
})

test.each([
  ['postgres://one,two/shop?target_session_attrs=read-write', true],
  ['postgres://one,two/shop?target_session_attrs=primary', true],
  ['postgres://one/shop?target_session_attrs=read-write', true],
  ['postgres://one,two/shop', false],
  ['postgres://one,two/shop?target_session_attrs=any', false],
  ['postgres://one/shop?target_session_attrs=standby', false],
  ['postgres://one,two:port/shop?target_session_attrs=read-write', false],
])('%s names a host that takes writes: %s', (address, isNamed) => {
  expect(namesWritableHost(address)).toBe(isNamed)
})
