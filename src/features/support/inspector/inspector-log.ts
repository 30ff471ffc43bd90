import type { InspectionEvent } from 'xstate'
import { getStateName } from '../../../../machines/state-name.ts'

/** One thing that an actor of the page did. */
interface LogEntry {
  readonly number: number
  /** Name of the flow, or of what it asked for. */
  readonly actor: string
  /** What happened to it. */
  readonly event: string
  /** Where it stands now: its state, or whether it has ended. */
  readonly state: string
  /** What it keeps, as JSON. */
  readonly context: string
}

/** Most entries that are kept: the oldest go first. */
const mostEntries = 500

/** What the actors of a page do, event by event. */
export interface InspectorLog {
  /** For XState's `inspect`. */
  readonly hear: (event: InspectionEvent) => void
  readonly entries: () => readonly LogEntry[]
  readonly subscribe: (listener: () => void) => () => void
  readonly isPaused: () => boolean
  /** While paused, what is heard is not noted. */
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
      entries = [...entries, entry].slice(-mostEntries)
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
