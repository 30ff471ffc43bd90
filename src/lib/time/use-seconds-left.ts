import { useSyncExternalStore } from 'react'
import { serverNow } from './server-time.ts'

function subscribeToTicks(changed: () => void): () => void {
  const timer = setInterval(changed, 250)
  return () => clearInterval(timer)
}

/** Whole seconds until a moment of the server's time; 0 once it has passed, undefined before hydration. */
export function useSecondsLeft(expiresAt: string): number | undefined {
  return useSyncExternalStore(
    subscribeToTicks,
    () => Math.max(0, Math.ceil((Date.parse(expiresAt) - serverNow()) / 1_000)),
    () => undefined,
  )
}
