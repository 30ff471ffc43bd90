import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFailure } from '#entities/failure/use-failure.tsx'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import { Hint } from '#ui/content/hint.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'

/** Simple authentication: the provider's window asks for all input. */
export function SimpleTab({ error, children }: { error: ApiErrorData | undefined; children: ReactNode }) {
  const message = useFailure(error)
  return (
    <Stack gap={5} marginTop={6}>
      {message !== undefined && (
        <Callout tone="danger" title={<Trans>We couldn’t log you in</Trans>}>
          {message}
        </Callout>
      )}
      <p>
        <Trans>
          Log in with a certificate on your phone from Kakao, Naver, PASS, Toss or your bank. No password needed.
        </Trans>
      </p>
      {children}
      <Hint>
        <Icon name="info" />
        <span>
          <Trans>New here? Sign up first to verify your identity.</Trans>
        </span>
      </Hint>
    </Stack>
  )
}
