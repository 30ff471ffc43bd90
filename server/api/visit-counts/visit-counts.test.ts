import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { everyRow } from '#server/db/every-row.ts'
import { emptySearches, flowCounts, pageVitals } from '#server/db/schema/visit-counts.ts'
import { emptySearchesOf, pageSpeedOf } from '#server/operator/visits.ts'
import { flowModels } from '#tests/flows/flow-models.ts'
import { getMachineParts } from '#tests/flows/machine-parts.ts'
import { type Shop, sampleShop, shopOn } from '#tests/support/server/shop.ts'
import { isCountedFlow, isFlowState } from './flow-states.ts'

const shop = await sampleShop('2026-11-21')
const { db } = shop.services
const path = '/v1/visit-counts'
const host = 'shop.localhost:3000'

interface Sent {
  readonly layout?: string
  readonly locale?: string
  readonly states?: readonly object[]
  readonly searches?: readonly string[]
  readonly speed?: object
}

let networks = 0
/** Another network with each use, since what one can add on a day is bounded. */
const newNetwork = () => `10.1.${networks >> 8}.${networks++ & 255}`
let network = newNetwork()

/** Sends a beacon as a browser does: without the anti-forgery pair, with the origin of its page. */
async function beacon(body: Sent, headers: Readonly<Record<string, string>> = {}, at: Shop = shop) {
  const response = await at.api.request(path, {
    method: 'POST',
    headers: {
      Host: host,
      Origin: `http://${host}`,
      'Content-Type': 'application/json',
      'X-Forwarded-For': network,
      ...headers,
    },
    body: JSON.stringify({ layout: 'desktop', locale: 'ko', states: [], searches: [], ...body }),
  })
  await at.services.visitCounts.settled()
  const answer: unknown = await response.json()
  const code = typeof answer === 'object' && answer !== null && 'status_code' in answer ? answer.status_code : undefined
  return { status: response.status, code, cookies: response.headers.getSetCookie() }
}

const login = (state: string, entered = 1) => ({ flow: 'login', state, entered })
const stateRows = () =>
  db.select().from(flowCounts).orderBy(flowCounts.flow, flowCounts.state, flowCounts.layout, flowCounts.locale)
const termRows = () => db.select().from(emptySearches).orderBy(emptySearches.term, emptySearches.locale)

/** The address of another visitor. */
const elsewhere = () => ({ 'X-Forwarded-For': newNetwork() })

beforeEach(async () => {
  network = newNetwork()
  await db.delete(flowCounts).where(everyRow)
  await db.delete(emptySearches).where(everyRow)
  await db.delete(pageVitals).where(everyRow)
})

