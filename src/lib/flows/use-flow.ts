import { useSelector } from '@xstate/react'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import {
  Actor,
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InputFrom,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate'
import { getStateName } from '#machines/state-name.ts'
import { useAppContext } from '../router/use-app-context.ts'
import type { FlowRun } from '../visit-counts/counted.ts'
import { createSnapshotStore, type FlowPersistence } from './flow-persistence.ts'
import { isFlowResumed } from './resumed-visit.ts'
import { requireSameMachine } from './same-machine.ts'

/** A flow whose snapshots are stored names the subject of each. */
interface StoredFlow<Machine extends AnyStateMachine> {
  readonly persistence: FlowPersistence<Machine>
  /**
   * What the address says that this run is about, such as an order; empty when it says nothing. A stored snapshot of
   * another subject is ignored, so that the address always wins.
   */
  readonly subject: string
}

/** A flow that asks the server again after a reload. */
interface UnstoredFlow {
  readonly persistence?: undefined
  readonly subject?: undefined
}

type FlowOptions<Machine extends AnyStateMachine> = (StoredFlow<Machine> | UnstoredFlow) & {
  /** The machine with its actors and actions provided. */
  readonly provide: () => Machine
  readonly input: InputFrom<Machine>
  /** Whether a run of the flow begins on another page, and this one shows how it goes on. */
  readonly beganElsewhere?: boolean
  /** Steps that have addresses. */
  readonly steps?: {
    readonly order: readonly string[]
    /** The step in the address. */
    readonly asked: string
    readonly of: (snapshot: SnapshotFrom<Machine>) => string
  }
}

interface RunningFlow<Machine extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<Machine>
  /** Sends an event to the current actor. It stays the same function, so a part of the flow may keep it. */
  readonly send: Actor<Machine>['send']
  /** False until the stored snapshot has been read: the server renders the initial state. */
  readonly isReady: boolean
  /** Restores the snapshot of a step; returns false when there is none. */
  readonly resume: (step: string) => boolean
}

/**
 * Runs a flow's machine for its screen. A snapshot stored in this tab is restored: a reload, Back and Forward lead to
 * the state that was left, with the same deadline, and nothing is sent twice. A support view gets a machine whose
 * actors never end, in the state to show.
 */
export function useFlow<Machine extends AnyStateMachine>(
  name: string,
  { provide, input, persistence, subject = '', beganElsewhere = false, steps }: FlowOptions<Machine>,
): RunningFlow<Machine> {
  const { supportView, inspect, session, countVisit } = useAppContext()
  const isView = Boolean(supportView?.at)
  const count = isView || inspect ? undefined : countVisit

  const [flow, setFlow] = useState(() => {
    const provided = provide()
    const { machine: opened, snapshot } = supportView?.open(name, input, provided) ?? { machine: provided }
    const machine = requireSameMachine(opened, provided)
    const start = (from: Snapshot<unknown> | undefined) =>
      new Actor(machine, {
        input,
        ...(from === undefined ? {} : { snapshot: from }),
        ...(inspect && !isView ? { inspect } : {}),
      })
    const snapshots =
      persistence && !isView
        ? createSnapshotStore(name, {
            machine,
            persistence,
            login: session.store.read()?.loginId ?? '',
            order: steps?.order ?? [],
          })
        : undefined
    return { start, snapshots, actor: start(snapshot), isReady: false }
  })

  const { actor, snapshots, isReady } = flow
  const latest = useRef({ steps, subject, actor, beganElsewhere })
  useLayoutEffect(() => {
    latest.current = { steps, subject, actor, beganElsewhere }
  })
  const send = useCallback<Actor<Machine>['send']>((event) => latest.current.actor.send(event), [])
  const restore = useCallback(
    (step: string) => {
      const snapshot = snapshots?.read({ step, subject: latest.current.subject })
      if (snapshot === undefined) return false
      setFlow(({ start }) => ({ start, snapshots, actor: start(snapshot), isReady: true }))
      return true
    },
    [snapshots],
  )

  // In development React runs the effect twice, and the second run must find what the first one found.
  const isResumed = useRef<boolean>(undefined)
  const run = useRef<FlowRun>(undefined)
  // A layout effect restores before the paint and before the screen's effects. The first render equals the server's.
  useLayoutEffect(() => {
    if (!isReady) {
      isResumed.current ??= isFlowResumed(name)
      if (!isResumed.current) snapshots?.forgetErrors(latest.current.subject)
      // An error in the address is newer than the stored snapshot, such as a link that has just been refused.
      const startsAnew = !isResumed.current && snapshotOf(actor).context.error !== undefined
      const isRestored = !startsAnew && restore(latest.current.steps?.asked ?? '')
      if (!isRestored) setFlow((current) => ({ ...current, isReady: true }))
      run.current ??= {
        flow: name,
        isResumed: isResumed.current || isRestored,
        beganElsewhere: latest.current.beganElsewhere,
      }
      return
    }
    const follow = () => {
      const persisted = actor.getPersistedSnapshot()
      const { steps: currentSteps, subject: currentSubject } = latest.current
      const key = { step: currentSteps?.of(actor.getSnapshot()) ?? '', subject: currentSubject }
      if (run.current) count?.({ run: run.current, state: getStateName(snapshotOf(actor).value) })
      if (persisted.status === 'active') snapshots?.save(key, snapshotOf(actor), persisted)
      else snapshots?.clear()
    }
    const { unsubscribe } = actor.subscribe(follow)
    actor.start()
    follow()
    return () => {
      unsubscribe()
      actor.stop()
    }
  }, [actor, isReady, snapshots, restore, name, count])

  return { snapshot: useSelector(actor, (current) => current), send, isReady, resume: restore }
}

/** The snapshot of any machine's actor. */
function snapshotOf(actor: AnyActor): AnyMachineSnapshot {
  return actor.getSnapshot()
}
