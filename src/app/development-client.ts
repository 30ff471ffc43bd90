import { createRouter } from './router.tsx'
import { shopContext } from './shop-context.ts'
import { takeOver } from './take-over.tsx'

/** The entry of `npm run dev`: that of the address, with the inspector when it is asked for. */
const search = new URLSearchParams(location.search)
if (search.has('at')) await import('./support-client.ts')
else if (search.has('inspect')) {
  const { openInspector } = await import('../features/support/inspector/inspector.tsx')
  takeOver(createRouter({ ...shopContext(), inspect: openInspector() }))
} else takeOver(createRouter(shopContext()))