describe('counts of entered states', () => {
  test('are added up by Korean day, flow, state, layout and language', async () => {
    await beacon({ states: [login('begin'), login('enteringPassword')] })
    await beacon({ states: [login('begin', 2), login('enteringPassword', 3)] })
    await beacon({ states: [login('begin')], layout: 'mobile', locale: 'en' })
    const row = { day: '2026-11-21', flow: 'login', layout: 'desktop', locale: 'ko' }
    expect(await stateRows()).toEqual([
      { ...row, state: 'begin', entered: 3 },
      { ...row, state: 'begin', layout: 'mobile', locale: 'en', entered: 1 },
      { ...row, state: 'enteringPassword', entered: 4 },
    ])
  })

  test('lose nothing when many arrive at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => beacon({ states: [login('begin')] })))
    expect((await stateRows()).map(({ entered }) => entered)).toEqual([20])
  })

  test('are added to the rows of another process', async () => {
    const day = '2026-11-21'
    await db.insert(flowCounts).values({ ...login('begin', 5), day, layout: 'desktop', locale: 'ko' })
    await beacon({ states: [login('begin')] })
    expect((await stateRows()).map(({ entered }) => entered)).toEqual([6])
  })

  test.each([
    ['a state that no flow has', [login('hacking')]],
    ['a state of another flow', [login('waitingForScan')]],
    ['a flow that does not exist', [{ flow: 'hacking', state: 'begin', entered: 1 }]],
    ['the session, which is on no screen', [{ flow: 'session', state: 'signedIn', entered: 1 }]],
    ['a name that every object has', [{ flow: 'constructor', state: 'begin', entered: 1 }]],
    ['a state twice', [login('begin'), login('begin')]],
    ['zero entries', [login('begin', 0)]],
    ['21 entries', [login('begin', 21)]],
    ['half an entry', [login('begin', 0.5)]],
    ['a field that is not known', [{ ...login('begin'), member: 'minji01' }]],
    ['61 states', Array.from({ length: 61 }, () => login('begin'))],
  ])('refuse %s, and the whole batch with it', async (_, states) => {
    expect(await beacon({ states: [login('signedIn'), ...states] })).toMatchObject({ status: 400, code: 'PR10002400' })
    expect(await stateRows()).toEqual([])
  })

  test('take at most 100 entries of a state from one network on a day', async () => {
    for (let sent = 0; sent < 300; sent++) await beacon({ states: [login('begin', 20), login('enteringPassword')] })
    expect((await stateRows()).map(({ state, entered }) => [state, entered])).toEqual([
      ['begin', 100],
      ['enteringPassword', 100],
    ])
    await beacon({ states: [login('begin', 3)] }, elsewhere())
    expect((await stateRows())[0]?.entered).toBe(103)
  })

  test('of the next day have their own limit', async () => {
    const other = await shopOn(shop.database, '2026-11-21')
    for (const day of ['2026-11-21', '2026-11-22']) {
      for (let sent = 0; sent < 6; sent++) await beacon({ states: [login('begin', 20)] }, {}, other)
      expect((await stateRows()).filter((row) => row.day === day).map(({ entered }) => entered)).toEqual([100])
      other.pass(24 * 3_600)
    }
  })

  test('take 20 entries', async () => {
    expect(await beacon({ states: [login('begin', 20)] })).toMatchObject({ status: 200 })
  })

  test('know every state of every flow that visitors see', () => {
    for (const { name, machine } of flowModels.filter((model) => model.name !== 'session')) {
      for (const state of getMachineParts(machine).states)
        expect([name, state, isFlowState(name, state)]).toEqual([name, state, true])
    }
    expect(isCountedFlow('session')).toBe(false)
  })
})

