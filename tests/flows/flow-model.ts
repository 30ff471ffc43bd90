import type {
  AnyActorLogic,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  EventObject,
  InputFrom,
  OutputFrom,
} from 'xstate'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import type { Feature } from '#contract/values/features.ts'
import type { AnyError } from '#machines/api-error-data.ts'
import type { StateName } from '#machines/state-name.ts'
import type {
  ActionOf,
  Cases,
  Expectation,
  Expectations,
  FlowPosition,
  Outcome,
  StepName,
  Text,
} from './expectations.ts'
import { getStateNode } from './machine-parts.ts'
import type { UserDriver } from './user-driver.ts'

/** Name in both languages. It stands in the model and not in a catalogue: scripts and browser tests load the models. */
interface Title {
  readonly ko: string
  readonly en: string
}

/** One case of an event: its payload, and how a user or the environment causes it. */
export interface EventCase<E extends EventObject, Context = never, State extends string = string> {
  readonly payload: Omit<E, 'type'>
  /** True when the page offers the event; absent when it does wherever the machine takes it. */
  readonly possible?: (context: Context, state: State) => boolean
  /** Causes the event on the page. `next` names the reply that must follow, as `actor case`. */
  readonly perform: (user: UserDriver, next: string | undefined) => Promise<void>
  /** True when the test has to advance the clock. */
  readonly takesTime?: boolean
}

/** One way in which an actor ends: with an output, or an error. */
export type Reply<Output, Context = never, State extends string = string> = (
  | { readonly output: Output }
  | { readonly error: AnyError }
) & {
  /** True when the reply is possible; absent when it always is. */
  readonly possible?: (context: Context, state: State) => boolean
  /** True when the real server cannot give every later reply of the model: no detour follows. */
  readonly endsPath?: true
  /** Prepares the real server for this reply, before the step that starts the actor. */
  readonly before?: (user: UserDriver) => Promise<void>
  /** The same while the actor runs. `next` names the reply that must follow. */
  readonly after?: (user: UserDriver, next: string | undefined) => Promise<void>
}

/** A start of a flow: the machine's input, and the address of the page that starts with it. */
export interface Start<Machine extends AnyStateMachine> {
  readonly input: InputFrom<Machine>
  readonly address: string
  /** Search parameter of the address that says why the page is opened, such as the code of a link that does not work. */
  readonly reason?: string
  /** Features that the shop of this start is without: its paths are not walked in the browser, whose shop has all. */
  readonly off?: readonly Feature[]
  /** The only layout with this start; absent when both have it. */
  readonly layout?: 'desktop' | 'mobile'
  /** Steps on the page before the path, when the address alone does not lead to this start. */
  readonly arrange?: (user: UserDriver) => Promise<void>
  /** True for a page that requires a login. */
  readonly isMember?: true
  /** How the browser gets to the page when opening the address is not enough. `next` is the reply that must follow. */
  readonly open?: (user: UserDriver, next: string | undefined) => Promise<void>
}

/** Every event of a machine with its cases. */
export type EventCases<Machine extends AnyStateMachine> = {
  readonly [Type in EventFromLogic<Machine>['type']]: Readonly<
    Record<
      string,
      EventCase<Extract<EventFromLogic<Machine>, { type: Type }>, ContextFrom<Machine>, StateName<Machine>>
    >
  >
}

/** Every actor with its replies. */
export type ReplyCases<Machine extends AnyStateMachine, Actors extends Record<string, AnyActorLogic>> = {
  readonly [Actor in keyof Actors]: Readonly<
    Record<string, Reply<OutputFrom<Actors[Actor]>, ContextFrom<Machine>, StateName<Machine>>>
  >
}

/**
 * How tests drive a flow: its production machine, every event a user can cause, and every reply of its actors. It does
 * not compile when an event or actor has no case.
 */
export interface Flow<
  Machine extends AnyStateMachine = AnyStateMachine,
  Actors extends Record<string, AnyActorLogic> = Record<string, AnyActorLogic>,
  Name extends string = string,
  Events = EventCases<Machine>,
  Replies = ReplyCases<Machine, Actors>,
