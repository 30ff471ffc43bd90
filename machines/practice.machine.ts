import { assign, setup } from 'xstate'

interface PracticeContext {
  /** What can be got right in each question, such as 1 for a decision or 3 for three signs. */
  readonly points: readonly number[]
  /** Index of the current question. */
  readonly question: number
  /** What was got right so far. */
  readonly right: number
  /** Whether everything of the last answer was right. */
  readonly wasRight: boolean
}

type PracticeEvent =
  /** `right` is how much of the question was got right. */
  | { readonly type: 'answer.given'; readonly right: number }
  | { readonly type: 'next.chosen' }
  /** The visitor practises once more, from the first question. */
  | { readonly type: 'again.chosen' }

/**
 * Half a minute of a course: each question is answered by hand and then explained. It calls nothing and keeps nothing,
 * so it is a part of a page and no flow with an address.
 */
export const practiceMachine = setup({
  types: {
    context: {} as PracticeContext,
    events: {} as PracticeEvent,
    input: {} as Pick<PracticeContext, 'points'>,
  },
  actions: {
    countAnswer: assign({
      right: ({ context, event }) => context.right + (event.type === 'answer.given' ? event.right : 0),
      wasRight: ({ context, event }) =>
        event.type === 'answer.given' && event.right === context.points[context.question],
    }),
    askNext: assign({ question: ({ context }) => context.question + 1 }),
    startAgain: assign({ question: 0, right: 0 }),
  },
  guards: {
    isLast: ({ context }) => context.question === context.points.length - 1,
  },
}).createMachine({
  id: 'practice',
  context: ({ input }) => ({ points: input.points, question: 0, right: 0, wasRight: false }),
  initial: 'answering',
  states: {
    answering: {
      on: { 'answer.given': { target: 'explained', actions: 'countAnswer' } },
    },
    explained: {
      on: {
        'next.chosen': [
          { guard: 'isLast', target: 'finished' },
          { target: 'answering', actions: 'askNext' },
        ],
      },
    },
    finished: {
      on: { 'again.chosen': { target: 'answering', actions: 'startAgain' } },
    },
  },
})
