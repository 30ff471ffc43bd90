import { createRouter } from './router.tsx'
import { createShopContext } from './shop-context.ts'
import { hydrate } from './hydrate.tsx'

hydrate(createRouter(createShopContext()))
