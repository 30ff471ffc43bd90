import { createClock } from '../../server/lib/clock.ts'
import { migrateDatabase, openDatabase } from '../../server/db/open.ts'
import { createPasswords } from '../../server/lib/passwords.ts'
import { sandboxMembers, seedMembers } from '../../server/sandbox/members.ts'
import { openApi } from './api.ts'
import { startDatabase } from './database.ts'
import { type Figure, median } from './table.ts'

const pairs = 2_000
/** Tries are forgotten from one login to the next, so that no limit is met. */
const stepMilliseconds = 60 * 60 * 1000

/** Wrong passwords for an ID that somebody has against one that nobody has, turn by turn, of the same length. */
export async function loginTimes(): Promise<Figure[]> {
  const engine = await startDatabase()
  const database = await openDatabase(engine.connection('practicum'))
  await migrateDatabase(database)
  let step = 0
  const clock = createClock(() => Date.UTC(2026, 0, 1) + step++ * stepMilliseconds)
  await seedMembers(database.db, clock, createPasswords())
  const shop = await openApi(database, clock)
  const known = sandboxMembers[0]?.userid ?? ''
  const unknown = known.replace(/^./, 'x')

  const first = await shop.api.request('/', { headers: { Host: 'localhost' } })
  const xsrf = /XSRF-TOKEN=([^;]+)/.exec(first.headers.get('Set-Cookie') ?? '')?.[1] ?? ''
  let logins = 0
  const login = async (userid: string): Promise<number> => {
    const network = logins++
    const started = performance.now()
    const answer = await shop.api.request('/v1/member/auth/login/password', {
      method: 'POST',
      headers: {
        Cookie: `XSRF-TOKEN=${xsrf}`,
        'X-XSRF-TOKEN': xsrf,
        'X-Forwarded-For': `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`,
      },
      body: JSON.stringify({ userid, password: 'not the password' }),
    })
    await answer.arrayBuffer()
    const time = performance.now() - started
    if (answer.status !== 400) throw new Error(`a login answered ${answer.status}`)
    return time
  }

  for (let turn = 0; turn < 20; turn++) await login(turn % 2 === 0 ? known : unknown)
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let turn = 0; turn < pairs; turn++) {
    // Either goes first as often as the other.
    const order = turn % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of order) times[kind].push(await login(kind === 'known' ? known : unknown))
  }
  await shop.close()
  await engine.stop()
  return [
    {
      name: 'login: known ID against unknown, medians apart',
      value: Math.abs(median(times.known) - median(times.unknown)),
      unit: 'ms',
      goal: ['most', 0.5],
    },
    { name: 'login: wrong password', value: median(times.known), unit: 'ms', goal: ['most', 100] },
  ]
}
