import { describeError } from '../db/errors.ts'
import type { Log } from '../lib/log.ts'
import type { ContentServices } from './content-drafts.ts'
import { publishDueDrafts } from './content-publishing.ts'

/** How often the job looks for drafts that are due, in milliseconds. */
const everyMilliseconds = 5_000

/** Publishes drafts at the moment for which they are scheduled. Returns how to stop it. */
export function publishDraftsRegularly(services: ContentServices & { readonly log: Log }): () => Promise<void> {
  const stop = new AbortController()
  let running: Promise<unknown> | undefined
  const look = () => {
    running ??= publishDueDrafts(services, stop.signal)
      .catch((error: unknown) => services.log.warn({ error: describeError(error) }, 'drafts were not published'))
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(look, everyMilliseconds)
  timer.unref()
  return async () => {
    clearInterval(timer)
    stop.abort()
    await running
  }
}
