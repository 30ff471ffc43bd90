import { afterAll, expect, it, vi } from 'vitest'
import type { Locale } from '#contract/values/locale.ts'
import { sampleCompany } from '#tests/support/sample-company.ts'
import { shopRouter } from '#tests/support/screens/shop-router.ts'
import { createMessages } from '../lib/i18n/i18n.ts'
import { pageHead, rootHead } from './head.ts'
import type { Layout } from './router.tsx'

// Most of a head is only what the server sends.
vi.stubEnv('SSR', true)
// Files of one worker share their environment.
afterAll(() => void vi.unstubAllEnvs())

const languages = [
  ['desktop', 'ko'],
  ['desktop', 'en'],
  ['mobile', 'ko'],
  ['mobile', 'en'],
] as const

const origins = { desktop: 'https://shop.example', mobile: 'https://m.shop.example' }
const router = shopRouter(origins)

/** The head that all pages share, of an address. */
function headOf(address: string, layout: Layout, locale: Locale) {
  const { pathname, search } = new URL(address, origins.desktop)
  const matches = router.matchRoutes(pathname, router.options.parseSearch(search))
  const context = { ...router.options.context, layout, messages: createMessages(locale) }
  return rootHead(context, matches, undefined)
}

/** Addresses of one kind each, with the desktop's addresses in both languages and the mobile one. */
const addresses: readonly [address: string, ko: string, en: string, mobile: string][] = [
  ['/', '/?lang=ko', '/?lang=en', '/'],
  ['/?lang=en&utm_source=mail', '/?lang=ko', '/?lang=en', '/'],
  ['/contents', '/contents?lang=ko', '/contents?lang=en', '/contents'],
  ['/contents?page=2&view=cards', '/contents?page=2&lang=ko', '/contents?page=2&lang=en', '/contents?page=2'],
  [
    '/contents?memberType=GRP&category=language&page=3',
    '/contents?category=language&memberType=GRP&page=3&lang=ko',
    '/contents?category=language&memberType=GRP&page=3&lang=en',
    '/contents?category=language&memberType=GRP&page=3',
  ],
  [
    '/contents/detail?memberType=GRP&id=502&option=502001&notices=2&reviews=2',
    '/contents/detail?id=502&memberType=GRP&lang=ko',
    '/contents/detail?id=502&memberType=GRP&lang=en',
    '/contents/detail?id=502&memberType=GRP',
  ],
  [
    '/device?category=wheel&page=2',
    '/device?category=wheel&lang=ko',
    '/device?category=wheel&lang=en',
    '/device?category=wheel',
  ],
  [
    '/device/detail?id=25&sale_type=rental&months=3&quantity=2',
    '/device/detail?id=25&lang=ko',
    '/device/detail?id=25&lang=en',
    '/device/detail?id=25',
  ],
  ['/cs/notices?page=2', '/cs/notices?page=2&lang=ko', '/cs/notices?page=2&lang=en', '/cs/notices?page=2'],
  ['/agreement/2025', '/agreement/2025?lang=ko', '/agreement/2025?lang=en', '/agreement/2025'],
  ['/search?q=safe', '/search?q=safe&lang=ko', '/search?q=safe&lang=en', '/search?q=safe'],
  ['/login?at=checkingPassword', '/login?lang=ko', '/login?lang=en', '/login'],
]

it.each(addresses)('%s names its canonical address, languages and layouts', (address, ko, en, mobile) => {
  const head = Object.fromEntries(
    languages.map(([layout, locale]) => [`${layout} ${locale}`, headOf(address, layout, locale)]),
  )
  const sharedLinks = [
    { rel: 'alternate', hrefLang: 'en', href: `https://shop.example${en}` },
    { rel: 'alternate', hrefLang: 'ko', href: `https://shop.example${ko}` },
    { rel: 'alternate', hrefLang: 'x-default', href: `https://shop.example${en}` },
    { rel: 'alternate', media: '(max-width: 640px)', href: `https://m.shop.example${mobile}` },
  ]
  const icons = [
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ]
  const expected = (locale: string, own: string) => ({
    meta: [
      { title: 'Practicum' },
      { property: 'og:site_name', content: 'Practicum' },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: locale },
      { property: 'og:url', content: `https://shop.example${own}` },
    ],
    links: [...icons, { rel: 'canonical', href: `https://shop.example${own}` }, ...sharedLinks],
  })
  expect(head).toEqual({
    'desktop ko': expected('ko_KR', ko),
    'desktop en': expected('en_GB', en),
    'mobile ko': expected('ko_KR', ko),
    'mobile en': expected('en_GB', en),
  })
})

const pictureFacts = (alternative: string) => [
  { property: 'og:image:type', content: 'image/png' },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { property: 'og:image:alt', content: alternative },
  { name: 'twitter:card', content: 'summary_large_image' },
]

it.each(['desktop', 'mobile'] as const)('puts title, description, picture and data into the head: %s', (layout) => {
  const metadata = {
    title: 'IV insertion',
    description: 'Two procedures by hand.',
    picture: '/media/share/0123456789abcdef/course-101-en.png',
    structured: [
      { '@type': 'Course', name: 'IV' },
      { '@type': 'BreadcrumbList', name: 'Places' },
    ],
    hidden: true,
  }
  expect(pageHead({ origins, layout, messages: createMessages('en'), company: sampleCompany('en') }, metadata)).toEqual(
    {
      meta: [
        { title: 'IV insertion – Practicum' },
        { name: 'description', content: 'Two procedures by hand.' },
        { name: 'robots', content: 'noindex' },
        { property: 'og:title', content: 'IV insertion' },
        { property: 'og:description', content: 'Two procedures by hand.' },
        { property: 'og:image', content: 'https://shop.example/media/share/0123456789abcdef/course-101-en.png' },
        ...pictureFacts('IV insertion'),
        { 'script:ld+json': { '@context': 'https://schema.org', '@type': 'Course', name: 'IV' } },
        { 'script:ld+json': { '@context': 'https://schema.org', '@type': 'BreadcrumbList', name: 'Places' } },
      ],
    },
  )
})

it('leaves out what a page does not have, and shows the picture of the shop', () => {
  const context = { origins, layout: 'desktop', messages: createMessages('ko'), company: sampleCompany('ko') } as const
  expect(pageHead(context, { title: 'Events', description: 'What is on.' })).toEqual({
    meta: [
      { title: 'Events – Practicum' },
      { name: 'description', content: 'What is on.' },
      { property: 'og:title', content: 'Events' },
      { property: 'og:description', content: 'What is on.' },
      { property: 'og:image', content: 'https://shop.example/share.ko.png' },
      ...pictureFacts('Practicum'),
    ],
  })
})

it('leaves the shop’s name out of a title that would be cut', () => {
  const context = { origins, layout: 'desktop', messages: createMessages('en'), company: sampleCompany('en') } as const
  const titleOf = (title: string) => pageHead(context, { title, description: 'What is on.' }).meta?.[0]
  expect(titleOf('x'.repeat(53))).toEqual({ title: `${'x'.repeat(53)} – Practicum` })
  expect(titleOf('x'.repeat(54))).toEqual({ title: 'x'.repeat(54) })
})

it.each([
  ['x'.repeat(155), 'x'.repeat(155)],
  [`${'word '.repeat(31)}and more`, `${'word '.repeat(31).trim()}…`],
])('cuts a description after a word where search engines would', (description, shown) => {
  const context = { origins, layout: 'desktop', messages: createMessages('en'), company: sampleCompany('en') } as const
  expect(pageHead(context, { title: 'Events', description }).meta).toContainEqual({
    name: 'description',
    content: shown,
  })
})
