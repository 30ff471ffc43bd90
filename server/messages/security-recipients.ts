import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Locale } from '#contract/values/locale.ts'
import type { Transaction } from '../db/open.ts'
import { members } from '../db/schema/members.ts'
import { accountChanges } from '../db/schema/sign-in.ts'

/** Who hears of what happens to an account. */
export interface SecurityRecipients {
  readonly locale: Locale
  /** The address of the account; empty when it has none. */
  readonly current: string
  /**
   * The address that the links to undo a change go to: the one before the first change of address within the last days,
   * since a thief changes the address first. Without such a change it is the current one.
   */
  readonly trusted: string
  /** Until when the former address is trusted; undefined when the current one is. */
  readonly trustedUntil: Date | undefined
  /** Addresses between the trusted and the current one. */
  readonly others: readonly string[]
  /** Each of these addresses once, the trusted one first. */
  readonly all: readonly string[]
}

/** Condition for the changes of an address. The first address of an account that had none replaces nobody's. */
export const isChangedAddress = and(
  eq(accountChanges.kind, 'email-changed'),
  ne(sql`${accountChanges.details}->>'before'`, ''),
)

/** Finds who hears of what happens to an account. */
export async function findSecurityRecipients(
  tx: Transaction,
  now: Date,
  memberId: string,
): Promise<SecurityRecipients> {
  const [member] = await tx
    .select({ email: members.email, locale: members.locale })
    .from(members)
    .where(eq(members.id, memberId))
  if (!member) throw new Error('there is no such member')
  const { locale, email: current } = member
  const changes = await tx
    .select({ details: accountChanges.details, expiresAt: accountChanges.expiresAt })
    .from(accountChanges)
    .where(
      and(
        eq(accountChanges.memberId, memberId),
        isChangedAddress,
        isNull(accountChanges.undoneAt),
        gt(accountChanges.expiresAt, now),
      ),
    )
    .orderBy(asc(accountChanges.position))
  const former = changes.map(({ details }) => details.before ?? '')
  const trusted = former[0] ?? current
  const others = [...new Set(former.filter((address) => address !== trusted && address !== current))]
  const all = [...new Set([trusted, ...others, current])]
  return { locale, current, trusted, trustedUntil: changes[0]?.expiresAt, others, all }
}
