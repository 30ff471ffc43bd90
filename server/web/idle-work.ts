import { performance } from 'node:perf_hooks'

/** Works that wait at the most; beyond it the oldest is left undone. */
const mostWaiting = 500
const intervalMs = 200
/** Part of the time since the last look in which the process had something to do. */
const busyFrom = 0.4

interface IdleWorkOptions {
  /** Whether something more important goes on. */
  readonly isBusy: () => boolean
  /** Calls back a while later. */
  readonly later?: (look: () => void) => void
}

/** Does works one after another while the process has little else to do. Answers how to add one. */
export function createIdleWork({ isBusy, later = lookLater }: IdleWorkOptions): (work: () => Promise<void>) => void {
  const waiting: (() => Promise<void>)[] = []
  let isScheduled = false

  const schedule = () => {
    if (isScheduled || waiting.length === 0) return
    isScheduled = true
    later(() => void look())
  }
  const look = async () => {
    try {
      if (!isBusy()) await waiting.shift()?.()
    } finally {
      isScheduled = false
      schedule()
    }
  }
  return (work) => {
    if (waiting.length >= mostWaiting) waiting.shift()
    waiting.push(work)
    schedule()
  }
}

function lookLater(look: () => void): void {
  setTimeout(look, intervalMs).unref()
}

/** Tells whether the event loop was busy since the last question. */
export function watchEventLoop(): () => boolean {
  let last = performance.eventLoopUtilization()
  return () => {
    const { utilization } = performance.eventLoopUtilization(last)
    last = performance.eventLoopUtilization()
    return utilization > busyFrom
  }
}
