import { Trans } from '@lingui/react/macro'
import type { DeviceSummary } from '#contract/content/devices.ts'
import { formatDay, formatWon } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { Price } from '#ui/content/price.tsx'

interface DevicePriceProps {
  readonly device: DeviceSummary
  readonly saleType: 'rental' | 'purchase'
}

/** The price of a month of the shortest rental, or of the purchase; without stock, the day the device is back. */
export function DevicePrice({ device, saleType }: DevicePriceProps) {
  const { locale, today } = usePageLanguage()
  const { stock, returns_on: returnsOn, purchase, rental } = device
  if (stock === 0) {
    const day = returnsOn === null ? '' : formatDay(returnsOn, today, locale)
    return (
      <Price inquiry>
        <b>{returnsOn === null ? <Trans>Ask when it’s available</Trans> : <Trans>Available from {day}</Trans>}</b>
      </Price>
    )
  }
  const [shortest] = rental
  if (saleType === 'purchase') return <Price>{purchase && <b>{formatWon(purchase.amt, locale)}</b>}</Price>
  if (!shortest) return null
  const price = formatWon(shortest.amt, locale)
  return (
    <Price>
      <Trans>
        <b>{price}</b> <small>a month</small>
      </Trans>
    </Price>
  )
}
