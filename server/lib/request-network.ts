import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Network whose call runs now, by which database connections are shared (`server/db/pool.ts`). Undefined for work of
 * the process itself: jobs, and calls of pages that are being rendered.
 */
export const requestNetwork = new AsyncLocalStorage<string | undefined>()
