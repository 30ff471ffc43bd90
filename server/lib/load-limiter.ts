import { serverBusy } from './any-call-errors.ts'

interface LoadLimits {
  /** Work that may be under way at once while it is done fast, whatever was done before: a burst after a pause. */
  readonly burst: number
  /** Work that may be under way at once while it is slow. */
  readonly least: number
  /** Maximum time for which work that is let in may last, as far as it depends on how much is under way; milliseconds. */
  readonly patienceMs: number
}

/** Admits work as long as it is done soon. */
export interface LoadLimiter {
  /**
   * Returns how to end the work. Throws `PR10007503` with `Retry-After` while as much is under way as is done within the
   * patience, or `share` times as much.
   */
  enter(share?: number): () => void
  /** Whether {@link enter} would throw. */
  isFull(share?: number): boolean
}

/** How long work that was done counts, in milliseconds. */
const memoryMs = 2_000
/** Weight of the last work in the average duration. */
const weight = 0.1

/**
 * Limits how much is under way by how much was done in the last seconds (Little's law: what arrives now waits for what is
 * under way). A faster machine, or cheaper work, raises the limit by itself.
 */
export function createLoadLimiter(
  { burst, least, patienceMs }: LoadLimits,
  now = () => performance.now(),
): LoadLimiter {
  let underWay = 0
  let interval = { startedAt: now(), count: 0 }
  let countBefore = 0
  let averageMs = 0

  const rollOver = () => {
    const age = now() - interval.startedAt
    if (age < memoryMs) return
    countBefore = age < 2 * memoryMs ? interval.count : 0
    if (countBefore === 0) averageMs = 0
    interval = { startedAt: now(), count: 0 }
  }
  const isFull = (share = 1) => {
    rollOver()
    const doneWithinPatience = (Math.max(countBefore, interval.count) / memoryMs) * patienceMs
    const always = averageMs > patienceMs / 2 ? least : burst
    return underWay >= Math.max(always, doneWithinPatience) * share
  }

  return {
    isFull,
    enter: (share) => {
      if (isFull(share)) throw serverBusy()
      underWay += 1
      const startedAt = now()
      let isUnderWay = true
      return () => {
        if (!isUnderWay) return
        isUnderWay = false
        underWay -= 1
        rollOver()
        interval.count += 1
        averageMs += (now() - startedAt - averageMs) * weight
      }
    },
  }
}
