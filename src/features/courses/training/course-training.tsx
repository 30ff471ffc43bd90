import { use } from 'react'
import type { PurchaseOption } from '#contract/courses/course-detail.ts'
import type { LocaleMessages } from '#lib/i18n/i18n.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import type { OwnCourse } from '../own-course.ts'
import { trainingOf } from './training.ts'
import { TrainingBar, TrainingPanel } from './training-panel.tsx'

interface CourseTrainingProps {
  readonly course: OwnCourse
  /** The chosen option, which an extension buys. */
  readonly option: PurchaseOption | undefined
  readonly variant: 'panel' | 'bar'
}

/** Member's training in a course, for the panel or the bar. Its code and messages load on demand. */
export default function CourseTraining({ course, option, variant }: CourseTrainingProps) {
  const { messages, today } = useAppContext()
  use(loadMessages(messages))
  const training = trainingOf(course, option, today)
  if (!training) return null
  return variant === 'panel' ? <TrainingPanel {...training} /> : <TrainingBar {...training} />
}

const loads = new WeakMap<LocaleMessages, Promise<void>>()

/** Loads the messages. Returns the same promise each time, as `use` requires. */
function loadMessages(messages: LocaleMessages): Promise<void> {
  const known = loads.get(messages) ?? messages.load(['training'])
  loads.set(messages, known)
  return known
}
