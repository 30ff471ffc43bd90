import { Trans } from '@lingui/react/macro'
import { passwordLinkLimits } from '#contract/accounts/find-password.ts'
import { useSecondsLeft } from '#lib/time/use-seconds-left.ts'
import { Countdown } from '#ui/form/countdown.tsx'

/** Time left to use a link that sets a new password. `expiresAt` is ISO 8601; undefined once it is over. */
export function LinkCountdown({ expiresAt }: { readonly expiresAt: string | undefined }) {
  const left = useSecondsLeft(expiresAt ?? '')
  return (
    <Countdown left={expiresAt === undefined ? 0 : left} total={passwordLinkLimits.linkSeconds} tick={60} major={5}>
      <Trans>left to use the link</Trans>
    </Countdown>
  )
}
