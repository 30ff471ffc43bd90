import { expect, it } from 'vitest'
import { shopRouter } from '#tests/support/screens/shop-router.ts'

const router = shopRouter({ desktop: 'http://shop.test', mobile: 'http://m.shop.test' })

/** Text to read, and results of what was done elsewhere: a heading and lines are what they look like. */
const articles = [
  '/agreement/$edition',
  '/marketing',
  '/privacy-policy/$edition',
  '/private',
  '/membership-ended',
  '/not-found',
  '/oacx',
  '/_member/order-complete',
  '/order-failed',
  '/script-needed',
  '/social/$provider',
]

it('every page names the shape of its skeleton, or is an article', () => {
  const unnamed = Object.values(router.routesByPath).filter((route) => {
    const isPage = route.options.component !== undefined && !route.fullPath.startsWith('/support')
    for (let each: typeof route | undefined = route; each; each = each.parentRoute) {
      if (each.options.staticData?.skeleton !== undefined) return false
    }
    return isPage
  })
  expect(unnamed.map(({ id }) => id).toSorted()).toEqual(articles.toSorted())
})
