import { fromPromise } from 'xstate'
import { serverNow } from './server-time.ts'

/** Longest single wait: the clock is looked at again, since a machine may sleep meanwhile. */
const longestMilliseconds = 1_000

/** The deadline of a flow: ends when the server's time has passed `expiresAt`. */
export const deadlineActor = fromPromise<void, { readonly expiresAt: string }>(({ input, signal }) => {
  const end = Date.parse(input.expiresAt)
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const left = end - serverNow()
      if (left <= 0) resolve()
      else timer = setTimeout(look, Math.min(left, longestMilliseconds))
    }
    signal.addEventListener('abort', () => clearTimeout(timer))
    look()
  })
})
