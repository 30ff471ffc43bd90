import type { ReactNode } from 'react'

export interface PracticeProps {
  /** Course that it is a part of. */
  readonly course: { readonly idx: number; readonly title: string; readonly individual: boolean }
  /** Whether the page is that course's own, which needs no link to it. */
  readonly isOnItsPage: boolean
  readonly onClose: () => void
}

/** What a question shows: it stays in place with its explanation once it is answered. */
export interface QuestionProps {
  /** Index of the question. */
  readonly index: number
  readonly isAnswered: boolean
  /** Whether everything of the last answer was right. */
  readonly wasRight: boolean
  /** Called with how much of the question was got right. */
  readonly onAnswer: (right: number) => void
  readonly onNext: () => void
}

/** The questions of a practice. */
export interface Questions {
  /** What can be got right in each of them. */
  readonly points: readonly number[]
  readonly renderQuestion: (props: QuestionProps) => ReactNode
}