> {
  /** Name of the flow, which is its machine's `id`. */
  readonly name: Name
  readonly title: Title
  readonly machine: Machine
  readonly actors: Actors
  /** The parent flow's state that shows this flow, for a part of another flow. */
  readonly within?: FlowPosition
  /** By name; the first is the default. */
  readonly starts: Readonly<Record<string, Start<Machine>>>
  readonly events: Events
  readonly replies: Replies
  /** Calls that an actor makes, unless it makes one call of its own name. Browser tests hold and await them. */
  readonly calls?: { readonly [Actor in keyof Actors]?: readonly Pick<Endpoint, 'name'>[] }
  /** False when the real server cannot bring about the replies: paths run on the bare machine and on the screen alone. */
  readonly isWalkedInBrowser?: false
  /** Actions that open another page although the flow does not end: no detour follows. */
  readonly leavesBy?: readonly ActionOf<Machine>['type'][]
  /**
   * By state, for the diagrams and tables of the support area: at most 21 letters, or 12 in Korean. `npm run diagrams`
   * fails when a state in which the flow rests has none.
   */
  readonly stateTitles: { readonly [State in StateName<Machine>]?: Title }
}

/** A flow and what must happen in it: for tests, diagrams and support links. */
export interface FlowModel<
  Machine extends AnyStateMachine = AnyStateMachine,
  Actors extends Record<string, AnyActorLogic> = Record<string, AnyActorLogic>,
  Name extends string = string,
  Events = EventCases<Machine>,
  Replies = ReplyCases<Machine, Actors>,
> extends Flow<Machine, Actors, Name, Events, Replies> {
  readonly expectations: Expectations<Machine, Actors>
}

/** A state of another flow, checked against its machine. */
export function positionIn<Machine extends AnyStateMachine>(machine: Machine, state: StateName<Machine>): FlowPosition {
  return { flow: machine.id, state }
}

/** Defines how a flow is driven, checked against its machine. */
export function defineFlow<
  const Name extends string,
  Machine extends AnyStateMachine,
  Actors extends Record<string, AnyActorLogic>,
  Events extends EventCases<Machine>,
  Replies extends ReplyCases<Machine, Actors>,
>(flow: Flow<Machine, Actors, Name, Events, Replies>): Flow<Machine, Actors, Name, Events, Replies> {
  return flow
}

/** Defines a model, checked against its machine and the cases of its events and replies. */
export function defineFlowModel<
  Name extends string,
  Machine extends AnyStateMachine,
  Actors extends Record<string, AnyActorLogic>,
  Events extends Cases,
  Replies extends Cases,
>(
  flow: Flow<Machine, Actors, Name, Events, Replies>,
  expectations: Expectations<Machine, Actors, StepName<NoInfer<Events>> | StepName<NoInfer<Replies>>>,
): FlowModel<Machine, Actors, Name, Events, Replies> {
  return { ...flow, expectations }
}

/** A start of a model by its name. */
export function getStart(model: FlowModel, name: string) {
  const start = model.starts[name]
  if (!start) throw new Error(`${model.name} has no start "${name}"`)
  return start
}

/** Why the page of a start is opened, as its address says; undefined when it says nothing of it. */
export function getStartReason(model: FlowModel, name: string): string | undefined {
  const { address, reason } = getStart(model, name)
  if (reason === undefined) return undefined
  const value = new URLSearchParams(address.split('?')[1]).get(reason)
  if (value === null) throw new Error(`${model.name}: the address of "${name}" has no parameter "${reason}"`)
  return value
}

/** What must follow from a start of a model. */
export function getStartOutcome(model: FlowModel, name: string): Outcome {
  const outcome = model.expectations.starts[name]
  if (!outcome) throw new Error(`${model.name}: the table has no start "${name}"`)
  return outcome
}

/** What a user sees in a state of a model. Throws for a state that is left at once. */
export function getExpectation(model: FlowModel, state: string): Expectation {
  const expectation = model.expectations.states[state]
  if (!expectation || expectation === 'transient') throw new Error(`${model.name}: nothing is seen in "${state}"`)
  return expectation.sees
}

/**
 * Texts that a state must show, those of other states that it must not, and the titles of its failures. A busy state may
 * still show the page before it.
 */
export function getTexts(
  model: FlowModel,
  state: string,
): { readonly shown: readonly Text[]; readonly absent: readonly Text[]; readonly titles: readonly Text[] } {
  const textsOf = (name: string) => {
    const expectation = model.expectations.states[name]
    return expectation === undefined || expectation === 'transient' ? undefined : expectation
  }
  const { reads: shown = [], failureTitles = [], sees } = textsOf(state) ?? {}
  const all = Object.keys(model.expectations.states).flatMap((name) => textsOf(name)?.reads ?? [])
  const said = new Set(shown.map(({ en }) => en))
  return {
    shown,
    absent: isBusy(model, state) ? [] : all.filter(({ en }) => !said.has(en)),
    titles: sees === undefined ? failureTitles : [...failureTitles, sees.name],
  }
}

function isBusy(model: FlowModel, state: string): boolean {
  return getStateNode(model, state).tags.includes('busy')
}
