import { Trans } from '@lingui/react/macro'
import { useCompany } from '#lib/company/use-company.ts'
import { WeekdayHours } from '#ui/content/weekday-hours.tsx'
import { ClosedDays } from './closed-days.tsx'

/** When customer support is open on weekdays, its lunch, and the days on which it is closed soon. */
export function SupportHours() {
  const { opens, closes, lunch } = useCompany().hours
  if (!lunch)
    return (
      <>
        <WeekdayHours opens={opens} closes={closes} /> <ClosedDays />
      </>
    )
  const { from, until } = lunch
  return (
    <>
      <Trans>
        Weekdays {opens}–{closes}, lunch {from}–{until}
      </Trans>{' '}
      <ClosedDays />
    </>
  )
}
