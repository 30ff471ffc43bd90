import { createBrowserInspector } from '@statelyai/inspect'
import type { InspectionEvent } from 'xstate'

/**
 * Connects the page's actors to the Stately Inspector, which opens in another window (stately.ai/inspect). States and
 * contexts leave the browser: only for development, with sample data. Events go without their payload, and actors
 * without input and output, because these contain passwords. Returns the listener for XState's `inspect` option.
 */
export function openStatelyInspector(): (event: InspectionEvent) => void {
  const { inspect } = createBrowserInspector({
    sanitizeEvent: ({ type }) => ({ type }),
    serialize: (event) => JSON.parse(JSON.stringify(event, withoutTyped)),
  })
  return (event) => inspect.next?.(event)
}

/** Leaves out what an actor received and returned. */
function withoutTyped(key: string, value: unknown): unknown {
  return key === 'input' || key === 'output' ? undefined : value
}
