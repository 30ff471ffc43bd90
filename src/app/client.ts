import { createRouter } from './router.tsx'
import { createShopContext } from './shop-context.ts'
import { hydrate } from './hydrate.tsx'

/** Entry of the shop's pages. */
hydrate(createRouter(createShopContext()))
