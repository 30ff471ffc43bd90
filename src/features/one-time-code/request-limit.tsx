import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SupportLink } from '#entities/failure/support-link.tsx'
import { useErrorText } from '#lib/errors/use-error-text.ts'
import { useRateLimit } from '#lib/time/use-rate-limit.ts'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import { RateLimitPanel } from '#ui/form/rate-limit-panel.tsx'

interface RequestLimitProps {
  readonly error: ApiErrorData | undefined
  readonly children: ReactNode
}

/** The limit of codes for 24 hours is reached. */
export function RequestLimit({ error, children }: RequestLimitProps) {
  const text = useErrorText(error)
  return (
    <RateLimitPanel
      title={<Trans>No more codes for now</Trans>}
      text={
        <>
          <span>{text}</span> <Trans>This limit protects you from unwanted messages.</Trans>{' '}
          <SupportLink error={error} />
        </>
      }
      wait={useRateLimit(error)}
    >
      {children}
    </RateLimitPanel>
  )
}
