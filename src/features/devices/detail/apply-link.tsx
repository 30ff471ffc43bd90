import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { deviceOrderPath } from '#contract/addresses/order-selection.ts'
import type { Device } from '#contract/content/devices.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { showAlert } from '#ui/alert/show-alert.ts'
import type { ButtonVariants } from '#ui/controls/button.css.ts'
import { Button, ButtonAnchor } from '#ui/controls/button.tsx'
import type { Choice } from './terms.ts'

interface ApplyLinkProps extends Pick<ButtonVariants, 'size' | 'fullWidth'> {
  readonly device: Device
  readonly choice: Choice
  /** Shorter labels, for the bar. */
  readonly brief?: boolean
}

/**
 * Link to the order form for the chosen device. Visitors get an alert (specification, section 5) and reach the order
 * form after the login.
 */
export function ApplyLink({ device, choice, brief = false, ...size }: ApplyLinkProps) {
  const { t } = useLingui()
  const router = useRouter()
  const { session } = useAppContext()
  const { saleType, term, quantity } = choice
  const look = { ...size, variant: 'primary' } as const
  if (device.stock === 0) {
    return (
      <Button {...look} disabled>
        {saleType === 'rental' ? <Trans>Currently rented out</Trans> : <Trans>Sold out</Trans>}
      </Button>
    )
  }
  const order = deviceOrderPath(device.idx, {
    sale_type: saleType,
    quantity,
    ...(term ? { months: term.subs_month } : {}),
  })
  const askToLogIn = (event: MouseEvent) => {
    if (session.store.read()) return
    event.preventDefault()
    showAlert({
      title: t`Please log in to continue.`,
      content: t`We’ve saved your choices. Log in to continue.`,
      primary: {
        name: t`Log in`,
        action: () => void router.navigate({ to: '/login', search: { next: order } }),
      },
      secondary: { name: t`Close` },
    })
  }
  return (
    <ButtonAnchor {...look} href={order} onClick={askToLogIn}>
      {saleType === 'rental' ? (
        brief ? (
          <Trans>Rent</Trans>
        ) : (
          <Trans>Apply to rent</Trans>
        )
      ) : brief ? (
        <Trans>Buy</Trans>
      ) : (
        <Trans>Apply to buy</Trans>
      )}
    </ButtonAnchor>
  )
}
