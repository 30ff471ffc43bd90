import { createRouter } from './router.tsx'
import { createShopContext } from './shop-context.ts'
import { hydrate } from './hydrate.tsx'
import { measureVitals } from './vitals.ts'

/** Entry of the shop's pages. */
const router = createRouter(createShopContext())
hydrate(router)
measureVitals(router)
