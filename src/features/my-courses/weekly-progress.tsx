import { Trans, useLingui } from '@lingui/react/macro'
import { learningLimits, type TrainingWeek } from '#contract/content/learning.ts'
import { formatDayShort } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { Table, TableCell, TableHeadCell } from '#ui/content/table.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import * as styles from './my-courses.css.ts'

interface WeeklyProgressProps {
  /** Title of the course. */
  readonly title: string
  /** Lessons of the course. */
  readonly lessons: number
  /** At least one week. */
  readonly weeks: readonly TrainingWeek[]
}

/** Size of the plot, in units of its picture: a bar for each week with a gap before the next. */
const plot = { bar: 14, gap: 6, height: 56 } as const

/** Progress of a course by week: a plot of its percent at the end of each week, and the same as a table. */
export function WeeklyProgress({ title, lessons, weeks }: WeeklyProgressProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const first = weeks[0]
  const last = weeks.at(-1)
  if (!first || !last) return null
  const from = formatDayShort(first.monday, locale)
  const { percent } = last
  const count = weeks.length
  return (
    <Stack gap={1} marginTop={2}>
      <Stack as="figure" gap={1}>
        <WeeklyPlot
          lessons={lessons}
          weeks={weeks}
          label={t`Progress by week: ${percent}% after ${count} weeks, from ${from}`}
        />
        <figcaption className={styles.caption}>
          <Trans>By week, from {from}</Trans>
        </figcaption>
      </Stack>
      <details>
        <summary className={styles.summary}>
          <Trans>Progress by week as a table</Trans>
        </summary>
        <Table aria-label={t`Progress by week in ${title}`}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Week of</Trans>
              </th>
              <TableHeadCell align="end">
                <Trans>Finished lessons</Trans>
              </TableHeadCell>
              <TableHeadCell align="end">
                <Trans>Progress</Trans>
              </TableHeadCell>
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.monday}>
                <TableCell numeric>{formatDayShort(week.monday, locale)}</TableCell>
                <TableCell align="end" numeric>
                  {week.finished}
                </TableCell>
                <TableCell align="end" numeric>
                  {`${week.percent}%`}
                </TableCell>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </Stack>
  )
}

/** A bar for each week, as high as the progress at its end; the lessons of the week itself are darker. */
function WeeklyPlot({ lessons, weeks, label }: Omit<WeeklyProgressProps, 'title'> & { label: string }) {
  const { bar, gap, height } = plot
  const width = learningLimits.weeks * (bar + gap) - gap
  const heightOf = (percent: number) => (percent / 100) * height
  return (
    <svg
      className={styles.plot}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height + 1}`}
      width={width * 1.5}
    >
      {Array.from({ length: learningLimits.weeks }, (_, index) => (
        <rect key={index} className={styles.outline} x={index * (bar + gap)} y={0} width={bar} height={height} />
      ))}
      <line className={styles.axis} x1={0} x2={width} y1={height + 0.5} y2={height + 0.5} />
      {weeks.map(({ monday, finished, percent }, index) => {
        const earlier = Math.max(0, percent - (100 * finished) / lessons)
        const x = index * (bar + gap)
        return (
          <g key={monday}>
            <rect
              className={styles.earlier}
              x={x}
              y={height - heightOf(earlier)}
              width={bar}
              height={heightOf(earlier)}
            />
            <rect
              className={styles.current}
              x={x}
              y={height - heightOf(percent)}
              width={bar}
              height={heightOf(percent - earlier)}
            />
          </g>
        )
      })}
    </svg>
  )
}
