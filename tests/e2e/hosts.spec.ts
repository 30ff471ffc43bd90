import { expect, test } from '../support/browser/fixtures.ts'

/** Origins of the two layouts, on the port of this run. */
function originsOf(baseURL: string | undefined) {
  const { port } = new URL(baseURL ?? '')
  return { desktop: `http://shop.localhost:${port}`, mobile: `http://m.shop.localhost:${port}` }
}

test('redirects a device to its own host with path and query', async ({ page, layout, baseURL }) => {
  const { desktop, mobile } = originsOf(baseURL)
  const [wrong, right] = layout === 'desktop' ? [mobile, desktop] : [desktop, mobile]
  await page.goto(`${wrong}/contents?category=job`)
  await expect(page).toHaveURL(`${right}/contents?category=job`)
})

test('keeps a chosen layout on its host', async ({ page, layout, baseURL, say }) => {
  const { desktop, mobile } = originsOf(baseURL)
  const [own, other] = layout === 'desktop' ? [desktop, mobile] : [mobile, desktop]
  const name =
    layout === 'desktop'
      ? say('모바일 버전으로 보기', 'View mobile site')
      : say('PC 버전으로 보기', 'View desktop site')
  await page.goto(`${own}/contents?category=job`)
  await page.getByRole('link', { name }).click()
  await expect(page).toHaveURL(`${other}/contents?category=job`)
  await page.goto(`${other}/`)
  await expect(page).toHaveURL(`${other}/`)
  await expect(page.locator('html')).toHaveAttribute('data-layout', layout === 'desktop' ? 'mobile' : 'desktop')
})

test('chooses the layout by device on any other host, without a redirect', async ({ page, layout, baseURL }) => {
  await page.goto('/')
  await expect(page).toHaveURL(`${baseURL}/`)
  await expect(page.locator('html')).toHaveAttribute('data-layout', layout)
})

test('shows the preview on the desktop layout, and the course on the mobile one', async ({ page, layout }) => {
  const answer = await page.request.get('/contents/preview?id=101')
  expect(answer.url()).toMatch(layout === 'mobile' ? /\/contents\/detail\?id=101/ : /\/contents\/preview\?id=101/)
})

/** Addresses that the server answers with a redirect, with the path that they lead to. */
const redirects: readonly (readonly [address: string, path: string])[] = [
  ['/cs', '/cs/notices'],
  ['/agreement', '/agreement/2025'],
  ['/agreement/1999', '/not-found'],
  ['/privacy-policy', '/privacy-policy/2025'],
  ['/company', '/company/introduction'],
  ['/no/such/page', '/not-found'],
  ['/social/nobody', '/not-found'],
  ['/promotion', '/not-found'],
  ['/learn', '/contents'],
  ['/contents/opening', '/not-found'],
  ['/contents/detail', '/not-found'],
  ['/contents/detail?id=999999', '/not-found'],
  ['/contents/detail?id=101&option=999', '/contents/detail'],
  ['/cs/notice-detail', '/not-found'],
  ['/cs/event-detail', '/not-found'],
  ['/cs/faq?id=999999', '/cs/faq'],
  ['/device/detail', '/not-found'],
  ['/device/detail?id=25&months=999', '/device/detail'],
  ['/downloads?tab=manuals&page=999', '/downloads'],
  ['/search?q=a&page=999', '/search'],
  ['/support/codes/nonsense', '/support/codes'],
  ['/support/flows/nonsense', '/support'],
  ['/?layout=desktop', '/'],
  ['/%ff', '/not-found'],
]

test('keeps the language of an address through every redirect', { tag: '@once' }, async ({ request, baseURL }) => {
  for (const [address, path] of redirects) {
    const answer = await request.get(`${address}${address.includes('?') ? '&' : '?'}lang=ko`, { maxRedirects: 0 })
    const to = new URL(answer.headers()['location'] ?? '', baseURL)
    expect({ address, path: to.pathname, lang: to.searchParams.get('lang') }).toEqual({ address, path, lang: 'ko' })
  }
})
