import type { AnyRoute } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { routeTree } from './route-tree.gen.ts'

const campaign = { lang: 'en', utm_source: 'mail' }

/** A route and all below it, with their ids, which a router would give them. */
function routesBelow(route: AnyRoute, originalIndex = 0): AnyRoute[] {
  route.init(originalIndex)
  const children: AnyRoute[] = Object.values(route.children ?? {})
  return [route, ...children.flatMap((child, index) => routesBelow(child, index))]
}

const readers = routesBelow(routeTree).flatMap(({ id, options: { loaderDeps } }) =>
  loaderDeps === undefined ? [] : [[id, loaderDeps] as const],
)

it('finds the routes whose loaders read search parameters', () => {
  expect(readers.map(([id]) => id)).toEqual(
    expect.arrayContaining(['/contents/', '/contents/detail', '/contents/preview', '/device/', '/device/detail']),
  )
})

it.each(readers)(
  'reads the same data with a language and parameters of a campaign in the address: %s',
  (_, loaderDeps) => {
    expect(loaderDeps({ search: { ...campaign } })).toEqual(loaderDeps({ search: {} }))
  },
)
