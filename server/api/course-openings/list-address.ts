import { randomUUID } from 'node:crypto'
import type { Throws } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Locale } from '#contract/values/locale.ts'
import { type Transaction, transact } from '#server/db/open.ts'
import { courseOpeningRequests } from '#server/db/schema/inquiries.ts'
import { requestCookie } from '#server/lib/cookies.ts'
import { createTransactionQueue } from '#server/lib/semaphore.ts'
import { bindBrowser } from '../browser-binding.ts'
import type { Caller, Services } from '../handler.ts'
import { countRequest, messageLimits } from '../limited-requests.ts'
import { cancelPath } from './opening-links.ts'

const queue = createTransactionQueue()

interface ListedAddress {
  readonly email: string
  /** Number of the course; null for the PC client. */
  readonly courseIdx: number | null
  /** Writes the mail that confirms the request. `path` leads to the page that takes it back. */
  readonly confirm: (tx: Transaction, mail: { email: string; now: Date; path: string }) => Promise<void>
}

/** Puts an address on a list once, and confirms it by a mail. Counts the request first; `PR11001429` for too many. */
export async function listAddress(
  call: Services & Throws<typeof codes.tooManyMails> & { readonly caller: Caller; readonly locale: Locale },
  { email: typed, courseIdx, confirm }: ListedAddress,
): Promise<void> {
  const { db, clock, caller, locale } = call
  const email = typed.toLowerCase()
  const asked = { bindingHash: await bindBrowser(call, caller, requestCookie), address: caller.address, contact: email }
  await countRequest(call, caller, codes.tooManyMails, messageLimits('course-opening', asked))
  const id = randomUUID()
  const path = await cancelPath(db, id)
  await queue.run(() =>
    transact(db, async (tx) => {
      const now = clock.now()
      const added = await tx
        .insert(courseOpeningRequests)
        .values({ id, courseIdx, email, locale, requestedAt: now })
        .onConflictDoNothing()
        .returning()
      // The address is on the list already, and has had its mail.
      if (added.length > 0) await confirm(tx, { email, now, path })
    }),
  )
}
