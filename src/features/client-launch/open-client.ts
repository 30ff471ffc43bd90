import { delay } from '#lib/time/delay.ts'

/** Time within which an installed client takes the focus, in ms. */
const clientDeadlineMs = 4_000

/**
 * Opens an address of the PC client. Returns true when the page lost the focus or was hidden within the deadline.
 *
 * The answer is a guess: browsers do not tell whether a program handles an address, because it would identify the user,
 * and the specification names no call of the client. It is true as well when the visitor declines the browser's question
 * whether to open the program, or turns to another window. It is false as well when an installed client needs longer
 * than the deadline, or opens behind the browser. Whether the lesson runs, only the learning system knows: the ticket
 * is redeemed there.
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
