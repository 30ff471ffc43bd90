import { Trans } from '@lingui/react/macro'
import { requestLimits } from '../../../contract/one-time-code.ts'
import type { Failure } from '../../../machines/failure.ts'
import { formatMinutes, formatMoment } from '../../lib/i18n/format.ts'
import { useFailureWords } from '../../lib/errors/use-failure-words.ts'
import { useLocale } from '../../lib/i18n/use-locale.ts'
import { useRetryTime } from '../../lib/time/use-retry-time.ts'
import { DayMeter } from '../../ui/form/day-meter.tsx'
import { StepHeading } from '../../ui/form/step-heading.tsx'
import { form } from '../../ui/form/step.css.ts'
import { ChangeAddress } from './waiting-for-link.tsx'

/** No more mails to this address for 24 hours: until when, and how far that is. */
export function MailsLimited({ failure, onBack }: { failure: Failure | undefined; onBack: () => void }) {
  const locale = useLocale()
  const words = useFailureWords(failure)
  const retry = useRetryTime(failure, requestLimits.seconds)
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
