import { Trans } from '@lingui/react/macro'

/** Hours on weekdays, such as 10:00 and 17:00. */
export function WeekdayHours({ opens, closes }: { opens: string; closes: string }) {
  return (
    <Trans>
      Weekdays {opens}–{closes}
    </Trans>
  )
}
