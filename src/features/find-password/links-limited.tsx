import { Trans } from '@lingui/react/macro'
import { requestLimits } from '../../../contract/one-time-code.ts'
import type { ApiErrorData } from '../../../machines/api-error-data.ts'
import { formatMinutes, formatMoment } from '../../lib/i18n/format.ts'
import { useErrorText } from '../../lib/errors/use-error-text.ts'
import { useLocale } from '../../lib/i18n/use-locale.ts'
import { useRetryTime } from '../../lib/time/use-retry-time.ts'
import { DayMeter } from '../../ui/form/day-meter.tsx'
import { StepHeading } from '../../ui/form/step-heading.tsx'
import { form } from '../../ui/form/step.css.ts'
import { Icon } from '../../ui/icon.tsx'
import { Button } from '../../ui/button.tsx'

/** No more links for 24 hours: until when, and how far that is. */
export function LinksLimited({ error, onBack }: { error: ApiErrorData | undefined; onBack: () => void }) {
  const locale = useLocale()
  const words = useErrorText(error)
  const retry = useRetryTime(error, requestLimits.seconds)
  const moment = retry && formatMoment(retry.moment, locale)
  return (
    <>
      <StepHeading title={<Trans>No more links for now</Trans>}>
        {words} <Trans>The pause keeps others from flooding you with messages.</Trans>
      </StepHeading>
      <div className={form}>
        {retry && (
          <DayMeter
            passed={(requestLimits.seconds - retry.left) / 3_600}
            left={formatMinutes(Math.ceil(retry.left / 60), locale)}
          >
            <Trans>left, until {moment}</Trans>
          </DayMeter>
        )}
        <div>
          <Button size="large" onClick={onBack}>
            <Icon name="arrow-left" />
            <Trans>Change the address</Trans>
          </Button>
        </div>
      </div>
    </>
  )
}
