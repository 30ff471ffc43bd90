import { fromPromise } from 'xstate'
import { serverNow } from './server-time.ts'

/** Longest single timer, in ms: the clock is read again, since the computer may have slept. */
const maxTimerMs = 1_000

/** Actor of a flow's deadline: done when the server's time has passed `expiresAt` (ISO 8601). */
export const deadlineActor = fromPromise<void, { readonly expiresAt: string }>(({ input, signal }) => {
  const end = Date.parse(input.expiresAt)
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      const left = end - serverNow()
      if (left <= 0) resolve()
      else timer = setTimeout(check, Math.min(left, maxTimerMs))
    }
    signal.addEventListener('abort', () => clearTimeout(timer))
    check()
  })
})
