import { createRouter } from './router.tsx'
import { createShopContext } from './shop-context.ts'
import { hydrate } from './hydrate.tsx'

/** Entry of `npm run dev`: the support entry for `?at=`, the shop's otherwise; `?inspect` opens the inspector of flows. */
const search = new URLSearchParams(location.search)
if (search.has('at')) await import('./support-client.ts')
else if (search.has('inspect')) {
  const { openInspector } = await import('../features/support/inspector/inspector.tsx')
  hydrate(createRouter({ ...createShopContext(), inspect: openInspector() }))
} else hydrate(createRouter(createShopContext()))
