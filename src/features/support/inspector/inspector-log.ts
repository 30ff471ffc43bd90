import type { InspectionEvent } from 'xstate'
import { getStateName } from '../../../../machines/state-name.ts'

/** One event of an actor. */
interface LogEntry {
  readonly number: number
  /** Name of the flow, or of its invoked actor. */
  readonly actor: string
  /** Type of the event. */
  readonly event: string
  /** State after the event, or the status of an ended actor. */
  readonly state: string
  /** Context, as JSON. */
  readonly context: string
}

/** Maximum entries; the oldest are removed first. */
const maxEntries = 500

/** Log of the events of a page's actors. */
export interface InspectorLog {
  /** Listener for XState's `inspect` option. */
  readonly hear: (event: InspectionEvent) => void
  readonly entries: () => readonly LogEntry[]
  readonly subscribe: (listener: () => void) => () => void
  readonly isPaused: () => boolean
  /** While paused, events are not logged. */
  readonly pause: (isPaused: boolean) => void
  readonly clear: () => void
}

type Heard = Extract<InspectionEvent, { type: '@xstate.snapshot' }>

export function createInspectorLog(): InspectorLog {
  const listeners = new Set<() => void>()
  let entries: readonly LogEntry[] = []
  let paused = false
  let heard = 0
  const changed = () => {
    for (const listener of listeners) listener()
  }
  return {
    hear: (inspected) => {
      if (paused || inspected.type !== '@xstate.snapshot') return
      heard += 1
      const entry = {
        number: heard,
        event: inspected.event.type,
        ...standingOf(inspected),
      }
      entries = [...entries, entry].slice(-maxEntries)
      changed()
    },
    entries: () => entries,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isPaused: () => paused,
    pause: (isPaused) => {
      paused = isPaused
      changed()
    },
    clear: () => {
      entries = []
      changed()
    },
  }
}

function standingOf({ actorRef, snapshot }: Pick<Heard, 'actorRef' | 'snapshot'>) {
  const id = 'id' in actorRef ? String(actorRef.id) : actorRef.sessionId
  const status = 'status' in snapshot ? String(snapshot.status) : ''
  const machine = 'machine' in snapshot ? snapshot.machine : undefined
  const isFlow = typeof machine === 'object' && machine !== null && 'id' in machine
  return {
    actor: isFlow ? String(machine.id) : id,
    state: 'value' in snapshot ? getStateName(snapshot.value) : status,
    context: 'context' in snapshot ? JSON.stringify(snapshot.context, undefined, 1) : '',
  }
}
