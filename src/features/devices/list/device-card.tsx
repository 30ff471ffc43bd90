import { Trans } from '@lingui/react/macro'
import type { DeviceSummary, SaleType } from '#contract/content/devices.ts'
import { DevicePrice } from '#entities/device/device-price.tsx'
import { formatMonths, formatWon } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { ProductCard, ProductCardLink } from '#ui/content/product-card.tsx'
import { Text } from '#ui/content/text.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { StockText } from '../stock-text.tsx'
import * as styles from './device-list.css.ts'

interface TicketProps {
  readonly device: DeviceSummary
  readonly saleType: SaleType
  /** Months of the longest term on the list: the length of every card's meter. */
  readonly longest: number
  readonly eager: boolean
}

/** Device card. The link of its name covers the whole card. */
export function DeviceCard({ device, saleType, longest, eager }: TicketProps) {
  const { idx, name, summary, thumbnail, stock } = device
  return (
    <ProductCard {...(stock === 0 ? { className: styles.outOfStock } : {})}>
      <span className={styles.frame}>
        <Picture
          {...(stock === 0 ? { className: styles.unavailable } : {})}
          src={thumbnail}
          width={600}
          height={450}
          alt=""
          {...(eager ? {} : { loading: 'lazy' })}
        />
      </span>
      <div className={styles.body}>
        <div className={styles.name}>
          <h2>
            <ProductCardLink
              className={styles.title}
              to="/device/detail"
              search={{ id: idx, sale_type: saleType === 'purchase' ? 'purchase' : undefined }}
            >
              {name}
            </ProductCardLink>
          </h2>
          <Text as="p" size="small" muted>
            {summary}
          </Text>
        </div>
        <Length device={device} saleType={saleType} longest={longest} />
        <Details device={device} saleType={saleType} />
        <DevicePrice device={device} saleType={saleType} />
      </div>
    </ProductCard>
  )
}

/** Months per major tick. */
const quarter = 3

/** Meter of the rental months, which also divides the card; a plain line for a purchase. */
function Length({ device: { rental }, saleType, longest }: Omit<TicketProps, 'eager'>) {
  const [shortest] = rental
  if (saleType === 'purchase' || !shortest) return <hr className={styles.line} />
  return <Meter length={longest} filled={shortest.subs_month} major={quarter} full />
}

function Details({ device, saleType }: Pick<TicketProps, 'device' | 'saleType'>) {
  const locale = useLocale()
  const [shortest] = device.rental
  const monthly = formatWon(device.rental.at(-1)?.amt ?? 0, locale)
  return (
    <DefinitionList>
      <DefinitionItem name={saleType === 'rental' ? <Trans>Rental terms</Trans> : <Trans>Rental</Trans>}>
        {!shortest ? (
          <Trans>Not for rent</Trans>
        ) : saleType === 'rental' ? (
          formatMonths(
            device.rental.map((term) => term.subs_month),
            locale,
          )
        ) : (
          <Trans>from {monthly} a month</Trans>
        )}
      </DefinitionItem>
      <DefinitionItem name={<Trans>Delivery fee</Trans>}>
        {device.delivery_amt === 0 ? <Trans>Free</Trans> : formatWon(device.delivery_amt, locale)}
      </DefinitionItem>
      <DefinitionItem name={<Trans>Availability</Trans>}>
        <StockText device={device} saleType={saleType} />
      </DefinitionItem>
    </DefinitionList>
  )
}
