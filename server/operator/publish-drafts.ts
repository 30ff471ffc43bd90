import { describeError } from '../db/errors.ts'
import type { Figures } from '../lib/figures.ts'
import type { Log } from '../lib/log.ts'
import { runRegularly } from '../lib/run-regularly.ts'
import { type PublishingServices, publishDueDrafts } from './content-publishing.ts'

/** How often the job looks for drafts that are due, in milliseconds. */
const everyMilliseconds = 5_000

/** Publishes drafts at the moment for which they are scheduled. Returns how to stop it. */
export function publishDraftsRegularly(
  services: PublishingServices & { readonly log: Log; readonly figures?: Figures | undefined },
): () => Promise<void> {
  return runRegularly({
    name: 'publish-drafts',
    everyMs: everyMilliseconds,
    startsNow: false,
    work: (signal) => publishDueDrafts(services, signal),
    onError: (error) => services.log.warn({ error: describeError(error) }, 'drafts were not published'),
    figures: services.figures,
  })
}
