import { assertEvent, assign, setup } from 'xstate'
import { checkSession } from '../contract/accounts/session.ts'
import { verifyMember } from '../contract/orders/checkout.ts'
import * as codes from '../contract/protocol/codes.ts'
import { type ApiErrorData, errorOf, hasFailedWith } from './api-error-data.ts'
import { endpointActor, placeholderActor } from './placeholder-actor.ts'
import type { StateName } from './state-name.ts'

/** A lesson of a course. */
export interface LaunchedLesson {
  readonly course: number
  /** Counted from 1. */
  readonly lesson: number
}

export interface ClientLaunchInput extends LaunchedLesson {
  /** Whether the PC client can run on this device. */
  readonly isPc: boolean
}

interface ClientLaunchContext extends ClientLaunchInput {
  readonly error: ApiErrorData | undefined
}

type ClientLaunchEvent =
  /** The user asks to open the lesson once more. */
  | { readonly type: 'launch.requested' }
  /** The identity verification on this page is complete. */
  | { readonly type: 'identity.verified'; readonly idfc_id: string }

export const clientLaunchActors = {
  checkSession: endpointActor(checkSession),
  verifyMember: endpointActor(verifyMember),
  /**
   * Gets a ticket for the lesson and opens the client with it. `isOpened` is false when the client did not take the
   * focus in time. The ticket stays inside: no snapshot holds it.
   */
  launchClient: placeholderActor<{ readonly isOpened: boolean }, LaunchedLesson>('launchClient'),
}

/**
 * Opens a lesson in the PC client (specification, sections 1 and 8): for members, on a PC, once it is installed. An exam
 * needs a verified identity.
 */
export const clientLaunchMachine = setup({
  types: {
    context: {} as ClientLaunchContext,
    events: {} as ClientLaunchEvent,
    input: {} as ClientLaunchInput,
    tags: {} as 'busy',
  },
  actors: clientLaunchActors,
  actions: {
    setError: assign({ error: ({ event }) => errorOf(event) }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    isVisitor: ({ event }) => hasFailedWith(event, codes.accessTokenInvalid, codes.memberGone),
    isOtherDevice: ({ context }) => !context.isPc,
    isOpened: (_, { isOpened }: { readonly isOpened: boolean }) => isOpened,
    isUnverified: ({ event }) => hasFailedWith(event, codes.identityNotVerified),
    isNotTheirs: ({ event }) => hasFailedWith(event, codes.notFound),
  },
}).createMachine({
  id: 'client-launch',
  context: ({ input }) => ({ ...input, error: undefined }),
  initial: 'checkingMember',
  states: {
    checkingMember: {
      tags: 'busy',
      invoke: {
        id: 'checkSession',
        src: 'checkSession',
        input: {},
        onDone: [{ guard: 'isOtherDevice', target: 'noPc' }, { target: 'launching' }],
        onError: [
          { guard: 'isVisitor', target: 'signedOut' },
          { target: 'launchFailed', actions: 'setError' },
        ],
      },
    },
    signedOut: { type: 'final' },
    noPc: { type: 'final' },
    launching: {
      tags: 'busy',
      invoke: {
        id: 'launchClient',
        src: 'launchClient',
        input: ({ context: { course, lesson } }) => ({ course, lesson }),
        onDone: [
          { guard: { type: 'isOpened', params: ({ event }) => event.output }, target: 'running' },
          { target: 'notInstalled' },
        ],
        onError: [
          { guard: 'isUnverified', target: 'verifyingIdentity' },
          { guard: 'isNotTheirs', target: 'noAccess' },
          { target: 'launchFailed', actions: 'setError' },
        ],
      },
    },
    /** The lesson is an exam: the page shows the identity verification. */
    verifyingIdentity: { on: { 'identity.verified': { target: 'takingIdentity', actions: 'clearError' } } },
    takingIdentity: {
      tags: 'busy',
      invoke: {
        id: 'verifyMember',
        src: 'verifyMember',
        input: ({ event }) => {
          assertEvent(event, 'identity.verified')
          return { body: { idfc_id: event.idfc_id, purpose: 'profile' } }
        },
        onDone: 'launching',
        onError: { target: 'verifyingIdentity', actions: 'setError' },
      },
    },
    /** The client has the lesson. */
    running: { on: { 'launch.requested': 'launching' } },
    notInstalled: { on: { 'launch.requested': 'launching' } },
    /** The member has no access to the course today. */
    noAccess: { type: 'final' },
    launchFailed: { on: { 'launch.requested': { target: 'checkingMember', actions: 'clearError' } } },
  },
})

export type ClientLaunchState = StateName<typeof clientLaunchMachine>
