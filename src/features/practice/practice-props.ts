import type { PracticeKind } from '../../../contract/content/courses.ts'

export interface PracticeProps {
  readonly kind: PracticeKind
  /** Course to which it leads; undefined on that course's own page. */
  readonly course: { readonly idx: number; readonly title: string; readonly individual: boolean } | undefined
  readonly onClose: () => void
}

/** What a question shows: it stays in place with its explanation once it is answered. */
export interface QuestionProps {
  /** Index of the question. */
  readonly index: number
  readonly isAnswered: boolean
  /** Whether the last answer was right. */
  readonly wasRight: boolean
  readonly onAnswer: (isRight: boolean) => void
  readonly onNext: () => void
}
