import { count, countDistinct, eq } from 'drizzle-orm'
import { withdrawalPreview } from '#contract/accounts/withdrawal.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Locale } from '#contract/values/locale.ts'
import { transact } from '#server/db/open.ts'
import { finishedLessons } from '#server/db/schema/learning.ts'
import { members } from '#server/db/schema/members.ts'
import type { OrderItemRow, OrderRow } from '#server/db/schema/orders.ts'
import { daysBetween } from '#server/lib/clock.ts'
import { defineHandler } from '../define-handler.ts'
import { refreshOrderProgress } from '../purchase-history/cancellation.ts'
import { isWithdrawalDelayed } from './delay.ts'
import { findGuardianOfMinor } from './guardian.ts'
import { findOpenAccess, findOrderOutcomes, findRefundableOrders, sumRefunds } from './losses.ts'

export default defineHandler(withdrawalPreview, async (call) => {
  const { db, clock, config, locale, member, apiError } = call
  for (const order of await findRefundableOrders(db, member.memberId, clock)) await refreshOrderProgress(call, order)
  const today = clock.today()
  return transact(db, async (tx) => {
    const [own] = await tx.select().from(members).where(eq(members.id, member.memberId))
    if (!own) throw apiError(codes.memberGone, 'The member behind this access token is gone.')
    const outcomes = await findOrderOutcomes(tx, member.memberId, clock)
    const access = await findOpenAccess(tx, member.memberId, clock)
    const [records] = await tx
      .select({ courses: countDistinct(finishedLessons.courseIdx), lessons: count() })
      .from(finishedLessons)
      .where(eq(finishedLessons.memberId, member.memberId))
    return {
      content: {
        courses: access.map(({ courseIdx, title, startsOn, endsOn }) => ({
          course: courseIdx,
          title: title[locale],
          from: startsOn,
          until: endsOn,
          days: endsOn === null ? null : countDays(startsOn, endsOn, today),
        })),
        unpaid: outcomes.unpaid.map((each) => presentNamedOrder(each, locale)),
        refunds: outcomes.refunds.map((each) => ({ ...presentNamedOrder(each, locale), amt: each.amount })),
        refund_amt: sumRefunds(outcomes),
        kept: outcomes.kept.map((each) => ({ ...presentNamedOrder(each, locale), why: each.why })),
        records: { courses: records?.courses ?? 0, lessons: records?.lessons ?? 0 },
        delay: isWithdrawalDelayed(own, clock.now()) ? { until: own.restrictedUntil?.toISOString() ?? null } : null,
        has_guardian:
          !config.off.includes('identity-verification') && (await findGuardianOfMinor(tx, own, today)) !== undefined,
      },
    }
  })
})

/** Days of an access, and those of them from today on. All are `YYYY-MM-DD`. */
function countDays(startsOn: string, endsOn: string, today: string) {
  const all = daysBetween(startsOn, endsOn) + 1
  return { all, left: Math.min(all, daysBetween(today, endsOn) + 1) }
}

function presentNamedOrder(
  { order, items }: { readonly order: OrderRow; readonly items: readonly OrderItemRow[] },
  locale: Locale,
) {
  return {
    order_number: order.number,
    name: items[0]?.name[locale] ?? '',
    others: Math.max(0, items.length - 1),
  }
}
