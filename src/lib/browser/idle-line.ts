/** What the browser tells of its line. Source: Network Information API, which Safari and Firefox lack. */
function lineOf(): { readonly type: unknown; readonly savesData: boolean } {
  const line: unknown = Reflect.get(navigator, 'connection')
  if (typeof line !== 'object' || line === null) return { type: undefined, savesData: false }
  return { type: Reflect.get(line, 'effectiveType'), savesData: Reflect.get(line, 'saveData') === true }
}

/** True on a slow line, and when the visitor saves data; false where the browser does not tell. */
export function isLineSlow(): boolean {
  const { type, savesData } = lineOf()
  return savesData || (typeof type === 'string' && type !== '4g')
}

/** Longest wait for an idle moment, in ms. */
const maxWaitMs = 2_000

/**
 * Calls `work` once the page has loaded and the browser is idle. Does nothing on a slow line, or when the visitor saves
 * data. Returns how to cancel.
 */
export function whenLineIsIdle(work: () => void): () => void {
  return isLineSlow() ? () => undefined : whenIdle(work)
}

function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: maxWaitMs })
  return () => cancelIdleCallback(request)
}

/** How long nothing happens on a page before its reader rests, in ms. */
const restMs = 1_000
/** What a reader does, and pictures that come. Hovering is left out: a link that is hovered loads its page itself. */
const activities = ['scroll', 'wheel', 'touchmove', 'pointerdown', 'keydown', 'load'] as const

/**
 * Calls `work` once the reader rests on the page: nothing was scrolled or pressed and no picture has come for a second,
 * and the browser is idle. For what is loaded ahead of a click, which should not compete with the page itself. Does nothing
 * when the visitor saves data, nor on a slow line, unless `work` is for `any line`. Returns how to cancel.
 */
export function whenReaderRests(work: () => void, line: 'fast line' | 'any line' = 'fast line'): () => void {
  if (line === 'any line' ? lineOf().savesData : isLineSlow()) return () => undefined
  const listening = new AbortController()
  let cancelIdle = () => {}
  const rest = () => {
    listening.abort()
    cancelIdle = whenIdle(work)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const waitAnew = () => {
    clearTimeout(timer)
    timer = setTimeout(rest, restMs)
  }
  waitAnew()
  for (const activity of activities)
    document.addEventListener(activity, waitAnew, { capture: true, passive: true, signal: listening.signal })
  return () => {
    listening.abort()
    clearTimeout(timer)
    cancelIdle()
  }
}
