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
import { ChangeAddress } from './waiting-for-link.tsx'

/** No more mails to this address for 24 hours: until when, and how far that is. */
export function MailsLimited({ error, onBack }: { error: ApiErrorData | undefined; onBack: () => void }) {
  const locale = useLocale()
  const words = useErrorText(error)
  const retry = useRetryTime(error, requestLimits.seconds)
  const moment = retry && formatMoment(retry.moment, locale)
  return (
    <>
      <StepHeading title={<Trans>No more mails for now</Trans>}>{words}</StepHeading>
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
          <ChangeAddress onBack={onBack} />
        </div>
      </div>
    </>
  )
}
