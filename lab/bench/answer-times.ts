import { migrateDatabase, openDatabase } from '../../server/db/open.ts'
import { createClock } from '../../server/lib/clock.ts'
import { createPasswords } from '../../server/lib/passwords.ts'
import { seedMembers } from '../../server/sandbox/members.ts'
import { openApi } from './api.ts'
import { startDatabase } from './database.ts'

/**
 * An API with the sandbox's members, in this process. Its clock advances by `stepMs` with each reading, so that earlier
 * requests no longer count towards any limit.
 */
export async function openTimedApi(stepMs: number) {
  const engine = await startDatabase()
  const database = await openDatabase(engine.connection('practicum'))
  await migrateDatabase(database)
  let step = 0
  const clock = createClock(() => Date.UTC(2026, 0, 1) + step++ * stepMs)
  await seedMembers(database.db, clock, createPasswords())
  const shop = await openApi(database, clock)
  const first = await shop.api.request('/', { headers: { Host: 'localhost' } })
  const xsrf = /XSRF-TOKEN=([^;]+)/.exec(first.headers.get('Set-Cookie') ?? '')?.[1] ?? ''
  let requests = 0

  /** Sends a call from a network of its own; returns how long the answer took, in ms. Throws on another status. */
  const timePost = async (path: string, body: object, expectedStatus: number): Promise<number> => {
    const network = requests++
    const started = performance.now()
    const answer = await shop.api.request(path, {
      method: 'POST',
      headers: {
        Cookie: `XSRF-TOKEN=${xsrf}`,
        'X-XSRF-TOKEN': decodeURIComponent(xsrf),
        'X-Forwarded-For': `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`,
      },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    const milliseconds = performance.now() - started
    if (answer.status !== expectedStatus) throw new Error(`${path} answered ${answer.status}: ${text}`)
    return milliseconds
  }
  return {
    db: database.db,
    timePost,
    [Symbol.asyncDispose]: async () => {
      await shop.close()
      await engine.stop()
    },
  }
}

const warmupRequests = 20

/** Times a request about something known and one about something unknown, alternately; `pairs` of each, in ms. */
export async function compareTimes(
  pairs: number,
  time: (kind: 'known' | 'unknown') => Promise<number>,
): Promise<Record<'known' | 'unknown', number[]>> {
  for (let turn = 0; turn < warmupRequests; turn++) await time(turn % 2 === 0 ? 'known' : 'unknown')
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let turn = 0; turn < pairs; turn++) {
    // Each kind goes first in half of the pairs.
    const order = turn % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of order) times[kind].push(await time(kind))
  }
  return times
}
