import { describe, expect, test } from 'vitest'
import { shopRouter } from '#tests/support/screens/shop-router.ts'
import { describePage, describeParameter } from './address-descriptions.ts'
import { parametersOf } from './describe.ts'
import { explain, servedPrefixes } from './explain.ts'

const origins = { desktop: 'http://shop.localhost:3000', mobile: 'http://m.shop.localhost:3000' }
const router = shopRouter(origins)
const explained = (text: string) => explain(router, origins, text)
const standings = (text: string) =>
  explained(text)?.parts.flatMap((part) => (part.kind === 'parameter' ? [[part.name, part.standing]] : []))

test('identifies the two hosts, and any other as foreign', () => {
  expect(explained('http://shop.localhost:3000/')?.parts[0]).toMatchObject({ layout: 'desktop' })
  expect(explained('http://m.shop.localhost:3000/')?.parts[0]).toMatchObject({ layout: 'mobile' })
  expect(explained('https://elsewhere.example/')?.parts[0]).toMatchObject({ layout: undefined })
})

test('treats an address without host or scheme as one of the shop', () => {
  expect(explained('/search?q=a')?.url.href).toBe('http://shop.localhost:3000/search?q=a')
  expect(explained('m.shop.localhost:3000/login')?.parts[0]).toMatchObject({ layout: 'mobile' })
})

test.each([
  'javascript:alert(1)',
  'mailto:a@b.example',
  'http://',
  '   ',
  'not an address',
  '<b>',
  'a^b',
  'http://a|b/',
])('takes nothing apart that is no address: %s', (text) => {
  expect(explained(text)).toBeUndefined()
})

test('tells valid parameters from invalid, misplaced and unknown ones', () => {
  expect(standings('/contents?memberType=GRP&page=1&tab=group&utm_source=mail&lang=ko')).toEqual([
    ['memberType', 'used'],
    ['page', 'invalid'],
    ['tab', 'elsewhere'],
    ['utm_source', 'unknown'],
    ['lang', 'used'],
  ])
})

test('finds the page of a path with its parameters, and the paths that the server answers itself', () => {
  expect(explained('/social/kakao')?.parts[1]).toMatchObject({ route: '/social/$provider' })
  expect(explained('/oacx')?.parts[1]).toMatchObject({ route: '/oacx', only: 'desktop' })
  expect(explained('/no/such/page')?.parts[1]).toMatchObject({ route: '/$' })
  expect(explained('/api/v1/member/token')?.parts[1]).toMatchObject({ route: '/api' })
})

test('shortens an address to its valid parts', () => {
  expect(explained('/contents/?utm_source=a&category=job&page=0#list')?.short).toBe('/contents/?category=job#list')
})

test('removes secrets from an address and shows where they were', () => {
  const found = explained('/find-password-reset?x=4f5a6b7c8d9e0f1a&lang=ko#token=Zk3vN0hY1aQ9')
  expect(found?.parts.slice(2)).toMatchObject([
    { kind: 'parameter', name: 'x', value: '***', standing: 'secret' },
    { kind: 'parameter', name: 'lang', standing: 'used' },
    { kind: 'secret', text: '#token=***' },
  ])
  expect(found).toMatchObject({ short: '/find-password-reset?lang=ko', hasSecrets: true })
  expect(JSON.stringify({ ...found, href: found?.url.href })).not.toMatch(/4f5a6b|Zk3v/)
  expect(explained('/contents?memberType=GRP#list')?.hasSecrets).toBe(false)
})

const parameters = Object.values(router.routesById).flatMap((route) =>
  [...parametersOf(route.options.validateSearch).keys()].map((name) => ({ route: route.id, name })),
)

describe('words', () => {
  test.each(parameters)('explain $name at $route', ({ route, name }) => {
    expect(describeParameter(route, name)).toBeDefined()
  })

  test.each(['lang', 'layout'])('explain %s on every page', (name) => {
    expect(describeParameter(undefined, name)).toBeDefined()
  })

  test.each([...Object.keys(router.routesById).filter((id) => id !== '__root__'), ...servedPrefixes])(
    'describe %s',
    (route) => {
      expect(describePage(route)).toBeDefined()
    },
  )
})
