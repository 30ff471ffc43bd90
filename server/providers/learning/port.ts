/** A lesson that a member has finished. */
interface FinishedLesson {
  /** Counted from 1. */
  readonly lesson: number
  readonly finishedAt: Date
}

/** A secret that opens one lesson for one member, once. */
interface LessonTicket {
  readonly secret: string
  readonly expiresAt: Date
}

/** A lesson that a member opens. */
interface OpenedLesson {
  readonly memberId: string
  readonly courseIdx: number
  /** Counted from 1. */
  readonly lesson: number
}

/** The learning system, the only source of progress. */
export interface LearningSystem {
  /** The lessons of a course that a member has finished; undefined when the system does not answer. */
  finishedLessons(memberId: string, courseIdx: number): Promise<readonly FinishedLesson[] | undefined>
  /** A ticket with which the PC client opens a lesson; undefined when the system does not answer. */
  issueTicket(opened: OpenedLesson): Promise<LessonTicket | undefined>
}
