import type { InspectionEvent } from 'xstate'
import { getStateName } from '#machines/state-name.ts'

/** What an actor was after an event. */
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

/** An event on its way from one actor to another. */
export interface Message {
  readonly number: number
  /** Name of the sender; {@link page} for the user and the screen. */
  readonly from: string
  readonly to: string
  /** Type of the event. */
  readonly event: string
}

/** Sender of events that no actor sent. */
export const page = 'page'

/** Maximum entries and messages; the oldest are removed first. */
const maxEntries = 500

/** What happened to a page's actors. */
export interface Inspected {
  readonly entries: readonly LogEntry[]
  readonly messages: readonly Message[]
  /** Current state of each actor, by its name. */
  readonly states: ReadonlyMap<string, string>
  /** While paused, events are not logged. */
  readonly isPaused: boolean
}

export type InspectorLog = ReturnType<typeof createInspectorLog>

/** Creates a log of the events of a page's actors. */
export function createInspectorLog() {
  const listeners = new Set<() => void>()
  const nothing: Inspected = { entries: [], messages: [], states: new Map(), isPaused: false }
  let inspected = nothing
  let number = 0
  const change = (changes: Partial<Inspected>) => {
    inspected = { ...inspected, ...changes }
    for (const listener of listeners) listener()
  }
  return {
    /** Listener for XState's `inspect` option. */
    hear: (heard: InspectionEvent) => {
      if (inspected.isPaused) return
      number += 1
      if (heard.type === '@xstate.event') {
        const from = heard.sourceRef === undefined ? page : nameOf(heard.sourceRef)
        const message = { number, from, to: nameOf(heard.actorRef), event: heard.event.type }
        change({ messages: [...inspected.messages, message].slice(-maxEntries) })
      }
      if (heard.type === '@xstate.snapshot') {
        const { snapshot, event } = heard
        const status = 'status' in snapshot ? String(snapshot.status) : ''
        const state = 'value' in snapshot ? getStateName(snapshot.value) : status
        const context = 'context' in snapshot ? JSON.stringify(snapshot.context, undefined, 1) : ''
        const entry = { number, actor: nameOf(heard.actorRef), event: event.type, state, context }
        change({
          entries: [...inspected.entries, entry].slice(-maxEntries),
          states: new Map(inspected.states).set(entry.actor, state),
        })
      }
    },
    inspected: () => inspected,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    pause: (isPaused: boolean) => change({ isPaused }),
    clear: () => change({ ...nothing, isPaused: inspected.isPaused }),
  }
}

/** ID of the machine of a flow, or of an invoked actor. */
function nameOf(actorRef: InspectionEvent['actorRef']): string {
  const logic = 'logic' in actorRef ? actorRef.logic : undefined
  if (isFlow(logic)) return String(logic.id)
  return 'id' in actorRef ? String(actorRef.id) : actorRef.sessionId
}

function isFlow(logic: unknown): logic is { readonly id: unknown } {
  return typeof logic === 'object' && logic !== null && 'id' in logic && 'root' in logic
}
