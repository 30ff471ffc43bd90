import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { requestLimits } from '../../../contract/one-time-code.ts'
import type { Failure } from '../../../machines/failure.ts'
import { duration, momentInWords } from '../../lib/format.ts'
import { useFailureWords } from '../../lib/use-failure-words.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { useRetry } from '../../lib/use-retry.ts'
import { DayMeter } from '../../ui/form/day-meter.tsx'
import { StepHeading } from '../../ui/form/step-heading.tsx'
import { form } from '../../ui/form/step.css.ts'

interface RequestLimitProps {
  readonly failure: Failure | undefined
  readonly children: ReactNode
}

/** No more codes for 24 hours: until when, and how far that is. */
export function RequestLimit({ failure, children }: RequestLimitProps) {
  const locale = useLocale()
  const words = useFailureWords(failure)
  const retry = useRetry(failure, requestLimits.seconds)
  const moment = retry && momentInWords(retry.moment, locale)
  return (
    <>
      <StepHeading title={<Trans>No more codes for now</Trans>}>
        {words} <Trans>The pause keeps others from flooding you with messages.</Trans>
      </StepHeading>
      <div className={form}>
        {retry && (
          <DayMeter
            passed={(requestLimits.seconds - retry.left) / 3_600}
            left={duration(Math.ceil(retry.left / 60), locale)}
          >
            <Trans>left, until {moment}</Trans>
          </DayMeter>
        )}
        <div>{children}</div>
      </div>
    </>
  )
}
