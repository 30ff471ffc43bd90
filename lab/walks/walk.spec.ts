import { type Browser, expect, test } from '@playwright/test'
import * as fc from 'fast-check'
import { samplePassword } from '../../tests/flows/samples/samples.ts'
import { devices } from '../../tests/support/browser/devices.ts'
import { storeSession } from '../../tests/support/browser/log-in.ts'
import { signUp } from '../../tests/support/browser/sign-up.ts'
import { type Memory, promises } from './promises.ts'
import { look } from './sight.ts'
import { places, type Step, steps, Walker } from './steps.ts'
import { Traces } from './traces.ts'

/** Seconds that the walks take, and their seed: `npm run walks` sets both. */
const seconds = Number(process.env['WALK_SECONDS'] ?? 60)
const seed = Number(process.env['WALK_SEED'] ?? 20_261_126)

interface Start {
  readonly layout: 'desktop' | 'mobile'
  readonly language: 'ko' | 'en'
  readonly isMember: boolean
  readonly place: string
}
const start: fc.Arbitrary<Start> = fc.record({
  layout: fc.constantFrom('desktop', 'mobile'),
  language: fc.constantFrom('ko', 'en'),
  isMember: fc.boolean(),
  place: fc.constantFrom(...places),
})

/** Walks, and returns the first sentence that does not hold, with the way to it. */
async function walk(browser: Browser, baseURL: string, { layout, language, isMember, place }: Start, way: Step[]) {
  const context = await browser.newContext({ ...devices[layout][language], baseURL })
  try {
    const secrets = [samplePassword]
    if (isMember) {
      const { session } = await signUp(context)
      secrets.push(session.access_token, session.refresh_token)
      await storeSession(context, session)
    }
    const traces = new Traces()
    await traces.watch(context)
    const walker = new Walker(context)
    const memory: Memory = {
      language,
      origin: baseURL,
      secrets,
      totals: new Map(),
      used: walker.used,
      useful: new Set(),
      closed: new Set(),
    }
    await walker.openTab(place)
    let before = await look(walker.tab.page, walker.tab.watch)
    walker.tab.watch.take()
    const trace = [`${layout}, ${language}, ${isMember ? 'a member' : 'a visitor'} at ${place}`]
    for (const step of way) {
      if (Date.now() > deadline) break
      done += 1
      const went = await walker.go(step)
      const { page, watch } = walker.tab
      const after = await look(page, watch)
      const moment = { ...went, ...watch.take() }
      const { used } = moment
      // The sandbox's own pages have a language of their own.
      if (!before.url.pathname.startsWith('/sandbox')) memory.language = languageOf(used?.url) ?? memory.language
      trace.push(`${JSON.stringify(step)}${used ? ` used ${used.role} "${used.name}"` : ''}, at ${after.url.pathname}`)
      for (const { sentence, broken } of promises) {
        const reason = broken({ before, done: moment, after, memory })
        if (reason !== undefined) return [`${sentence}: ${reason}`, ...trace, after.url.search].join('\n')
      }
      const { steps: observed, unmodelled } = traces.take()
      flowSteps += observed
      if (unmodelled.length > 0) return [`a flow does what its machine does: ${unmodelled}`, ...trace].join('\n')
      before = after
    }
    return undefined
  } finally {
    await context.close()
  }
}

/** The language that a link of the header asks for. */
function languageOf(url = ''): 'ko' | 'en' | undefined {
  const lang = new URL(url, 'http://shop').searchParams.get('lang')
  return lang === 'ko' || lang === 'en' ? lang : undefined
}

/** Steps that were taken, states of flows that were seen, and when the walks end. */
let done = 0
let flowSteps = 0
let deadline = 0

test('whatever a visitor does, the shop keeps its promises', async ({ browser, baseURL }) => {
  test.setTimeout((seconds + 600) * 1_000)
  let walks = 0
  // The first walk ends before fast-check interrupts, which forgets the walk that it interrupts.
  deadline = Date.now() + seconds * 800
  await fc.assert(
    fc.asyncProperty(start, steps, async (from, way) => {
      if (Date.now() > deadline) return new Promise<void>(() => {})
      walks += 1
      const broken = await walk(browser, baseURL ?? '', from, way)
      // Shrinking takes the time that it takes.
      if (broken !== undefined) deadline = Number.POSITIVE_INFINITY
      expect(broken).toBeUndefined()
    }),
    {
      seed,
      numRuns: 1_000_000,
      interruptAfterTimeLimit: seconds * 1_000,
      endOnFailure: process.env['WALK_SHRINK'] === undefined,
    },
  )
  console.log(`${walks} walks with ${done} steps, ${flowSteps} states of flows, seed ${seed}`)
})
