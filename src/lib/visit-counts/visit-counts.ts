import type { countVisit as countVisitCall } from '#contract/content/visit-counts.ts'
import type { CallInput } from '#contract/protocol/endpoint.ts'
import type { Locale } from '#contract/values/locale.ts'
import {
  flowBegin,
  isCountableTerm,
  type VisitDevice,
  type VisitLayout,
  visitCountLimits,
  visitCountPath,
} from '#contract/values/visit-counts.ts'
import type { Counted, FlowRun, MeasuredVital } from './counted.ts'
import { declinesTracking } from './declines-tracking.ts'

// In one file with the counts, which every page loads for it.
export { watchVitals } from './watch-vitals.ts'

type Body = CallInput<typeof countVisitCall>['body']

interface View {
  readonly layout: VisitLayout
  readonly locale: Locale
}

let count: ((counted: Counted) => void) | undefined

/** Counts for the document's only view. The module loads with the first thing to count. */
export function countVisit(counted: Counted, view: View): void {
  count ??= createVisitCounts(view)
  count(counted)
}

/**
 * Adds up what is counted, and sends it when the page is left or hidden: flows, states, routes and numbers, without
 * anything about the visitor. What cannot be sent is lost. A browser that asks not to be tracked counts nothing.
 */
export function createVisitCounts(view: View): (counted: Counted) => void {
  if (declinesTracking()) return () => {}
  const entered = new Map<string, Body['states'][number]>()
  const runs = new WeakMap<FlowRun, ReadonlySet<string>>()
  const terms = new Set<string>()
  const sentTerms = new Set<string>()
  const vitals = new Map<string, MeasuredVital>()
  const sentVitals = new Set<string>()

  const add = (flow: string, state: string) => {
    const key = `${flow}/${state}`
    const before = entered.get(key)?.entered ?? 0
    entered.set(key, { flow, state, entered: Math.min(before + 1, visitCountLimits.entered) })
  }
  const enter = (run: FlowRun, state: string) => {
    const { flow, isResumed, beganElsewhere } = run
    const states = runs.get(run)
    if (states?.has(state)) return
    runs.set(run, new Set([...(states ?? []), state]))
    // A run that goes on stands in a state that it entered before.
    if (!states && isResumed) return
    if (!states && !beganElsewhere) add(flow, flowBegin)
    add(flow, state)
  }
  // Once for each id: the server adds values up, and cannot replace one.
  const measure = (vital: MeasuredVital) => {
    if (!sentVitals.has(vital.id)) vitals.set(vital.id, vital)
  }
  const send = () => {
    const states = [...entered.values()]
    const searches = [...terms].slice(0, visitCountLimits.searches)
    const measured = [...vitals.values()].slice(0, visitCountLimits.vitals)
    if (states.length + searches.length + measured.length === 0) return
    for (const term of terms) sentTerms.add(term)
    for (const id of vitals.keys()) sentVitals.add(id)
    entered.clear()
    terms.clear()
    vitals.clear()
    const body: Body = {
      ...view,
      states: states.slice(0, visitCountLimits.states),
      searches,
      ...(measured.length > 0 && {
        speed: { device: deviceKind(), vitals: measured.map(({ id: _, ...each }) => each) },
      }),
    }
    navigator.sendBeacon(`/api${visitCountPath}`, new Blob([JSON.stringify(body)], { type: 'application/json' }))
  }
  // Hidden is what a page becomes that is left, closed or covered; `web-vitals` has told its last values by then.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })

  return (counted) => {
    if ('run' in counted) enter(counted.run, counted.state)
    else if ('vital' in counted) measure(counted.vital)
    else if (isCountableTerm(counted.term) && !sentTerms.has(counted.term)) terms.add(counted.term)
  }
}

/** Shorter side from which a device for fingers counts as a tablet, in CSS pixels. */
const tabletWidth = 600

function deviceKind(): VisitDevice {
  if (!matchMedia('(pointer: coarse)').matches) return 'computer'
  return Math.min(screen.width, screen.height) < tabletWidth ? 'phone' : 'tablet'
}
