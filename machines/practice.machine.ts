import { assign, setup } from 'xstate'

interface PracticeContext {
  /** Number of questions. */
  readonly questions: number
  /** Index of the current question. */
  readonly question: number
  /** Number of questions that were answered right. */
  readonly right: number
  /** Whether the last answer was right. */
  readonly wasRight: boolean
}

type PracticeEvent =
  | { readonly type: 'answer.given'; readonly isRight: boolean }
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
    input: {} as Pick<PracticeContext, 'questions'>,
  },
  actions: {
    countAnswer: assign({
      right: ({ context, event }) => context.right + (event.type === 'answer.given' && event.isRight ? 1 : 0),
      wasRight: ({ event }) => event.type === 'answer.given' && event.isRight,
    }),
    askNext: assign({ question: ({ context }) => context.question + 1 }),
    startAgain: assign({ question: 0, right: 0 }),
  },
  guards: {
    isLast: ({ context }) => context.question === context.questions - 1,
  },
}).createMachine({
  id: 'practice',
  context: ({ input }) => ({ questions: input.questions, question: 0, right: 0, wasRight: false }),
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
