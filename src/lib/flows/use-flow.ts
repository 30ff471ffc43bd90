import { useRouter } from '@tanstack/react-router'
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
import { type FlowMemory, keptFlow } from './flow-memory.ts'
import { isSameMachine } from './same-machine.ts'

interface FlowOptions<Machine extends AnyStateMachine> {
  /** The machine with its actors and actions provided. */
  readonly provide: () => Machine
  readonly input: InputFrom<Machine>
  /** How the flow is resumed after a reload; absent for one that asks the server anew. */
  readonly memory?: FlowMemory<Machine>
  /** What this run is about: a kept snapshot of another subject does not count. */
  readonly subject?: string
  /** Steps that have addresses. */
  readonly steps?: {
    readonly order: readonly string[]
    /** The step that the address asks for. */
    readonly asked: string
    readonly of: (snapshot: SnapshotFrom<Machine>) => string
  }
}

interface RunningFlow<Machine extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<Machine>
  readonly send: Actor<Machine>['send']
  /** False until the browser has looked for what it keeps: the server renders the flow's beginning. */
  readonly isReady: boolean
  /** Goes on where a step was left; answers whether that is known. */
  readonly resume: (step: string) => boolean
}

/**
 * Runs a flow for its screen. What is kept of it in this tab is restored: a reload, Back and Forward lead to the state
 * that was left, with the same deadline, and nothing is sent again. A support view gets a machine that does nothing,
 * in the state that is looked at.
 */
export function useFlow<Machine extends AnyStateMachine>(
  name: string,
  { provide, input, memory, subject = '', steps }: FlowOptions<Machine>,
): RunningFlow<Machine> {
  const { supportView, inspect, session } = useRouter().options.context
  const isView = Boolean(supportView?.at)

  const [flow, setFlow] = useState(() => {
    const provided = provide()
    const { machine, snapshot } = supportView?.open(name, input, provided) ?? { machine: provided }
    if (!isSameMachine(machine, provided)) throw new Error(`the support view shows another machine than "${name}"`)
    const start = (from: Snapshot<unknown> | undefined) =>
      new Actor(machine, {
        input,
        ...(from === undefined ? {} : { snapshot: from }),
        ...(inspect && !isView ? { inspect } : {}),
      })
    const kept =
      memory && !isView
        ? keptFlow(name, {
            machine,
            memory,
            login: session.store.read()?.loginId ?? '',
            order: steps?.order ?? [],
          })
        : undefined
    return { start, kept, actor: start(snapshot), isReady: false }
  })

  const { actor, kept, isReady } = flow
  const latest = useRef({ steps, subject })
  useLayoutEffect(() => {
    latest.current = { steps, subject }
  })
  const restore = useCallback(
    (step: string) => {
      const snapshot = kept?.read({ step, subject: latest.current.subject })
      if (snapshot === undefined) return false
      setFlow(({ start }) => ({ start, kept, actor: start(snapshot), isReady: true }))
      return true
    },
    [kept],
  )

  // Before the paint, and before any effect of the screen starts something: the first paint is the server's.
  useLayoutEffect(() => {
    if (!isReady) {
      if (!restore(latest.current.steps?.asked ?? '')) setFlow((current) => ({ ...current, isReady: true }))
      return
    }
    const follow = () => {
      const persisted = actor.getPersistedSnapshot()
      const { steps: now, subject: about } = latest.current
      const place = { step: now?.of(actor.getSnapshot()) ?? '', subject: about }
      if (persisted.status === 'active') kept?.keep(place, standing(actor), persisted)
      else kept?.drop()
    }
    const { unsubscribe } = actor.subscribe(follow)
    actor.start()
    follow()
    return () => {
      unsubscribe()
      actor.stop()
    }
  }, [actor, isReady, kept, restore])

  return { snapshot: useSelector(actor, (current) => current), send: actor.send, isReady, resume: restore }
}

/** Where the actor of a machine stands, whatever the machine. */
function standing(actor: AnyActor): AnyMachineSnapshot {
  return actor.getSnapshot()
}
