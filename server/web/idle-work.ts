import { performance } from 'node:perf_hooks'

/** Maximum waiting tasks; beyond it the oldest is dropped. */
const mostWaiting = 500
const intervalMs = 200
/** Share of the time since the last call in which the process was busy. */
const busyFrom = 0.4

interface IdleWorkOptions {
  /** Whether more important work is running. */
  readonly isBusy: () => boolean
  /** Calls back after a pause. */
  readonly later?: (look: () => void) => void
}

/** Runs tasks one after another while the process is mostly idle. Returns how to add one. */
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

/** Measures how busy the event loop was since the last call. */
export function watchEventLoop(): () => boolean {
  let last = performance.eventLoopUtilization()
  return () => {
    const { utilization } = performance.eventLoopUtilization(last)
    last = performance.eventLoopUtilization()
    return utilization > busyFrom
  }
}
