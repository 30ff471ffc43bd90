import { Trans } from '@lingui/react/macro'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useRateLimit } from '#lib/time/use-rate-limit.ts'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import { RateLimitPanel } from '#ui/form/rate-limit-panel.tsx'
import { ChangeAddress } from './waiting-for-link.tsx'

/** No more mails to this address for 24 hours. */
export function MailsLimited({ error, onBack }: { error: ApiErrorData | undefined; onBack: () => void }) {
  const text = useFailure(error)
  return (
    <RateLimitPanel title={<Trans>No more emails for now</Trans>} text={text} wait={useRateLimit(error)}>
      <ChangeAddress onBack={onBack} />
    </RateLimitPanel>
  )
}
