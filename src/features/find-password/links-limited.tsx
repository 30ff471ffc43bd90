import { Trans } from '@lingui/react/macro'
import { SupportLink } from '#entities/failure/support-link.tsx'
import { useErrorText } from '#lib/errors/use-error-text.ts'
import { useRateLimit } from '#lib/time/use-rate-limit.ts'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import { Button } from '#ui/controls/button.tsx'
import { RateLimitPanel } from '#ui/form/rate-limit-panel.tsx'
import { Icon } from '#ui/pictures/icon.tsx'

/** The limit of links for 24 hours is reached. */
export function LinksLimited({ error, onBack }: { error: ApiErrorData | undefined; onBack: () => void }) {
  const text = useErrorText(error)
  return (
    <RateLimitPanel
      title={<Trans>No more links for now</Trans>}
      text={
        <>
          <span>{text}</span> <Trans>This limit protects you from unwanted messages.</Trans>{' '}
          <SupportLink error={error} />
        </>
      }
      wait={useRateLimit(error)}
    >
      <Button size="large" onClick={onBack}>
        <Icon name="arrow-left" />
        <Trans>Change address</Trans>
      </Button>
    </RateLimitPanel>
  )
}
