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
}

/** Log of the events of a page's actors. */
export interface InspectorLog {
  /** Listener for XState's `inspect` option. */
  readonly hear: (event: InspectionEvent) => void
  readonly inspected: () => Inspected
  readonly subscribe: (listener: () => void) => () => void
  readonly isPaused: () => boolean
  /** While paused, events are not logged. */
  readonly pause: (isPaused: boolean) => void
  readonly clear: () => void
}

type Heard<Type extends InspectionEvent['type']> = Extract<InspectionEvent, { type: Type }>
type ActorRef = InspectionEvent['actorRef']

export function createInspectorLog(): InspectorLog {
  const listeners = new Set<() => void>()
  const nothing: Inspected = { entries: [], messages: [], states: new Map() }
  let inspected = nothing
  let paused = false
  let heard = 0
  let sent = 0
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const addEntry = (event: Heard<'@xstate.snapshot'>) => {
    heard += 1
    const entry = { number: heard, event: event.event.type, ...standingOf(event) }
    inspected = {
      ...inspected,
      entries: [...inspected.entries, entry].slice(-maxEntries),
      states: new Map(inspected.states).set(entry.actor, entry.state),
    }
  }
  const addMessage = ({ sourceRef, actorRef, event }: Heard<'@xstate.event'>) => {
    sent += 1
    const from = sourceRef === undefined ? page : nameOf(sourceRef)
    const message = { number: sent, from, to: nameOf(actorRef), event: event.type }
    inspected = { ...inspected, messages: [...inspected.messages, message].slice(-maxEntries) }
  }
  return {
    hear: (event) => {
      if (paused) return
      if (event.type === '@xstate.snapshot') addEntry(event)
      else if (event.type === '@xstate.event') addMessage(event)
      else return
      changed()
    },
    inspected: () => inspected,
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
      inspected = nothing
      changed()
    },
  }
}

/** ID of the machine of a flow, or of an invoked actor. */
function nameOf(actorRef: ActorRef): string {
  const logic = 'logic' in actorRef ? actorRef.logic : undefined
  if (isFlow(logic)) return String(logic.id)
  return 'id' in actorRef ? String(actorRef.id) : actorRef.sessionId
}

function isFlow(logic: unknown): logic is { readonly id: unknown } {
  return typeof logic === 'object' && logic !== null && 'id' in logic && 'root' in logic
}

function standingOf({ actorRef, snapshot }: Pick<Heard<'@xstate.snapshot'>, 'actorRef' | 'snapshot'>) {
  const status = 'status' in snapshot ? String(snapshot.status) : ''
  return {
    actor: nameOf(actorRef),
    state: 'value' in snapshot ? getStateName(snapshot.value) : status,
    context: 'context' in snapshot ? JSON.stringify(snapshot.context, undefined, 1) : '',
  }
}
