import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Counted, FlowRun, MeasuredVital } from './counted.ts'
import { createVisitCounts } from './visit-counts.ts'

const view = { layout: 'mobile', locale: 'ko' } as const
const run = (change: Partial<FlowRun> = {}): FlowRun => ({
  flow: 'login',
  isResumed: false,
  beganElsewhere: false,
  ...change,
})

const sendBeacon = vi.fn<typeof navigator.sendBeacon>(() => true)

const beaconsSchema = v.array(
  v.tuple([
    v.string(),
    v.tuple([v.string(), v.object({ speed: v.object({ device: v.string(), vitals: v.array(v.unknown()) }) })]),
  ]),
)

/** Leaves the page; returns what was sent on the way, by address. */
async function leave(): Promise<unknown[]> {
  sendBeacon.mockClear()
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  hidden.mockRestore()
  return Promise.all(
    sendBeacon.mock.calls.map(async ([address, body]) => [
      address,
      body instanceof Blob ? [body.type, JSON.parse(await body.text())] : body,
    ]),
  )
}
const sent = (states: readonly (readonly [string, number])[], searches: readonly string[] = []) => [
  [
    '/api/v1/visit-counts',
    [
      'application/json',
      {
        layout: 'mobile',
        locale: 'ko',
        states: states.map(([name, entered]) => {
          const [flow, state] = name.split('/')
          return { flow, state, entered }
        }),
        searches,
      },
    ],
  ],
]

beforeEach(() => {
  vi.stubGlobal('navigator', { sendBeacon, doNotTrack: null })
})
afterEach(() => vi.unstubAllGlobals())

describe('createVisitCounts', () => {
  it('sends flow, state, layout and language once, when the page is left, and nothing about the visitor', async () => {
    const count = createVisitCounts(view)
    const login = run()
    count({ run: login, state: 'enteringPassword' })
    count({ run: login, state: 'checkingPassword' })
    expect(await leave()).toEqual(
      sent([
        ['login/begin', 1],
        ['login/enteringPassword', 1],
        ['login/checkingPassword', 1],
      ]),
    )
    expect(await leave()).toEqual([])
  })

  it('sends nothing when a hidden page is shown again', async () => {
    const count = createVisitCounts(view)
    count({ run: run(), state: 'enteringPassword' })
    sendBeacon.mockClear()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(sendBeacon).not.toHaveBeenCalled()
  })

  it('counts a state once for each run, however often it is entered', async () => {
    const count = createVisitCounts(view)
    const login = run()
    for (const state of ['enteringPassword', 'checkingPassword', 'enteringPassword']) count({ run: login, state })
    await leave()
    count({ run: login, state: 'checkingPassword' })
    expect(await leave()).toEqual([])
    count({ run: run(), state: 'enteringPassword' })
    expect(await leave()).toEqual(
      sent([
        ['login/begin', 1],
        ['login/enteringPassword', 1],
      ]),
    )
  })

  it('adds up the runs of a page', async () => {
    const count = createVisitCounts(view)
    for (const each of [run(), run()]) count({ run: each, state: 'enteringPassword' })
    expect(await leave()).toEqual(
      sent([
        ['login/begin', 2],
        ['login/enteringPassword', 2],
      ]),
    )
  })

  it('counts nothing again after a reload', async () => {
    createVisitCounts(view)({ run: run(), state: 'enteringPassword' })
    await leave()
    const afterwards = createVisitCounts(view)
    const resumed = run({ isResumed: true })
    afterwards({ run: resumed, state: 'enteringPassword' })
    afterwards({ run: resumed, state: 'checkingPassword' })
    expect(await leave()).toEqual(sent([['login/checkingPassword', 1]]))
  })

  it('keeps nothing in the browser', () => {
    sessionStorage.clear()
    localStorage.clear()
    createVisitCounts(view)({ run: run(), state: 'enteringPassword' })
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
  })

  it('counts no second beginning on another page of a flow', async () => {
    createVisitCounts(view)({ run: run({ flow: 'order-result' }), state: 'asking' })
    await leave()
    const afterwards = createVisitCounts(view)
    const result = run({ flow: 'order-result', beganElsewhere: true })
    afterwards({ run: result, state: 'failed' })
    expect(await leave()).toEqual(sent([['order-result/failed', 1]]))
    // In the tab that an app of a bank opens.
    createVisitCounts(view)({ run: run({ flow: 'order-result', beganElsewhere: true }), state: 'failed' })
    expect(await leave()).toEqual(sent([['order-result/failed', 1]]))
  })

  it('counts a search that found nothing once for each page, unless it may be personal', async () => {
    const count = createVisitCounts(view)
    for (const term of ['quantum', 'quantum', 'minji@member.example', '01012345678', 'a'.repeat(41)]) count({ term })
    expect(await leave()).toEqual(sent([], ['quantum']))
    count({ term: 'quantum' })
    expect(await leave()).toEqual([])
  })

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'counts nothing for a visitor who asks not to be tracked: %o',
    async (wish) => {
      vi.stubGlobal('navigator', { sendBeacon, doNotTrack: null, ...wish })
      const count = createVisitCounts(view)
      count({ run: run(), state: 'enteringPassword' })
      count({ term: 'quantum' })
      expect(await leave()).toEqual([])
    },
  )

  describe('how fast pages were', () => {
    const vital = (change: Partial<MeasuredVital> = {}): Counted => ({
      vital: { id: 'v5-1', route: '/contents', name: 'LCP', value: 1_204, ...change },
    })
    /** What a page told of its speed while it was left. */
    const speed = async () => {
      const [beacon] = v.parse(beaconsSchema, await leave())
      return beacon?.[1][1].speed
    }

    it.each([
      ['computer', 'fine', 1_440, 900],
      ['tablet', 'coarse', 820, 1_180],
      ['phone', 'coarse', 844, 390],
    ])('is sent with the kind of device: %s', async (device, pointer, width, height) => {
      vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }))
      vi.stubGlobal('screen', { width, height })
      createVisitCounts(view)(vital())
      expect(await speed()).toEqual({ device, vitals: [{ route: '/contents', name: 'LCP', value: 1_204 }] })
    })

    it('is the last value of each measurement, sent once', async () => {
      const count = createVisitCounts(view)
      for (const value of [1_204, 2_000]) count(vital({ value }))
      count(vital({ id: 'v5-2', name: 'CLS', value: 12 }))
      expect((await speed())?.vitals).toEqual([
        { route: '/contents', name: 'LCP', value: 2_000 },
        { route: '/contents', name: 'CLS', value: 12 },
      ])
      count(vital({ value: 3_000 }))
      expect(await leave()).toEqual([])
    })

    it('is not measured for a visitor who asks not to be tracked', async () => {
      vi.stubGlobal('navigator', { sendBeacon, doNotTrack: '1' })
      createVisitCounts(view)(vital())
      expect(await leave()).toEqual([])
    })
  })
})
