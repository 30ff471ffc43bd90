import { vi } from 'vitest'

/** Longer than any step takes on a machine that does other things too, in ms: Vitest waits one second by default. */
export const patience = 20_000

/** Waits until `callback` throws no more, and returns what it returns. */
export function waitFor<T>(callback: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(callback, { timeout: patience })
}
