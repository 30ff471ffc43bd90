import { paths } from '#contract/addresses/paths.ts'
import { stringifySearch } from '#contract/addresses/search-params.ts'
import { dataOf } from '#machines/api-error-data.ts'
import type { ShownError } from './shown-error.ts'

/**
 * Address in the support area that shows what is on the screen: flow, state, code, page, language, layout and number of
 * the request. It contains nothing that was typed, and of the page's address only the reasons that lead to it.
 *
 * `element` is where the error is shown. Its flow is the innermost around it; an alert stands outside of flows, and
 * belongs to the outermost on the page. `language` is that of the shop: a translator of pages writes its own into the
 * document.
 */
export function supportLink(element: Element, error: ShownError, language: string): string {
  const { documentElement } = document
  const flow = element.closest<HTMLElement>('[data-flow]') ?? document.querySelector<HTMLElement>('[data-flow]')
  const { code, requestId } = error ? dataOf(error) : {}
  const path = paths.supportCase({
    flow: flow?.dataset['flow'],
    state: flow?.dataset['state'],
    error: code,
    page: `${location.pathname}${stringifySearch(reasonsIn(location.search))}`,
    language,
    view: documentElement.dataset['layout'],
    request: requestId,
  })
  return new URL(path, location.origin).href
}

/** Search parameters with the reason of a failure: of a decline, of an order and of a link. */
const reasonNames = ['decline', 'reason', 'refused']

/** Reasons in the search of an address. Anything but a code is left out. */
function reasonsIn(search: string): Record<string, string> {
  const parameters = new URLSearchParams(search)
  return Object.fromEntries(
    reasonNames.flatMap((name) => {
      const value = parameters.get(name) ?? ''
      return /^\w{1,40}$/.test(value) ? [[name, value]] : []
    }),
  )
}
