import { Plural, Trans } from '@lingui/react/macro'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { EventSummary } from '#contract/content/events.ts'
import { formatPeriod, monthName } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { Meter } from '#ui/pictures/meter.tsx'
import * as styles from './event-timeline.css.ts'
import { type Axis, daysFrom, lengthOf, monthsOn, passedDays, positionOn } from './period.ts'

const daysPerWeek = 7
/** From this position on, in percent, the words under a ruler end at the right edge. */
const latePosition = 60

/** Names of the months above the rulers, and today. */
export function TimelineHead({ axis, withToday }: { axis: Axis; withToday: boolean }) {
  const { locale, today } = usePageLanguage()
  return (
    <div className={styles.head} aria-hidden="true">
      {monthsOn(axis).map((month) => (
        <span key={month} style={assignInlineVars({ [styles.start]: `${positionOn(axis, month)}%` })}>
          {monthName(month, locale)}
        </span>
      ))}
      {withToday && (
        <b style={assignInlineVars({ [styles.start]: `${positionOn(axis, today)}%` })}>
          <Trans>Today</Trans>
        </b>
      )}
    </div>
  )
}

/** An event as a ruler with a tick a day, at its place on the axis; days that have passed are filled. */
export function EventTimeline({ event, axis }: { event: EventSummary; axis: Axis }) {
  const { locale, today } = usePageLanguage()
  const start = positionOn(axis, event.starts_on)
  const position = assignInlineVars({
    [styles.start]: `${start}%`,
    [styles.width]: `${(lengthOf(event) / axis.days) * 100}%`,
    [styles.today]: `${positionOn(axis, today)}%`,
  })
  const isLate = start > latePosition
  return (
    <div className={styles.timeline} data-state={event.state} style={position}>
      <span className={styles.ruler}>
        <Meter length={lengthOf(event)} filled={passedDays(event, today)} major={daysPerWeek} full />
      </span>
      <p data-late={isLate || undefined}>
        <span>{formatPeriod(event.starts_on, event.ends_on, today, locale)}</span> <TimeLeft event={event} />
      </p>
    </div>
  )
}

/** Days until the end of an ongoing event, or until the start of an upcoming one. */
export function TimeLeft({ event }: { event: Pick<EventSummary, 'state' | 'starts_on' | 'ends_on'> }) {
  const { today } = usePageLanguage()
  const left = daysFrom(today, event.ends_on)
  const until = daysFrom(today, event.starts_on)
  if (event.state === 'completed') {
    return (
      <b>
        <Trans>Completed</Trans>
      </b>
    )
  }
  if (event.state === 'upcoming') {
    return (
      <b>
        <Plural value={until} one="Starts tomorrow" other="Starts in # days" />
      </b>
    )
  }
  return (
    <b>
      <Plural value={left} _0="Last day" one="# day left" other="# days left" />
    </b>
  )
}
