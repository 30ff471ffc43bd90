import { expect, it } from 'vitest'
import { mayCall } from '#contract/desk/desk-endpoint.ts'
import type { Role } from '#contract/desk/roles.ts'
import { sections } from './sections.ts'

const all = ['/', '/figures', '/funnels', '/empty-searches', '/content']

it.each<[Role, readonly string[]]>([
  ['viewer', [...all, '/orders', '/shipments', '/members', '/inquiries', '/reviews']],
  ['support', [...all, '/orders', '/shipments', '/approvals', '/members', '/inquiries', '/reviews', '/record']],
  ['money', [...all, '/orders', '/approvals', '/members', '/inquiries', '/record']],
  ['content', [...all, '/reviews']],
  ['owner', sections.map(({ link }) => String(link.to))],
])('shows the menu of %s', (role, open) => {
  const shown = sections.filter(({ reads }) => mayCall([role], reads)).map(({ link }) => link.to)
  expect(shown.toSorted()).toEqual([...open].toSorted())
})
