import * as v from 'valibot'
import type { AnyMachineSnapshot, AnyStateMachine, ContextFrom, Snapshot } from 'xstate'
import { getStateName, type StateName } from '#machines/state-name.ts'
import { formDraft } from '../drafts/form-draft.ts'

/** How a flow's snapshots are kept in session storage, so that a reload, Back and Forward resume it. */
export interface FlowPersistence<Machine extends AnyStateMachine> {
  /** Increase it when the meaning of a state changes: older snapshots are ignored. */
  readonly version: number
  /** Schema of the stored context; an invalid one is ignored. Must not contain passwords, codes or files. */
  readonly context: v.GenericSchema<unknown, ContextFrom<Machine>>
  /** Seconds that a snapshot is valid after the last change; default: half an hour. */
  readonly seconds?: number
  /** States that are not stored, besides busy and final ones: the snapshot before them stays. */
  readonly excludedStates?: readonly StateName<Machine>[]
}

/** Identifies a snapshot within its flow. */
interface SnapshotKey {
  /** The step, when the flow's steps have addresses; otherwise empty. */
  readonly step: string
  /** What this run of the flow is about, such as an order: a snapshot is restored only for the same subject. */
  readonly subject: string
}

/** Stored snapshots of one flow in this tab: one for each step that has an address. */
export interface SnapshotStore {
  /** The valid snapshot of a step, to start an actor with; otherwise undefined. */
  read(key: SnapshotKey): Snapshot<unknown> | undefined
  /**
   * Stores the actor's snapshot. Removes later steps when the flow has advanced to this one. While the machine is busy,
   * the snapshot before stays, without its error: the try that failed has been repeated.
   */
  save(key: SnapshotKey, snapshot: AnyMachineSnapshot, persisted: Snapshot<unknown>): void
  /** Removes the stored errors and alerts, except errors of a limit that still lasts. */
  forgetErrors(subject: string): void
  clear(): void
}

/** Reads null as undefined: JSON has no undefined, so it is stored as null. */
export function nullAsUndefined<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.nullable(schema),
    v.transform((value) => value ?? undefined),
  )
}

const persistedSchema = v.object({
  status: v.literal('active'),
  value: v.union([v.string(), v.record(v.string(), v.unknown())]),
  context: v.record(v.string(), v.unknown()),
  /** Actors invoked by the state, such as a deadline. They start again. */
  children: v.record(
    v.string(),
    v.object({
      src: v.string(),
      snapshot: v.object({ status: v.literal('active'), input: v.optional(v.unknown()) }),
    }),
  ),
})

/** A stored snapshot that shows an error. */
const failedSchema = v.looseObject({ context: v.looseObject({ error: v.looseObject({}) }) })

/** Error that says until when to wait. */
const limitedSchema = v.looseObject({ retryAt: v.string() })

const recordSchema = v.object({
  subject: v.string(),
  /** `loginId` of the session that stored it; empty for a visitor. */
  login: v.string(),
  /** The step stored last. */
  current: v.string(),
  steps: v.record(v.string(), v.unknown()),
})

interface SnapshotStoreOptions<Machine extends AnyStateMachine> {
  readonly machine: Machine
  readonly persistence: FlowPersistence<Machine>
  readonly login: string
  /** Steps with addresses, in order; empty when the flow has none. */
  readonly order: readonly string[]
}

/** Snapshot store of the flow `name` in session storage: bound to flow, subject, login and tab, with version and expiry. */
export function createSnapshotStore<Machine extends AnyStateMachine>(
  name: string,
  { machine, persistence, login, order }: SnapshotStoreOptions<Machine>,
): SnapshotStore {
  const { version, seconds } = persistence
  const record = formDraft(`flow:${name}`, {
    schema: recordSchema,
    version,
    ...(seconds === undefined ? {} : { seconds }),
  })
  const readRecord = (subject: string) => {
    const found = record.read()
    return found?.subject === subject && found.login === login ? found : undefined
  }
  /** Keeps only the stored errors that `isKept` accepts. */
  const saveErrors = (subject: string, isKept: (error: unknown) => boolean) => {
    const found = readRecord(subject)
    if (!found) return
    const changed = Object.entries(found.steps).flatMap(([step, persisted]) => {
      const failed = v.safeParse(failedSchema, persisted)
      if (!failed.success || isKept(failed.output.context.error)) return []
      return [[step, { ...failed.output, context: { ...failed.output.context, error: null } }]]
    })
    // Saving prolongs a snapshot.
    if (changed.length > 0) record.save({ ...found, steps: { ...found.steps, ...Object.fromEntries(changed) } })
  }
  return {
    read: ({ step, subject }) => {
      const persisted = v.safeParse(persistedSchema, readRecord(subject)?.steps[step])
      if (!persisted.success) return undefined
      const { value, children } = persisted.output
      const context = v.safeParse(persistence.context, persisted.output.context)
      if (!context.success || !hasState(machine, value)) return undefined
      const snapshot = { status: 'active', output: undefined, error: undefined } as const
      return Object.assign(snapshot, { value, children, context: context.output, historyValue: {} })
    },
    save: ({ step, subject }, snapshot, persisted) => {
      const name = getStateName(snapshot.value)
      if (snapshot.hasTag('busy')) return saveErrors(subject, () => false)
      if (persistence.excludedStates?.some((state) => state === name)) return
      const found = readRecord(subject)
      const index = order.indexOf(step)
      const isAdvance = found !== undefined && index > order.indexOf(found.current)
      const steps = Object.entries(found?.steps ?? {}).filter(([each]) => !isAdvance || order.indexOf(each) < index)
      record.save({
        subject,
        login,
        current: step,
        steps: { ...Object.fromEntries(steps), [step]: JSON.parse(JSON.stringify(persisted, nullForUndefined)) },
      })
    },
    forgetErrors: (subject) => {
      const found = readRecord(subject)
      const steps = Object.entries(found?.steps ?? {})
      const kept = steps.filter(([, persisted]) => !isAlert(machine, persisted))
      if (found && kept.length < steps.length) record.save({ ...found, steps: Object.fromEntries(kept) })
      saveErrors(subject, (error) => v.is(limitedSchema, error))
    },
    clear: () => record.clear(),
  }
}

function nullForUndefined(_: string, value: unknown): unknown {
  return value === undefined ? null : value
}

/** True for a snapshot of a state that only shows an alert. */
function isAlert(machine: AnyStateMachine, persisted: unknown): boolean {
  const { success, output } = v.safeParse(v.object({ value: v.string() }), persisted)
  return success && machine.root.states[output.value]?.tags.includes('alert') === true
}

/** True when the machine has the state: an older build may have stored one that is gone. */
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
