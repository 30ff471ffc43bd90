import type { Locale } from '#contract/values/locale.ts'
import type { StartReason, StateDescription } from './flow-description.ts'
import { withOrderDay } from './order-day.ts'

type Layout = 'desktop' | 'mobile'

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

/** URL that shows the state in which a page opens for a reason, such as `MB22101404`. */
export function reasonAddress(
  { address, parameter }: StartReason,
  reason: string,
  { origin, locale, today }: { readonly origin: string; readonly locale: Locale; readonly today: string },
): string {
  const url = new URL(withOrderDay(address, today), origin)
  url.searchParams.set(parameter, reason)
  url.searchParams.set('lang', locale)
  return readable(url)
}

/** A colon needs no encoding in a query. */
function readable(url: URL): string {
  return url.href.replaceAll('%3A', ':')
}
