/**
 * True on a slow line, and when the visitor saves data. Source: Network Information API, which Safari and Firefox lack;
 * there it is false.
 */
export function isLineSlow(): boolean {
  const line: unknown = Reflect.get(navigator, 'connection')
  if (typeof line !== 'object' || line === null) return false
  const type: unknown = Reflect.get(line, 'effectiveType')
  return Reflect.get(line, 'saveData') === true || (typeof type === 'string' && type !== '4g')
}

/** Longest wait for an idle moment, in ms. */
const maxWaitMs = 2_000

/**
 * Calls `work` once the page has loaded and the browser is idle. Does nothing on a slow line, or when the visitor saves
 * data. Returns how to cancel.
 */
export function whenLineIsIdle(work: () => void): () => void {
  if (isLineSlow()) return () => undefined
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: maxWaitMs })
  return () => cancelIdleCallback(request)
}
