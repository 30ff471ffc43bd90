import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { isMinor } from '#contract/accounts/age.ts'
import { profile } from '#contract/accounts/profile.ts'
import { signUpLimits } from '#contract/accounts/sign-up.ts'
import type { OrderStatus } from '#contract/orders/orders.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { TextLink } from '#ui/content/text-link.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { screenOnly } from './orders.css.ts'

/** States in which there is still something to cancel. */
const cancellable: ReadonlySet<OrderStatus> = new Set(['pending', 'waiting_for_deposit', 'paid'])

/**
 * Tells a buyer who is a minor that the purchase can be cancelled without the consent of a legal representative, as the
 * E-Commerce Act, article 13 (3), demands. Shows nothing to adults, and nothing once there is nothing to cancel.
 */
export function MinorNotice({ status = 'pending' }: { readonly status?: OrderStatus }) {
  const { http, today } = useAppContext()
  const { data } = useQuery(endpointQuery(http, profile, {}))
  const birth = data?.birth
  if (!birth || !isMinor(today, birth) || !cancellable.has(status)) return null
  const { guardianAge: adultAge } = signUpLimits
  return (
    <Callout className={screenOnly} title={<Trans>You’re under {adultAge}</Trans>}>
      <Trans>
        Ask a parent or guardian first. If they don’t agree to this purchase, you or they can cancel it by law.
      </Trans>{' '}
      <TextLink size="small" to="/agreement">
        <Trans>Terms of purchase</Trans>
      </TextLink>
    </Callout>
  )
}
