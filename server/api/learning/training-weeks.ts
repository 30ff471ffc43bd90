import { learningLimits, type TrainingWeek } from '#contract/content/learning.ts'
import { addDays, dayOf, daysBetween } from '#server/lib/clock.ts'

/** Monday of the week of a day; both `YYYY-MM-DD`. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/**
 * Progress of a course by week, from the week of its first day or first finished lesson to the week of its last day, the
 * latest weeks only. `finishedAt` are the moments at which its `lessons` were finished. Days are `YYYY-MM-DD`.
 */
export function trainingWeeks(input: {
  readonly from: string
  readonly lastDay: string
  readonly lessons: number
  readonly finishedAt: readonly Date[]
}): TrainingWeek[] {
  const finishedOn = input.finishedAt.map(dayOf).toSorted()
  const [firstDay = input.from] = [input.from, ...finishedOn].toSorted()
  const firstMonday = mondayOf(firstDay)
  const lastMonday = mondayOf(input.lastDay)
  const size = Math.max(0, daysBetween(firstMonday, lastMonday) / 7 + 1)
  const shown = Math.min(size, learningLimits.weeks)
  return Array.from({ length: shown }, (_, index) => {
    const monday = addDays(lastMonday, -7 * (shown - 1 - index))
    const next = addDays(monday, 7)
    const before = finishedOn.filter((day) => day < next)
    return {
      monday,
      finished: before.filter((day) => day >= monday).length,
      percent: input.lessons === 0 ? 0 : Math.floor((100 * before.length) / input.lessons),
    }
  })
}
