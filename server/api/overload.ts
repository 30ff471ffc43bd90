import { createMiddleware } from 'hono/factory'
import { overloaded } from './handler.ts'

/** Calls that one process works on at the same time; many times what its database connections can serve. */
export const mostCalls = 2_000

/** Refuses calls beyond `most` at a time with `PR10007503`, so that the others are still answered in time. */
export function overloadGuard(most: number) {
  let running = 0
  return createMiddleware(async (_, next) => {
    if (running >= most) throw overloaded()
    running += 1
    try {
      await next()
    } finally {
      running -= 1
    }
  })
}
