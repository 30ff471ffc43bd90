import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { requestLimits } from '../../../contract/one-time-code.ts'
import type { ApiErrorData } from '../../../machines/api-error-data.ts'
import { formatMinutes, formatMoment } from '../../lib/i18n/format.ts'
import { useErrorText } from '../../lib/errors/use-error-text.ts'
import { useLocale } from '../../lib/i18n/use-locale.ts'
import { useRetryTime } from '../../lib/time/use-retry-time.ts'
import { DayMeter } from '../../ui/form/day-meter.tsx'
import { StepHeading } from '../../ui/form/step-heading.tsx'
import { form } from '../../ui/form/step.css.ts'

interface RequestLimitProps {
  readonly error: ApiErrorData | undefined
  readonly children: ReactNode
}

/** No more codes for 24 hours: until when, and how far that is. */
export function RequestLimit({ error, children }: RequestLimitProps) {
  const locale = useLocale()
  const words = useErrorText(error)
  const retry = useRetryTime(error, requestLimits.seconds)
  const moment = retry && formatMoment(retry.moment, locale)
  return (
    <>
      <StepHeading title={<Trans>No more codes for now</Trans>}>
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
        <div>{children}</div>
      </div>
    </>
  )
}
