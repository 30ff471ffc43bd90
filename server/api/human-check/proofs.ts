import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Throws } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Transaction } from '#server/db/open.ts'
import { humanChecks } from '#server/db/schema/sign-up.ts'
import type { Clock } from '#server/lib/clock.ts'
import { requestCookie } from '#server/lib/cookies.ts'
import { boundBrowser } from '../browser-binding.ts'
import type { Caller } from '../handler.ts'

/** Uses up the proof of a human check in this browser. Throws `PR11006400` when there is no valid one. */
export async function consumeHumanProof(
  tx: Transaction,
  {
    clock,
    caller,
    apiError,
  }: { readonly clock: Clock; readonly caller: Caller } & Throws<typeof codes.humanCheckFailed>,
  id: string,
): Promise<void> {
  const now = clock.now()
  const [proof] = await tx
    .update(humanChecks)
    .set({ usedAt: now })
    .where(
      and(
        eq(humanChecks.id, id),
        eq(humanChecks.bindingHash, boundBrowser(caller, requestCookie)),
        isNull(humanChecks.usedAt),
        gt(humanChecks.expiresAt, now),
      ),
    )
    .returning({ id: humanChecks.id })
  if (!proof) throw apiError(codes.humanCheckFailed, 'There is no proof that a person signs up.', 'human_check')
}
