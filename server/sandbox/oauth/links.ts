import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { socialProviders } from '#contract/values/social-providers.ts'
import type { Database } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { socialAccounts } from '#server/db/schema/sign-in.ts'
import type { Clock } from '#server/lib/clock.ts'
import { sandboxRecordsOf } from '../records.ts'
import { sandboxAccounts, subjectOf } from './accounts.ts'

/** Links the sandbox's accounts to its members, once per member: an account that was unlinked stays unlinked. */
export async function linkSandboxAccounts(services: { readonly db: Database; readonly clock: Clock }): Promise<void> {
  const { db } = services
  const done = sandboxRecordsOf(services, 'oauth-links', v.boolean())
  for (const account of sandboxAccounts) {
    const { userid } = account
    if (userid === undefined || (await done.find(userid))) continue
    const [member] = await db
      .select({ id: members.id, registeredAt: members.registeredAt })
      .from(members)
      .where(eq(members.userid, userid))
    if (!member) continue
    await db
      .insert(socialAccounts)
      .values(
        socialProviders.map((provider) => ({
          id: randomUUID(),
          memberId: member.id,
          provider,
          subject: subjectOf(provider, account),
          // They came with the membership.
          linkedAt: member.registeredAt,
        })),
      )
      .onConflictDoNothing()
    await done.put(userid, true)
  }
}
