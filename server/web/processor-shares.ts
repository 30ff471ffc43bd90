/** Processor time of this thread, in ms. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * Divides the processor time of a thread among work that overlaps: what passes between two beginnings or ends is shared
 * by all that run meanwhile.
 */
export function measureShares(now: () => number = processorTime) {
  const running = new Set<{ ms: number }>()
  let readAt = now()
  const divide = () => {
    const at = now()
    for (const share of running) share.ms += (at - readAt) / running.size
    readAt = at
  }
  return {
    /** Begins a piece of work. The returned function ends it and returns its share, in ms. */
    begin: () => {
      divide()
      const share = { ms: 0 }
      running.add(share)
      return () => {
        divide()
        running.delete(share)
        return share.ms
      }
    },
  }
}
