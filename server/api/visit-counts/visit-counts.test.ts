import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { sampleShop } from '../../../tests/support/server/shop.ts'
import { flowModels } from '../../../machines/models/flow-models.ts'
import { getMachineParts } from '../../../machines/models/machine-parts.ts'
import { emptySearches, flowCounts, pageVitals } from '../../db/schema/visit-counts.ts'
import { everyRow } from '../../db/every-row.ts'
import { pageSpeedOf } from '../../operator/visits.ts'
import { isCountedFlow, isFlowState } from './flow-states.ts'

const shop = await sampleShop('2026-11-21')
const { db, visitCounts } = shop.services
const path = '/v1/visit-counts'
const host = 'practicum.localhost:3000'

interface Sent {
  readonly layout?: string
  readonly locale?: string
  readonly states?: readonly object[]
  readonly searches?: readonly string[]
  readonly speed?: object
}

/** Sends a beacon as a browser does: without the anti-forgery pair, with the origin of its page. */
async function beacon(body: Sent, headers: Readonly<Record<string, string>> = {}) {
  const response = await shop.api.request(path, {
    method: 'POST',
    headers: { Host: host, Origin: `http://${host}`, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ layout: 'desktop', locale: 'ko', states: [], searches: [], ...body }),
  })
  await visitCounts.settled()
  const answer: unknown = await response.json()
  const code = typeof answer === 'object' && answer !== null && 'status_code' in answer ? answer.status_code : undefined
  return { status: response.status, code, cookies: response.headers.getSetCookie() }
}

const login = (state: string, entered = 1) => ({ flow: 'login', state, entered })
const stateRows = () =>
  db.select().from(flowCounts).orderBy(flowCounts.flow, flowCounts.state, flowCounts.layout, flowCounts.locale)
const termRows = () => db.select().from(emptySearches).orderBy(emptySearches.term, emptySearches.locale)

beforeEach(async () => {
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
    await beacon({ searches: ['quantum physics', 'Café'] })
    await beacon({ searches: ['cafe'], locale: 'en' })
    expect(await termRows()).toEqual([
      { day: '2026-11-21', term: 'cafe', locale: 'en', times: 1 },
      { day: '2026-11-21', term: 'cafe', locale: 'ko', times: 1 },
      { day: '2026-11-21', term: 'quantum physics', locale: 'ko', times: 2 },
    ])
  })

  test.each([
    ['an address', 'minji@practicum.example'],
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

  test('store at most 1,000 terms of a day, and still add to those', async () => {
    const day = '2026-11-21'
    const full = Array.from({ length: 999 }, (_, index) => ({
      day,
      term: `term ${index}`,
      locale: 'ko' as const,
      times: 1,
    }))
    await db.insert(emptySearches).values(full)
    await beacon({ searches: ['one more', 'too many', 'term 0'] })
    expect(await db.$count(emptySearches)).toBe(1_000)
    expect((await db.select().from(emptySearches).where(eq(emptySearches.term, 'term 0')))[0]?.times).toBe(2)
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
    ['the payment host', { Origin: 'http://pay.practicum.localhost:3000' }],
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
