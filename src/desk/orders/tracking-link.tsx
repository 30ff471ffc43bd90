import { carrierName, trackingAddress } from '#contract/values/carriers.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { TextAnchor } from '#ui/content/text-link.tsx'

interface TrackingLinkProps {
  readonly carrier: string
  readonly number: string
}

/** Carrier and number of a parcel; the number leads to the carrier's page about it, where there is one. */
export function TrackingLink({ carrier, number }: TrackingLinkProps) {
  const locale = useLocale()
  const address = trackingAddress(carrier, number)
  return (
    <>
      <span>{carrierName(carrier, locale)}</span>{' '}
      {address === undefined ? (
        <span>{number}</span>
      ) : (
        <TextAnchor href={address} target="_blank" rel="noopener noreferrer">
          {number}
        </TextAnchor>
      )}
    </>
  )
}
