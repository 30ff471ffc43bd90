import { createRouter } from './router.tsx'
import { shopContext } from './shop-context.ts'
import { takeOver } from './take-over.tsx'

takeOver(createRouter(shopContext()))
