import * as v from 'valibot'
import type { AnyMachineSnapshot, AnyStateMachine, ContextFrom, Snapshot } from 'xstate'
import { formDraft } from '../forms/form-draft.ts'

/** What a flow keeps in session storage, so that a reload or the browser's Back and Forward resume it. */
export interface FlowMemory<Machine extends AnyStateMachine> {
  /** Raised when a state gets another meaning: snapshots of before count as absent. */
  readonly version: number
  /** The context as it is kept. A context that does not fit counts as absent. Never name passwords, codes or files. */
  readonly context: v.GenericSchema<unknown, ContextFrom<Machine>>
  /** How long a snapshot counts after the last change, in seconds; half an hour when absent. */
  readonly seconds?: number
  /** States that are not kept, beside those that are busy or final: the snapshot before them stays. */
  readonly unkept?: readonly string[]
}

/** Where a snapshot belongs. */
interface FlowPlace {
  /** The step, for a flow whose steps have addresses; empty for others. */
  readonly step: string
  /** What this run of the flow is about: a snapshot is restored only for the same subject. */
  readonly subject: string
}

/** Snapshots of one flow in this tab, one for each step that has an address. */
export interface KeptFlow {
  /** The snapshot of a step, for an actor to start from; undefined when there is none that still counts. */
  read(place: FlowPlace): Snapshot<unknown> | undefined
  /** Keeps where the actor stands. Later steps are forgotten when the flow has advanced to this one. */
  keep(place: FlowPlace, snapshot: AnyMachineSnapshot, persisted: Snapshot<unknown>): void
  drop(): void
}

/** Context values that may be undefined: JSON has no word for it, so that they are kept as null. */
export function maybe<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.nullable(schema),
    v.transform((value) => value ?? undefined),
  )
}

const persistedSchema = v.object({
  status: v.literal('active'),
  value: v.union([v.string(), v.record(v.string(), v.unknown())]),
  context: v.record(v.string(), v.unknown()),
  /** Actors that run in the state: a deadline, or what watches for an answer. They start again. */
  children: v.record(
    v.string(),
    v.object({
      src: v.string(),
      snapshot: v.object({ status: v.literal('active'), input: v.optional(v.unknown()) }),
    }),
  ),
})

const recordSchema = v.object({
  subject: v.string(),
  /** The login during which it was kept; empty for a visitor. */
  login: v.string(),
  /** The step kept last. */
  current: v.string(),
  steps: v.record(v.string(), v.unknown()),
})

interface KeptFlowOptions<Machine extends AnyStateMachine> {
  readonly machine: Machine
  readonly memory: FlowMemory<Machine>
  readonly login: string
  /** Steps that have addresses, in their order; empty for a flow without. */
  readonly order: readonly string[]
}

/** The snapshots of the flow `name` (design: per flow, member and tab; with version and expiry). */
export function keptFlow<Machine extends AnyStateMachine>(
  name: string,
  { machine, memory, login, order }: KeptFlowOptions<Machine>,
): KeptFlow {
  const { version, seconds } = memory
  const record = formDraft(`flow:${name}`, {
    schema: recordSchema,
    version,
    ...(seconds === undefined ? {} : { seconds }),
  })
  const readRecord = (subject: string) => {
    const found = record.read()
    return found?.subject === subject && found.login === login ? found : undefined
  }
  return {
    read: ({ step, subject }) => {
      const persisted = v.safeParse(persistedSchema, readRecord(subject)?.steps[step])
      if (!persisted.success) return undefined
      const { value, children } = persisted.output
      const context = v.safeParse(memory.context, persisted.output.context)
      if (!context.success || !hasState(machine, value)) return undefined
      const snapshot = { status: 'active', output: undefined, error: undefined } as const
      return Object.assign(snapshot, { value, children, context: context.output, historyValue: {} })
    },
    keep: ({ step, subject }, snapshot, persisted) => {
      if (snapshot.hasTag('busy') || memory.unkept?.some((state) => snapshot.matches(state))) return
      const found = readRecord(subject)
      const place = order.indexOf(step)
      const isAdvance = found !== undefined && place > order.indexOf(found.current)
      const steps = Object.entries(found?.steps ?? {}).filter(([kept]) => !isAdvance || order.indexOf(kept) < place)
      record.keep({
        subject,
        login,
        current: step,
        steps: { ...Object.fromEntries(steps), [step]: JSON.parse(JSON.stringify(persisted, nullForUndefined)) },
      })
    },
    drop: () => record.drop(),
  }
}

function nullForUndefined(_: string, value: unknown): unknown {
  return value === undefined ? null : value
}

/** Whether the machine still has the state: an older build may have kept another one. */
function hasState(machine: AnyStateMachine, value: string | Record<string, unknown>): boolean {
  let node = machine.root
  let rest: unknown = value
  for (;;) {
    const key = typeof rest === 'string' ? rest : Object.keys(rest ?? {})[0]
    const next = key === undefined ? undefined : node.states[key]
    if (key === undefined || !next) return false
    if (typeof rest === 'string') return true
    node = next
    rest = Object.values(rest ?? {})[0]
  }
}
