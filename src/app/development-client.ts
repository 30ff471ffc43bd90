import { hydrate } from './hydrate.tsx'
import { createRouter } from './router.tsx'
import { createShopContext } from './shop-context.ts'

/**
 * Entry of `npm run dev`: the support entry for `?at=`, the shop's otherwise. `?inspect` opens the inspector of flows,
 * `?inspect=stately` the Stately Inspector instead.
 */
const search = new URLSearchParams(location.search)
if (search.has('at')) await import('./support-client.ts')
else if (search.get('inspect') === 'stately') {
  const { openStatelyInspector } = await import('../features/support/inspector/stately-inspector.ts')
  hydrate(createRouter({ ...createShopContext(), inspect: openStatelyInspector() }))
} else if (search.has('inspect')) {
  const { openInspector } = await import('../features/support/inspector/inspector.tsx')
  hydrate(createRouter({ ...createShopContext(), inspect: openInspector() }))
} else hydrate(createRouter(createShopContext()))
