import { Trans } from '@lingui/react/macro'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useCompany } from '#lib/company/use-company.ts'
import { useRateLimit } from '#lib/time/use-rate-limit.ts'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import { PhoneLink } from '#ui/content/phone-link.tsx'
import { RateLimitPanel } from '#ui/form/rate-limit-panel.tsx'

/** The limit of inquiries for 24 hours is reached: when the next one can be sent, and the telephone until then. */
export function InquiriesLimited({ error }: { error: ApiErrorData | undefined }) {
  const { phone } = useCompany()
  return (
    <RateLimitPanel
      level={2}
      title={<Trans>No more inquiries for now</Trans>}
      text={useFailure(error)}
      wait={useRateLimit(error)}
    >
      <p>
        <Trans>
          If it’s urgent, call <PhoneLink number={phone} />. Your message is still here.
        </Trans>
      </p>
    </RateLimitPanel>
  )
}
