import { eq } from 'drizzle-orm'
import { createClock } from '../../server/lib/clock.ts'
import { migrateDatabase, openDatabase } from '../../server/db/open.ts'
import { members } from '../../server/db/schema/members.ts'
import { createPasswords } from '../../server/lib/passwords.ts'
import { sandboxMembers, seedMembers } from '../../server/sandbox/members.ts'
import { openApi } from './api.ts'
import { startDatabase } from './database.ts'
import { type Figure, median } from './table.ts'

const pairs = 500
/** Requests are forgotten from one to the next, so that no limit is met. */
const stepMilliseconds = 25 * 60 * 60 * 1000

/**
 * Codes for a contact that a member has against codes for one that nobody has, turn by turn. The other questions about
 * accounts, the two checks for duplicates and the link for a new password, tell by their code, so that their time
 * tells nothing more.
 */
export async function findIdTimes(): Promise<Figure[]> {
  const engine = await startDatabase()
  const database = await openDatabase(engine.connection('practicum'))
  await migrateDatabase(database)
  let step = 0
  const clock = createClock(() => Date.UTC(2026, 0, 1) + step++ * stepMilliseconds)
  await seedMembers(database.db, clock, createPasswords())
  const shop = await openApi(database, clock)
  const [member] = await database.db
    .select({ name: members.name, phone: members.phone, email: members.email })
    .from(members)
    .where(eq(members.userid, sandboxMembers[0]?.userid ?? ''))
  const first = await shop.api.request('/', { headers: { Host: 'localhost' } })
  const xsrf = /XSRF-TOKEN=([^;]+)/.exec(first.headers.get('Set-Cookie') ?? '')?.[1] ?? ''
  let requests = 0
  const ask = async (type: 'phone' | 'email', contact: string): Promise<number> => {
    const network = requests++
    const started = performance.now()
    const answer = await shop.api.request(`/v1/member/auth/find/id/${type}/otp`, {
      method: 'POST',
      headers: {
        Cookie: `XSRF-TOKEN=${xsrf}`,
        'X-XSRF-TOKEN': decodeURIComponent(xsrf),
        'X-Forwarded-For': `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`,
      },
      body: JSON.stringify({ name: member?.name ?? '', [type]: contact }),
    })
    const text = await answer.text()
    const time = performance.now() - started
    if (answer.status !== 200) throw new Error(`a request for a code answered ${answer.status}: ${text}`)
    return time
  }

  const figures: Figure[] = []
  const contacts = {
    phone: { known: member?.phone ?? '', unknown: '01099998888' },
    email: { known: member?.email ?? '', unknown: `x${(member?.email ?? '').slice(1)}` },
  }
  for (const type of ['phone', 'email'] as const) {
    for (let turn = 0; turn < 20; turn++) await ask(type, contacts[type][turn % 2 === 0 ? 'known' : 'unknown'])
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let turn = 0; turn < pairs; turn++) {
      // Either goes first as often as the other.
      const order = turn % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      for (const kind of order) times[kind].push(await ask(type, contacts[type][kind]))
    }
    figures.push({
      name: `find ID by ${type}: known contact against unknown, medians apart`,
      value: Math.abs(median(times.known) - median(times.unknown)),
      unit: 'ms',
      goal: ['most', 0.5],
    })
  }
  await shop.close()
  await engine.stop()
  return figures
}