describe('searches that found nothing', () => {
  test('are added up by Korean day, normalized term and language', async () => {
    await beacon({ searches: ['  Quantum   PHYSICS '] })
    await beacon({ searches: ['quantum physics', 'Café'] }, elsewhere())
    await beacon({ searches: ['cafe'], locale: 'en' })
    expect(await termRows()).toEqual([
      { day: '2026-11-21', term: 'cafe', locale: 'en', times: 1 },
      { day: '2026-11-21', term: 'cafe', locale: 'ko', times: 1 },
      { day: '2026-11-21', term: 'quantum physics', locale: 'ko', times: 2 },
    ])
  })

  test.each([
    ['an address', 'minji@member.example'],
    ['four digits', '010-1234-5678'],
    ['four wide digits', '１２３４'],
    ['41 characters', 'a'.repeat(41)],
    ['nothing', '  '],
  ])('refuse %s, because it may be personal', async (_, term) => {
    expect(await beacon({ searches: [term] })).toMatchObject({ status: 400 })
    expect(await termRows()).toEqual([])
  })

  test('take three digits and 40 characters', async () => {
    await beacon({ searches: ['vr 360', 'a'.repeat(40)] })
    expect((await termRows()).map(({ term }) => term)).toEqual(['a'.repeat(40), 'vr 360'])
  })

  test('leave out a text that becomes long when it is normalized', async () => {
    expect(await beacon({ searches: ['ﷺ'.repeat(3)] })).toMatchObject({ status: 200 })
    expect(await termRows()).toEqual([])
  })

  test('count each term once for a network, which adds at most 20 of them on a day', async () => {
    const invented = Array.from({ length: 100 }, (_, index) => `invented ${index}`)
    for (let from = 0; from < 100; from += 10)
      for (const searches of [invented.slice(from, from + 10), invented.slice(0, 10)]) await beacon({ searches })
    const rows = await termRows()
    expect(rows.map(({ term, times }) => [term, times]).toSorted()).toEqual(
      invented
        .slice(0, 20)
        .map((term) => [term, 1])
        .toSorted(),
    )
    await beacon({ searches: ['invented 99', 'welding'] }, elsewhere())
    expect((await termRows()).map(({ term }) => term)).toEqual(expect.arrayContaining(['invented 99', 'welding']))
  })

  test('of one site with 65,536 networks are those of one network', async () => {
    const inSite = (subnet: number) => ({ 'X-Forwarded-For': `2001:db8:7:${subnet.toString(16)}::1` })
    for (let subnet = 1; subnet < 5; subnet++) await beacon({ searches: ['welding'] }, inSite(subnet))
    expect((await termRows()).map(({ times }) => times)).toEqual([1])
  })

  test('keep at most 1,000 terms of a day: a new one takes the place of one that was searched least', async () => {
    const day = '2026-11-21'
    const row = (term: string, times: number) => ({ day, term, locale: 'ko' as const, times })
    const yesterday = { ...row('yesterday', 1), day: '2026-11-20' }
    const full = Array.from({ length: 999 }, (_, index) => row(`term ${index}`, index < 10 ? 1 : 2))
    await db.insert(emptySearches).values([...full, yesterday])
    await beacon({ searches: ['one more', 'another', 'term 0'] })
    const kept = new Map((await termRows()).filter((each) => each.day === day).map(({ term, times }) => [term, times]))
    expect(kept.size).toBe(1_000)
    expect(['one more', 'another', 'term 0'].map((term) => kept.get(term))).toEqual([1, 1, 2])
    expect(full.filter(({ term }) => !kept.has(term)).map(({ times }) => times)).toEqual([1])
    expect(await db.$count(emptySearches, eq(emptySearches.day, '2026-11-20'))).toBe(1)
  })

  test('are listed though somebody has filled the day with invented terms', async () => {
    const period = { from: '2026-11-21', until: '2026-11-21' }
    const invented = (from: number) => Array.from({ length: 10 }, (_, index) => `invented ${from + index}`)
    for (let from = 0; from < 1_200; from += 20) {
      const attacker = elsewhere()
      for (const half of [from, from + 10]) await beacon({ searches: invented(half) }, attacker)
    }
    for (let visitor = 0; visitor < 4; visitor++) await beacon({ searches: ['welding'] }, elsewhere())
    const { rows } = await emptySearchesOf(db, { ...period, page_index: 1, page_size: 20 })
    expect(rows.map(({ term, times }) => [term, times])).toEqual([['welding', 4]])
  })
})

