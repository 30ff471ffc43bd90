import { expect, it } from 'vitest'
import { lastList } from '#desk/list/last-list.ts'
import { describePages } from '../describe-pages.ts'
import { type DeskTable, openDeskPage } from './page.tsx'
import * as approvals from './pages/approvals.ts'
import * as figures from './pages/figures.ts'
import * as inquiries from './pages/inquiries.ts'
import * as lists from './pages/lists.ts'
import * as members from './pages/members.ts'
import * as operators from './pages/operators.ts'
import * as orders from './pages/orders.ts'
import * as setUp from './pages/set-up.ts'
import * as shipments from './pages/shipments.ts'

// Modules keep the last list for its way back, and the last carrier: what begins without them comes first.
const tables: Readonly<Record<string, DeskTable>> = {
  ...approvals,
  ...figures,
  ...inquiries,
  ...members,
  ...operators,
  ...orders,
  ...setUp,
  ...shipments,
  ...lists,
}

/** Pages whose flow has a model (`tests/flows`). */
const withModel = ['content.file', 'content.new', 'orders.$number.refund']

it('has a table for every page', () => {
  const routes = Object.keys(import.meta.glob('#desk/routes/_desk/*.tsx')).map((file) =>
    file.replace(/^.*\/_desk\//, '').replace('.tsx', ''),
  )
  const paths = Object.values(tables).map(({ address }) => address.replace(/[?#].*/, ''))
  const missing = routes.filter((route) => {
    const path = `/${route.replace(/\.?index$/, '').replaceAll('.', '/')}`.replace(/\$\w+/g, '[^/]+')
    return !paths.some((each) => new RegExp(`^${path}$`).test(each))
  })
  expect(missing).toEqual(withModel)
})

describePages(tables, openDeskPage, { remembersLists: true })

it.each([
  ['orders', lists.orders, { to: '/orders', search: { stage: 'to_ship', page: 2 } }],
  ['members', lists.members, { to: '/members', search: { status: 'restricted', page: 2 } }],
  ['inquiries', lists.inquiries, { to: '/inquiries', search: { category: 'refund', page: 2 } }],
  ['content', lists.content, { to: '/content', search: { kind: 'course', page: 2 } }],
] as const)('keeps the list of %s with its filter and page for the way back', async (name, list, link) => {
  await openDeskPage(list)
  expect(lastList(name)).toEqual(link)
})
