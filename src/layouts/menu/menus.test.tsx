import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { CourseMenu as Menu } from '#contract/courses/course-calls.ts'
import { createMessages } from '#lib/i18n/i18n.ts'
import { renderRouter } from '#tests/support/screens/render-router.tsx'
import { CourseMenuPanel } from '../desktop/course-menu-panel.lazy.tsx'
import { CourseMenu } from '../mobile/course-menu.lazy.tsx'

afterEach(cleanup)

const course = (idx: number, individual: boolean, group: boolean) => ({
  idx,
  title: `Course ${idx}`,
  individual: { is_exist: individual },
  group: { is_exist: group },
})
const menu: Menu = [
  { code: 'safety', name: 'Safety', contents: [course(1, true, false), course(3, false, true)] },
  { code: 'pilot', name: 'Pilot', contents: [course(2, true, true)] },
]

/** Texts and addresses of every link of a menu, from top to bottom. */
async function linksOf(Content: () => ReactNode): Promise<[text: string, address: string | null][]> {
  const messages = createMessages('en')
  await messages.load(['shop', 'shop-lazy'])
  const router = createRouter({
    routeTree: createRootRoute({ loader: () => ({ menu }), component: Content }),
    history: createMemoryHistory(),
  })
  renderRouter(router, { messages, queryClient: new QueryClient() })
  // Both menus keep one of the two lists hidden.
  const links = await screen.findAllByRole('link', { hidden: true })
  return links.map((link) => [link.textContent, link.getAttribute('href')])
}

test('every link of the phone’s menu names its member type and field', async () => {
  expect(await linksOf(CourseMenu)).toEqual([
    ['Course 1', '/contents/detail?id=1&memberType=IDV'],
    ['All Safety courses', '/contents?memberType=IDV&category=safety'],
    ['Course 2', '/contents/detail?id=2&memberType=IDV'],
    ['All Pilot courses', '/contents?memberType=IDV&category=pilot'],
    ['Course 3', '/contents/detail?id=3&memberType=GRP'],
    ['All Safety courses', '/contents?memberType=GRP&category=safety'],
    ['Course 2', '/contents/detail?id=2&memberType=IDV'],
    ['All Pilot courses', '/contents?memberType=GRP&category=pilot'],
  ])
})

test('every link of the desktop’s menu names its member type and field', async () => {
  expect(await linksOf(CourseMenuPanel)).toEqual([
    ['See all 3 courses', '/contents'],
    ['Safety', '/contents?memberType=IDV&category=safety'],
    ['Course 1', '/contents/detail?id=1&memberType=IDV'],
    ['Pilot', '/contents?memberType=IDV&category=pilot'],
    ['Course 2', '/contents/detail?id=2&memberType=IDV'],
    ['Safety', '/contents?memberType=GRP&category=safety'],
    ['Course 3', '/contents/detail?id=3&memberType=GRP'],
    ['Pilot', '/contents?memberType=GRP&category=pilot'],
    ['Course 2', '/contents/detail?id=2&memberType=IDV'],
  ])
})