describe('how fast pages were', () => {
  const today = { from: '2026-11-21', until: '2026-11-21' }
  const lcp = (value: number, route = '/contents') => ({ route, name: 'LCP', value })
  const send = (vitals: readonly object[], device = 'phone', layout = 'mobile') =>
    beacon({ layout, speed: { device, vitals } })

  test('is shown as what three of four visitors had or better, by route, layout and kind of device', async () => {
    for (const value of [800, 900, 1_000, 5_000]) await send([lcp(value), { ...lcp(0), name: 'CLS' }])
    await send([lcp(3_000)], 'computer', 'desktop')
    await send([lcp(400, '/')])
    expect(await pageSpeedOf(db, today)).toEqual([
      { route: '/contents', layout: 'mobile', device: 'phone', measured: 4, p75: { LCP: 1_051, CLS: 1 } },
      { route: '/', layout: 'mobile', device: 'phone', measured: 1, p75: { LCP: 405 } },
      { route: '/contents', layout: 'desktop', device: 'computer', measured: 1, p75: { LCP: 3_298 } },
    ])
    expect(await pageSpeedOf(db, { from: '2026-11-22', until: '2026-11-22' })).toEqual([])
  })

  test('loses nothing when many arrive at once, nor beside another process', async () => {
    const row = { day: '2026-11-21', route: '/', layout: 'mobile', device: 'phone', name: 'LCP', step: 73 } as const
    await db.insert(pageVitals).values({ ...row, times: 5 })
    await Promise.all(Array.from({ length: 20 }, () => send([lcp(1_000, '/')])))
    expect(await db.select().from(pageVitals)).toEqual([{ ...row, times: 25 }])
  })

  test.each([
    ['a route that the shop does not have', [lcp(900, '/contents/detail?id=101')]],
    ['a page of the support area', [lcp(900, '/support')]],
    ['a name that is not measured', [{ ...lcp(900), name: 'FID' }]],
    ['more than a minute', [lcp(60_001)]],
    ['less than nothing', [lcp(-1)]],
    ['half a millisecond', [lcp(0.5)]],
    ['a field that is not known', [{ ...lcp(900), member: 'minji01' }]],
    ['61 values', Array.from({ length: 61 }, () => lcp(900))],
  ])('refuses %s', async (_, vitals) => {
    expect(await send(vitals)).toMatchObject({ status: 400, code: 'PR10002400' })
    expect(await db.$count(pageVitals)).toBe(0)
  })

  test('takes at most 1,000 values of one name and route from one network on a day', async () => {
    for (let sent = 0; sent < 18; sent++) await send(Array.from({ length: 60 }, () => lcp(60_000, '/')))
    await send([lcp(900), { ...lcp(20, '/'), name: 'INP' }])
    expect((await pageSpeedOf(db, today)).map(({ route, measured }) => [route, measured]).toSorted()).toEqual([
      ['/', 1_000],
      ['/contents', 1],
    ])
  })

  test('refuses a kind of device that is not counted', async () => {
    expect(await send([lcp(900)], 'Pixel 9')).toMatchObject({ status: 400 })
  })
})

describe('who is counted', () => {
  test.each(['DNT', 'Sec-GPC'])('refuses a browser that asks not to be tracked by %s', async (header) => {
    const speed = { device: 'phone', vitals: [{ route: '/', name: 'LCP', value: 900 }] }
    expect(await beacon({ states: [login('begin')], searches: ['nothing'], speed }, { [header]: '1' })).toMatchObject({
      status: 403,
      code: 'PR70001403',
    })
    expect([...(await stateRows()), ...(await termRows()), ...(await db.select().from(pageVitals))]).toEqual([])
  })

  test('takes a browser that allows it', async () => {
    expect(await beacon({ states: [login('begin')] }, { DNT: '0' })).toMatchObject({ status: 200 })
  })

  test('needs no cookie and sets none', async () => {
    expect(await beacon({ states: [login('begin')] })).toMatchObject({ status: 200, cookies: [] })
  })

  test.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['a page without an origin', { Origin: 'null' }],
    ['the payment host', { Origin: 'http://pay.shop.localhost:3000' }],
    ['a program that names no origin', { Origin: '' }],
  ])('refuses a beacon of %s', async (_, headers) => {
    expect(await beacon({ states: [login('begin')] }, headers)).toMatchObject({ status: 403, code: 'PR10003403' })
    expect(await stateRows()).toEqual([])
  })

  test('leaves the protection of other calls as it is: an origin alone is not enough', async () => {
    const response = await shop.api.request('/v1/board/notice/whole/1/view', {
      method: 'POST',
      headers: { Host: host, Origin: `http://${host}` },
      body: '{}',
    })
    expect(response.status).toBe(403)
  })
})
