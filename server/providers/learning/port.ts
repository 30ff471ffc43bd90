/** A lesson that a member has finished. */
interface FinishedLesson {
  /** Counted from 1. */
  readonly lesson: number
  readonly finishedAt: Date
}

/** The system in which lessons are taken: the only source of progress. */
export interface LearningSystem {
  /** The lessons of a course that a member has finished; undefined when the system does not answer. */
  finishedLessons(memberId: string, courseIdx: number): Promise<readonly FinishedLesson[] | undefined>
}
