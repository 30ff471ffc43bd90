import { dataOf } from '../../../machines/api-error-data.ts'
import { paths } from '../../../contract/addresses/paths.ts'
import type { ShownError } from './use-error-text.ts'

/**
 * Address in the support area that shows what is on the screen: flow, state, code, page, language, layout and number of
 * the request. It contains nothing that was typed, and no search or hash of the page's address.
 *
 * `element` is where the error is shown. Its flow is the innermost around it; an alert stands outside of flows, and
 * belongs to the outermost on the page.
 */
export function supportLink(element: Element, error: ShownError): string {
  const { documentElement } = document
  const flow = element.closest<HTMLElement>('[data-flow]') ?? document.querySelector<HTMLElement>('[data-flow]')
  const { code, requestId } = error ? dataOf(error) : {}
  const path = paths.supportCase({
    flow: flow?.dataset['flow'],
    state: flow?.dataset['state'],
    error: code,
    page: location.pathname,
    language: documentElement.lang,
    view: documentElement.dataset['layout'],
    request: requestId,
  })
  return new URL(path, location.origin).href
}
