import type {
  AnyActorLogic,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  EventObject,
  InputFrom,
  OutputFrom,
} from 'xstate'
import type { UserDriver } from './user-driver.ts'

/** One way in which a person, or the world, does an event. */
export interface EventCase<E extends EventObject> {
  readonly payload: Omit<E, 'type'>
  /** How it is done. `next` names the reply that is to follow, as `actor case`. */
  readonly perform: (person: UserDriver, next: string | undefined) => Promise<void>
  /** Whether time is let pass for it. */
  readonly takesTime?: boolean
}

/** One way in which an actor may end. */
export type Reply<Output, Context = never> = ({ readonly output: Output } | { readonly error: unknown }) & {
  /** Whether it can come at all; absent when it can at any time. */
  readonly possible?: (context: Context, state: string) => boolean
  /** Makes the real server end it in this way: done before the step that starts the actor. */
  readonly before?: (person: UserDriver) => Promise<void>
  /** The same, done while the actor runs. `next` names the reply that is to follow. */
  readonly after?: (person: UserDriver, next: string | undefined) => Promise<void>
}

/** What a person sees in a state: a role and its English name. `text` stands for words without a role. */
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
  /** Where the browser is by then, as a regular expression over the path, when the state leads away from the page. */
  readonly navigatesTo?: string
  /** State in which another flow of the page goes on, when this one hands over to it. */
  readonly continuesIn?: { readonly flow: string; readonly state: string }
}

/** A way to begin: the machine's input, and the address of the page that begins like this. */
export interface Start<Machine extends AnyStateMachine> {
  readonly input: InputFrom<Machine>
  readonly address: string
  /** The layout that begins like this; absent when both do. */
  readonly layout?: 'desktop' | 'mobile'
  /** What is done on the page first, on the screen as in the browser, when the page does not begin like this. */
  readonly arrange?: (person: UserDriver) => Promise<void>
  /** Whether the page is for members: whoever begins here is logged in. */
  readonly isMember?: true
  /** How the browser gets there, when it takes more than opening the address. `next` is the reply that is to follow. */
  readonly open?: (person: UserDriver, next: string | undefined) => Promise<void>
}

/**
 * A flow as its tests and its support links know it: the machine as it is in production, everything that a person
 * may do, and every reply that its actors may give. An event or actor of the machine without a case here does not
 * compile; a state or transition that no path reaches fails the run.
 */
export interface FlowModel<
  Machine extends AnyStateMachine = AnyStateMachine,
  Holes extends Record<string, AnyActorLogic> = Record<string, AnyActorLogic>,
> {
  /** Name of the flow: of its machine, its wiring and its diagram. */
  readonly name: string
  readonly title: { readonly ko: string; readonly en: string }
  readonly machine: Machine
  readonly actors: Holes
  /** The flow, and its state, whose part this one is: where that one has to stand for this one to be seen. */
  readonly within?: { readonly flow: string; readonly state: string }
  /** By name; the first is the usual one. */
  readonly starts: Readonly<Record<string, Start<Machine>>>
  readonly events: {
    readonly [Type in EventFromLogic<Machine>['type']]: Readonly<
      Record<string, EventCase<Extract<EventFromLogic<Machine>, { type: Type }>>>
    >
  }
  readonly replies: {
    readonly [Name in keyof Holes]: Readonly<Record<string, Reply<OutputFrom<Holes[Name]>, ContextFrom<Machine>>>>
  }
  /** Names of the calls that an actor makes, unless it makes one call of its own name. Browser tests hold and await them. */
  readonly calls?: { readonly [Name in keyof Holes]?: readonly string[] }
  /** By state; a run fails when one is missing. */
  readonly expectations: Readonly<Record<string, Expectation>>
}

/** Declares a model, checked against its machine. */
export function defineFlowModel<Machine extends AnyStateMachine, Holes extends Record<string, AnyActorLogic>>(
  model: FlowModel<Machine, Holes>,
): FlowModel<Machine, Holes> {
  return model
}
