import { sandboxMembers } from '../../server/sandbox/members.ts'
import { compareTimes, openTimedApi } from './answer-times.ts'
import { type Figure, median } from './table.ts'

const pairs = 2_000
/** Longer than wrong passwords count. */
const stepMs = 60 * 60 * 1000

/** How far apart the times are of wrong passwords, for an ID that exists and for one of the same length that does not. */
export async function loginTimes(): Promise<Figure[]> {
  await using shop = await openTimedApi(stepMs)
  const known = sandboxMembers[0]?.userid ?? ''
  const userids = { known, unknown: known.replace(/^./, 'x') }
  const times = await compareTimes(pairs, (kind) =>
    shop.timePost('/v1/member/auth/login/password', { userid: userids[kind], password: 'not the password' }, 400),
  )
  return [
    {
      name: 'login: known ID against unknown, difference of medians',
      value: Math.abs(median(times.known) - median(times.unknown)),
      unit: 'ms',
      goal: ['most', 0.5],
    },
    { name: 'login: wrong password', value: median(times.known), unit: 'ms', goal: ['most', 100] },
  ]
}
