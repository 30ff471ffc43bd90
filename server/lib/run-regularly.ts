import type { Figures, JobName } from './figures.ts'

interface RegularJob {
  readonly name: JobName
  readonly everyMs: number
  /** Whether it also runs at once; true by default. */
  readonly startsNow?: boolean
  readonly work: (signal: AbortSignal) => Promise<unknown>
  readonly onError: (error: unknown) => void
  readonly figures?: Figures | undefined
}

/**
 * Runs a job again and again, one run at a time in this process. Returns how to stop it: the signal of the work is
 * aborted, and a running one awaited.
 */
export function runRegularly(job: RegularJob): () => Promise<void> {
  const { name, everyMs, startsNow = true, work, onError, figures } = job
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  const runOnce = async () => {
    const began = performance.now()
    let succeeded = true
    try {
      await work(stopping.signal)
    } catch (error) {
      succeeded = false
      onError(error)
    }
    figures?.jobRan(name, succeeded, (performance.now() - began) / 1000)
    running = undefined
  }
  const look = () => {
    running ??= runOnce()
  }
  if (startsNow) look()
  const timer = setInterval(look, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
}
