/** A lesson that a member has finished. */
interface FinishedLesson {
  /** Counted from 1. */
  readonly lesson: number
  readonly finishedAt: Date
}

/** The learning system, the only source of progress. */
export interface LearningSystem {
  /** The lessons of a course that a member has finished; undefined when the system does not answer. */
  finishedLessons(memberId: string, courseIdx: number): Promise<readonly FinishedLesson[] | undefined>
}
