import type {
  AnyActorLogic,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  EventObject,
  InputFrom,
  OutputFrom,
} from 'xstate'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { StateName } from '../state-name.ts'
import type { UserDriver } from './user-driver.ts'

/** Name in both languages. It stands in the model and not in a catalogue: scripts and browser tests load the models. */
interface Title {
  readonly ko: string
  readonly en: string
}

/** One case of an event: its payload, and how a user or the environment causes it. */
export interface EventCase<E extends EventObject> {
  readonly payload: Omit<E, 'type'>
  /** Causes the event on the page. `next` names the reply that must follow, as `actor case`. */
  readonly perform: (user: UserDriver, next: string | undefined) => Promise<void>
  /** True when the test has to advance the clock. */
  readonly takesTime?: boolean
}

/** One way in which an actor ends: with an output, or an error. */
export type Reply<Output, Context = never, State extends string = string> = (
  | { readonly output: Output }
  | { readonly error: unknown }
) & {
  /** True when the reply is possible; absent when it always is. */
  readonly possible?: (context: Context, state: State) => boolean
  /** Prepares the real server for this reply, before the step that starts the actor. */
  readonly before?: (user: UserDriver) => Promise<void>
  /** The same while the actor runs. `next` names the reply that must follow. */
  readonly after?: (user: UserDriver, next: string | undefined) => Promise<void>
}

/** What a user sees in a state: an ARIA role and its English name; `text` for text without a role. */
export interface Expectation {
  readonly role:
    | 'heading'
    | 'button'
    | 'link'
    | 'alertdialog'
    | 'dialog'
    | 'status'
    | 'alert'
    | 'textbox'
    | 'timer'
    | 'text'
  readonly name: string
  /** Regular expression of the path that the state navigates to, when it leaves the page. */
  readonly navigatesTo?: string
  /** State in which another flow on the page continues. */
  readonly continuesIn?: FlowPosition
}

/** A start of a flow: the machine's input, and the address of the page that starts with it. */
export interface Start<Machine extends AnyStateMachine> {
  readonly input: InputFrom<Machine>
  readonly address: string
  /** The only layout with this start; absent when both have it. */
  readonly layout?: 'desktop' | 'mobile'
  /** Steps on the page before the path, when the address alone does not lead to this start. */
  readonly arrange?: (user: UserDriver) => Promise<void>
  /** True for a page that requires a login. */
  readonly isMember?: true
  /** How the browser gets to the page when opening the address is not enough. `next` is the reply that must follow. */
  readonly open?: (user: UserDriver, next: string | undefined) => Promise<void>
}

/**
 * Model of a flow for tests, diagrams and support links: its production machine, every event a user can cause, and
 * every reply of its actors. It does not compile when an event or actor has no case, or when it names a state that the
 * machine does not have. Tests fail when no path reaches a state or transition.
 */
export interface FlowModel<
  Machine extends AnyStateMachine = AnyStateMachine,
  Actors extends Record<string, AnyActorLogic> = Record<string, AnyActorLogic>,
  Name extends string = string,
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
  readonly events: {
    readonly [Type in EventFromLogic<Machine>['type']]: Readonly<
      Record<string, EventCase<Extract<EventFromLogic<Machine>, { type: Type }>>>
    >
  }
  readonly replies: {
    readonly [Actor in keyof Actors]: Readonly<
      Record<string, Reply<OutputFrom<Actors[Actor]>, ContextFrom<Machine>, StateName<Machine>>>
    >
  }
  /** Calls that an actor makes, unless it makes one call of its own name. Browser tests hold and await them. */
  readonly calls?: { readonly [Actor in keyof Actors]?: readonly Pick<Endpoint, 'name'>[] }
  /**
   * By state, for the diagrams and tables of the support area: at most 21 letters, or 12 in Korean. `npm run diagrams`
   * fails when a state in which the flow rests has none.
   */
  readonly stateTitles: { readonly [State in StateName<Machine>]?: Title }
  /** By state. Tests fail when one is missing. */
  readonly expectations: { readonly [State in StateName<Machine>]?: Expectation }
}

/** A state of a flow. */
interface FlowPosition {
  readonly flow: string
  readonly state: string
}

/** A state of another flow, checked against its machine. */
export function positionIn<Machine extends AnyStateMachine>(machine: Machine, state: StateName<Machine>): FlowPosition {
  return { flow: machine.id, state }
}

/** Defines a model, checked against its machine. */
export function defineFlowModel<
  const Name extends string,
  Machine extends AnyStateMachine,
  Actors extends Record<string, AnyActorLogic>,
>(model: FlowModel<Machine, Actors, Name>): FlowModel<Machine, Actors, Name> {
  return model
}
