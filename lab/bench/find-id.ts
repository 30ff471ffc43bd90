import { eq } from 'drizzle-orm'
import { members } from '../../server/db/schema/members.ts'
import { sandboxMembers } from '../../server/sandbox/members.ts'
import { compareTimes, openTimedApi } from './answer-times.ts'
import { type Figure, median } from './table.ts'

const pairs = 500
/** Longer than any limit on codes looks back. */
const stepMs = 25 * 60 * 60 * 1000

/**
 * How far apart the times are of requests for a code, for a contact that a member has and for one that nobody has. The
 * other calls that depend on an account, the two checks for duplicates and the link for a new password, say so by their
 * code, so their time reveals nothing more.
 */
export async function findIdTimes(): Promise<Figure[]> {
  await using shop = await openTimedApi(stepMs)
  const [member] = await shop.db
    .select({ name: members.name, phone: members.phone, email: members.email })
    .from(members)
    .where(eq(members.userid, sandboxMembers[0]?.userid ?? ''))
  if (!member) throw new Error('the sandbox has no members')
  const { name, phone, email } = member
  const contacts = {
    phone: { known: phone, unknown: '01099998888' },
    email: { known: email, unknown: `x${email.slice(1)}` },
  }
  const figures: Figure[] = []
  for (const type of ['phone', 'email'] as const) {
    const times = await compareTimes(pairs, (kind) =>
      shop.timePost(`/v1/member/auth/find/id/${type}/otp`, { name, [type]: contacts[type][kind] }, 200),
    )
    figures.push({
      name: `find ID by ${type}: known contact against unknown, difference of medians`,
      value: Math.abs(median(times.known) - median(times.unknown)),
      unit: 'ms',
      goal: ['most', 0.5],
    })
  }
  return figures
}
