import { createRouter } from './router.tsx'
import { createShopContext } from './shop-context.ts'
import { hydrate } from './hydrate.tsx'

/** The entry of `npm run dev`: that of the address, with the inspector when it is asked for. */
const search = new URLSearchParams(location.search)
if (search.has('at')) await import('./support-client.ts')
else if (search.has('inspect')) {
  const { openInspector } = await import('../features/support/inspector/inspector.tsx')
  hydrate(createRouter({ ...createShopContext(), inspect: openInspector() }))
} else hydrate(createRouter(createShopContext()))
