import type { AnyActorLogic, AnyStateMachine, ContextFrom, InputFrom, StateMachine } from 'xstate'
import type { StateName } from '#machines/state-name.ts'

/** A text as a visitor reads it, written by hand in both languages. */
export interface Text {
  readonly ko: string
  readonly en: string
}

/** What a user sees in a state: an ARIA role and its name; `text` for text without a role. */
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
  readonly name: Text
  /** Regular expression of the path that the state navigates to, when it leaves the page. */
  readonly navigatesTo?: string
  /** State in which another flow on the page continues. */
  readonly continuesIn?: FlowPosition
}

/** A state of a flow. */
export interface FlowPosition {
  readonly flow: string
  readonly state: string
}

/** A text that is no failure, such as "sent again", and the values of the context with which it is shown. */
export interface Notice<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly text: Text
  readonly context: { readonly [Key in keyof ContextFrom<Machine>]?: ContextFrom<Machine>[Key] }
}

/** What must follow from a step. */
export interface Outcome<
  Machine extends AnyStateMachine = AnyStateMachine,
  Actors extends Record<string, AnyActorLogic> = Record<string, AnyActorLogic>,
> {
  /** The state that the flow rests in afterwards. */
  readonly target: StateName<Machine>
  /** Limits the outcome to contexts with these values. Outcomes of a step are tried in order. */
  readonly when?: { readonly [Key in keyof ContextFrom<Machine>]?: ContextFrom<Machine>[Key] }
  /** Text of the failure or alert that is visible afterwards; without it, none is visible. */
  readonly shows?: Text
  /**
   * True when an error stays in the context without its own text: for the caller, the flow inside this one, or the link
   * for support in an alert.
   */
  readonly keepsError?: true
  /** Values of the context afterwards that no screen shows, such as consents that have to be given again. */
  readonly context?: { readonly [Key in keyof ContextFrom<Machine>]?: ContextFrom<Machine>[Key] }
  /** Notice that is visible afterwards; without it, none of the flow's notices is visible. */
  readonly notice?: Notice<Machine>
  /** Actions that reach out of the machine, in order; without it, none is called. */
  readonly actions?: readonly Called<ActionOf<Machine>>[]
  /** Inputs of the actors that start; without it, none starts. */
  readonly invokes?: { readonly [Actor in keyof Actors]?: InputFrom<Actors[Actor]> }
}

/** Cases by event type or actor. */
export type Cases = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** `event case` of every event, and `actor case` of every reply. */
export type StepName<All> = {
  [Of in keyof All & string]: `${Of} ${keyof All[Of] & string}`
}[keyof All & string]

/**
 * What must happen in one state. `transient` for a state that is left at once. A step that is not listed must not
 * change anything in the state.
 */
export type StateExpectation<
  Machine extends AnyStateMachine = AnyStateMachine,
  Actors extends Record<string, AnyActorLogic> = Record<string, AnyActorLogic>,
  Step extends string = string,
> =
  | 'transient'
  | {
      readonly sees: Expectation
      /**
       * What else the state says whenever it is shown: what happened to money, access or data, and what to do. No other
       * state may say it, except a busy one, which may still show the page before it.
       */
      readonly reads?: readonly Text[]
      /** Titles of the failures that are shown in the state, one for each form of it. */
      readonly failureTitles?: readonly Text[]
      readonly steps: {
        readonly [Name in Step]?: Outcome<Machine, Actors> | readonly Outcome<Machine, Actors>[]
      }
    }

/**
 * What must happen in a flow: written by hand from the specification and never computed from the machine. All tests of
 * the flow take their expectations from here.
 */
export interface Expectations<
  Machine extends AnyStateMachine = AnyStateMachine,
  Actors extends Record<string, AnyActorLogic> = Record<string, AnyActorLogic>,
  Step extends string = string,
> {
  /** By name of the start: the first state, and what starts with it. */
  readonly starts: Readonly<Record<string, Outcome<Machine, Actors>>>
  readonly states: { readonly [State in StateName<Machine>]: StateExpectation<Machine, Actors, Step> }
}

/** An action; without `params` where it takes none. */
type Called<Action> = Action extends { readonly type: infer Type; readonly params: infer Params }
  ? undefined extends Params
    ? { readonly type: Type }
    : { readonly type: Type; readonly params: Params }
  : never

/** An action of a machine with its parameters. */
export type ActionOf<Machine extends AnyStateMachine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer _Actor,
    infer Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema
  >
    ? Action
    : never
