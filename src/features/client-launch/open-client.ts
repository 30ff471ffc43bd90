import { delay } from '../../lib/time/delay.ts'

/** Time within which an installed client takes the focus, in ms. */
const clientDeadlineMs = 4_000

/**
 * Opens an address of the PC client. Returns true when the page lost the focus or was hidden within the deadline.
 * Browsers have no call that tells whether a program handles an address, on purpose: it would identify the user. So the
 * answer is a guess. The browser's own question whether to open the program counts as opened.
 */
export async function openClient(address: string, signal: AbortSignal): Promise<boolean> {
  const left = new AbortController()
  const leave = () => left.abort()
  const hide = () => {
    if (document.visibilityState === 'hidden') leave()
  }
  window.addEventListener('blur', leave)
  document.addEventListener('visibilitychange', hide)
  try {
    // Without a handler the browser stays on the page.
    window.location.assign(address)
    await delay(clientDeadlineMs, AbortSignal.any([left.signal, signal]))
    return false
  } catch (error) {
    if (signal.aborted) throw error
    return true
  } finally {
    window.removeEventListener('blur', leave)
    document.removeEventListener('visibilitychange', hide)
  }
}
