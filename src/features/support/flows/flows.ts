import { isCode } from '../../../../contract/code-catalogue.ts'
import type { Locale } from '../../../../contract/locale.ts'
import type { FlowDescription, StateDescription } from './flow-description.ts'
import { flowDescriptions } from './flow-descriptions.gen.ts'

type Layout = 'desktop' | 'mobile'

/** Every flow of the shop, as `npm run diagrams` found it. */
export const flows: readonly FlowDescription[] = flowDescriptions

export function flowNamed(name: string): FlowDescription | undefined {
  return flows.find((flow) => flow.name === name)
}

/**
 * Address of a state in a language and a layout; undefined when that layout cannot get there. With `code` as a reply
 * that carries it leaves the state.
 */
export function stateAddress(
  state: StateDescription,
  options: { origins: Readonly<Record<Layout, string>>; layout: Layout; locale: Locale; code?: string | undefined },
): string | undefined {
  const path = state[options.layout]
  if (path === undefined) return undefined
  const url = new URL(path, options.origins[options.layout])
  if (options.code !== undefined) url.searchParams.set('at', `${state.name}:${options.code}`)
  url.searchParams.set('lang', options.locale)
  return readable(url)
}

/** A colon may stand in a query as it is. */
function readable(url: URL): string {
  return url.href.replaceAll('%3A', ':')
}

/** Whether a code, asked for as `at=<state>:<code>`, is carried by a reply that leads to the state; none always fits. */
export function codeStanding(
  flow: FlowDescription,
  state: string,
  code: string | undefined,
): 'leads-here' | 'elsewhere' | 'unknown' {
  const isHere = flow.states.some(({ next }) => next.some((each) => each.state === state && each.code === code))
  if (code === undefined || isHere) return 'leads-here'
  return isCode(code) ? 'elsewhere' : 'unknown'
}

/** Flows that are shown on the page at `path`. */
export function flowsShownAt(path: string): FlowDescription[] {
  return flows.filter(({ states }) =>
    states.some((state) => [state.desktop, state.mobile].some((address) => address?.split('?')[0] === path)),
  )
}

/** The flow that an address with `at` shows in the state of that name: the one whose own address is most like it. */
export function flowInState(
  address: { readonly pathname: string; readonly searchStr: string },
  layout: Layout,
  state: string,
): FlowDescription | undefined {
  const here = new URLSearchParams(address.searchStr)
  const likeness = (flow: FlowDescription) => {
    const path = flow.states.find((each) => each.name === state)?.[layout] ?? ''
    const wanted = [...new URLSearchParams(path.split('?')[1])].filter(([name]) => name !== 'at')
    return wanted.filter(([name, value]) => here.get(name) === value).length
  }
  return flowsShownAt(address.pathname)
    .filter(({ states }) => states.some(({ name }) => name === state))
    .sort((a, b) => likeness(b) - likeness(a))[0]
}
