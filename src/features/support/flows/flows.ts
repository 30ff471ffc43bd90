import { isCode } from '../../../../contract/protocol/code-catalogue.ts'
import type { Locale } from '../../../../contract/values/locale.ts'
import type { FlowDescription, StateDescription } from './flow-description.ts'
import { flowDescriptions } from './flow-descriptions.ts'
import { withOrderDay } from './order-day.ts'

type Layout = 'desktop' | 'mobile'

const anyDay = '2026-01-01'

/** Descriptions of all flows. */
export const flows: readonly FlowDescription[] = flowDescriptions

export function flowNamed(name: string): FlowDescription | undefined {
  return flows.find((flow) => flow.name === name)
}

/** Title of a state; its name where the flow has no such state. */
export function stateTitle(flow: FlowDescription, state: string, locale: Locale): string {
  return flow.states.find(({ name }) => name === state)?.title[locale] ?? state
}

/**
 * URL that shows a state in a language and layout; undefined when that layout cannot reach it. With `code`: the state
 * after a reply with that code.
 */
export function stateAddress(
  state: StateDescription,
  options: {
    origins: Readonly<Record<Layout, string>>
    layout: Layout
    locale: Locale
    /** Day of the sample orders, such as `2026-11-21`. */
    today: string
    code?: string | undefined
  },
): string | undefined {
  const path = state[options.layout]
  if (path === undefined) return undefined
  const url = new URL(withOrderDay(path, options.today), options.origins[options.layout])
  if (options.code !== undefined) url.searchParams.set('at', `${state.name}:${options.code}`)
  url.searchParams.set('lang', options.locale)
  return readable(url)
}

/** A colon needs no encoding in a query. */
function readable(url: URL): string {
  return url.href.replaceAll('%3A', ':')
}

/** Whether a reply with the code of `at=<state>:<code>` leads to the state. Without a code it does. */
export function codeStanding(
  flow: FlowDescription,
  state: string,
  code: string | undefined,
): 'leads-here' | 'elsewhere' | 'unknown' {
  const isHere = flow.states.some(({ next }) => next.some((each) => each.state === state && each.code === code))
  if (code === undefined || isHere) return 'leads-here'
  return isCode(code) ? 'elsewhere' : 'unknown'
}

/** Flows of the page at `path`. */
export function flowsShownAt(path: string): FlowDescription[] {
  return flows.filter(({ states }) =>
    states.some((state) => [state.desktop, state.mobile].some((address) => address?.split('?')[0] === path)),
  )
}

/**
 * The flow that an address with `at` shows in this state: the one whose own address has the most parameters in common.
 */
export function flowInState(
  address: { readonly pathname: string; readonly searchStr: string },
  layout: Layout,
  state: string,
): FlowDescription | undefined {
  // The samples were ordered on another day than those of the address.
  const here = new URLSearchParams(withOrderDay(address.searchStr, anyDay))
  const likeness = (flow: FlowDescription) => {
    const path = flow.states.find((each) => each.name === state)?.[layout] ?? ''
    const wanted = [...new URLSearchParams(withOrderDay(path, anyDay).split('?')[1])].filter(([name]) => name !== 'at')
    return wanted.filter(([name, value]) => here.get(name) === value).length
  }
  return flowsShownAt(address.pathname)
    .filter(({ states }) => states.some(({ name }) => name === state))
    .sort((a, b) => likeness(b) - likeness(a))[0]
}
