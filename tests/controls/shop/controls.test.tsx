import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { waitFor } from '#tests/support/wait-for.ts'
import { describePages } from '../describe-pages.ts'
import { openShopPage, type ShopTable } from './page.tsx'
import * as account from './pages/account.ts'
import * as basket from './pages/basket.ts'
import * as certificates from './pages/certificates.ts'
import * as company from './pages/company.ts'
import * as coursePage from './pages/course-page.ts'
import * as courses from './pages/courses.ts'
import * as devices from './pages/devices.ts'
import * as frame from './pages/frame.ts'
import * as home from './pages/home.ts'
import * as membership from './pages/membership.ts'
import * as openings from './pages/openings.ts'
import * as order from './pages/order.ts'
import * as orders from './pages/orders.ts'
import * as still from './pages/static.ts'
import * as support from './pages/support.ts'

const tables: Readonly<Record<string, ShopTable>> = {
  ...account,
  ...basket,
  ...certificates,
  ...company,
  ...coursePage,
  ...courses,
  ...devices,
  ...frame,
  ...home,
  ...membership,
  ...order,
  ...openings,
  ...orders,
  ...still,
  ...support,
}

/** Pages without rows, by why they have none. */
const withoutRows: Readonly<Record<string, readonly string[]>> = {
  'its flow has a model (tests/flows)': [
    '_member/mypage/change-password',
    '_member/mypage/edit',
    '_member/order',
    '_member/order-complete',
    '_sign-up/regist',
    '_sign-up/regist_data',
    'account-change',
    'cs/inquiry',
    'cs/inquiry-complete',
    'delete-account',
    'find-account/findbyemail',
    'find-account/success',
    'find-password',
    'find-password-reset',
    'learn',
    'login',
    'oacx',
    'order-failed',
    'social.$provider',
    'verify-email',
  ],
  'it holds other pages, or leads to one': [
    '_member/route',
    '_sign-up/route',
    'agreement/index',
    'company/index',
    'cs/index',
    'cs/route',
    'find-account/index',
    'find-account/route',
    'privacy-policy/index',
  ],
  'only support opens it': [
    'support/address',
    'support/case',
    'support/codes.$code',
    'support/codes.index',
    'support/flows.$name',
    'support/index',
  ],
  'a text with links to its articles (tests/e2e/legal.spec.ts)': [
    'agreement/$edition',
    'privacy-policy/$edition',
    'marketing',
    'private',
  ],
  'its rows are still to be written': ['contents/preview', 'cs/event-detail', 'promotion', 'search'],
}

it('has a table for every page', () => {
  const routes = Object.keys(import.meta.glob(['../../../routes/**/*.tsx', '!**/{$,__root}.tsx'])).map((file) =>
    file.replace(/^.*\/routes\//, '').replace('.tsx', ''),
  )
  const paths = Object.values(tables).map(({ address }) => address.replace(/[?#].*/, ''))
  const hasTable = (route: string) => {
    const path = `/${route}`
      .replace(/\/_\w[\w-]*/g, '')
      .replace(/[./]?index$/, '')
      .replaceAll(/_?\./g, '/')
      .replace(/\$\w+/g, '[^/]+')
    return paths.some((each) => new RegExp(`^${path}/?$`).test(each))
  }
  const missing = routes.filter((route) => !hasTable(route))
  expect(missing.toSorted()).toEqual(Object.values(withoutRows).flat().toSorted())
})

it('counts each press of More while the prices are read', async () => {
  const { server, controls } = await openShopPage(basket.visitorsBasket)
  const more = controls().find(({ key }) => key === 'button More of Headset')?.element
  if (!more) throw new Error('the basket has no headset')
  server.hold()
  const user = userEvent.setup()
  await user.click(more)
  await user.click(more)
  server.recover()
  await waitFor(() => expect(server.calls.at(-1)).toBe('GET /order/basket/quote?option=101003&devices=11r3x4_13px3'))
})

describePages(tables, openShopPage)
