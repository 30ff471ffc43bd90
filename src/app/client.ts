import { hydrate } from './hydrate.tsx'
import { createRouter } from './router.tsx'
import { createShopContext } from './shop-context.ts'
import { measureVitals } from './vitals.ts'

/** Entry of the shop's pages. */
const router = createRouter(createShopContext())
hydrate(router)
measureVitals(router)
