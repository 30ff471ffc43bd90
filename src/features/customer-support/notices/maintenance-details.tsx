import { Trans } from '@lingui/react/macro'
import type { Maintenance } from '#contract/content/notices.ts'
import { formatMinutes, formatTime, formatWeekday, koreanDay } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { Heading } from '#ui/content/heading.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import * as styles from './maintenance-details.css.ts'
import { maintenanceHours } from './maintenance-hours.ts'

/** Planned maintenance: its hours drawn on the day, and what works meanwhile. */
export function MaintenanceDetails({ maintenance }: { maintenance: Maintenance }) {
  const { locale, today } = usePageLanguage()
  const { starts_at: startsAt, ends_at: endsAt, unavailable, available, deadlines } = maintenance
  const [firstDay, lastDay] = [koreanDay(startsAt), koreanDay(endsAt)]
  const start = `${formatWeekday(firstDay, today, locale)} ${formatTime(startsAt)}`
  const end =
    firstDay === lastDay ? formatTime(endsAt) : `${formatWeekday(lastDay, today, locale)} ${formatTime(endsAt)}`
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)
  return (
    <>
      <Card padded="medium">
        <Cluster gap={4} align="baseline" justify="between">
          <Heading as="h2" size={18}>
            <Trans>
              {start} – {end}, Korea time
            </Trans>
          </Heading>
          <b>{formatMinutes(minutes, locale)}</b>
        </Cluster>
        <Hours maintenance={maintenance} />
      </Card>
      <Heading as="h2" size={18} marginTop={8} marginBottom={3}>
        <Trans>During the maintenance</Trans>
      </Heading>
      <DefinitionList marginBottom={8}>
        {available !== null && <DefinitionItem name={<Trans>Works</Trans>}>{available}</DefinitionItem>}
        <DefinitionItem name={<Trans>Does not work</Trans>}>{unavailable}</DefinitionItem>
        {deadlines !== null && <DefinitionItem name={<Trans>Deadlines</Trans>}>{deadlines}</DefinitionItem>}
      </DefinitionList>
    </>
  )
}

const quarters = [0, 1, 2, 3, 4]

/** The hours on a meter of the day, one tick an hour. The heading says them in words. */
function Hours({ maintenance }: { maintenance: Maintenance }) {
  const drawn = maintenanceHours(maintenance)
  if (!drawn) return null
  const { length, offset, hours } = drawn
  const labelOf = (hour: number) => `${hour > 24 ? hour - 24 : hour}:00`
  return (
    <div aria-hidden="true">
      <Meter length={length} filled={hours} offset={offset} major={6} height="high" full className={styles.hours} />
      <p className={styles.scale}>
        {quarters.map((quarter) => (
          <span key={quarter}>{labelOf((length / 4) * quarter)}</span>
        ))}
      </p>
    </div>
  )
}
