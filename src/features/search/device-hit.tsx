import { Plural, Trans } from '@lingui/react/macro'
import type { DeviceSummary } from '#contract/content/devices.ts'
import { DevicePrice } from '#entities/device/device-price.tsx'
import { useStock } from '#entities/device/use-stock.ts'
import { containsAnyWord } from '#entities/search/highlight.ts'
import { Marked } from '#entities/search/marked.tsx'
import { formatMonths } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import * as row from './course-hit.css.ts'
import * as styles from './device-hit.css.ts'
import { deviceHitPath } from './device-hits.ts'

/** Found device, with the matching words marked. The link of its name covers the row. */
export function DeviceHit({ device, term }: { device: DeviceSummary; term: string }) {
  const { name, summary, thumbnail } = device
  const isSeen = containsAnyWord(name, term) || containsAnyWord(summary, term)
  const keywords = isSeen ? [] : device.keyword.filter((word) => containsAnyWord(word, term))
  return (
    <article className={`${row.hit} ${styles.device}`}>
      <Picture
        className={`${row.picture} ${styles.picture}`}
        src={thumbnail}
        width={600}
        height={450}
        alt=""
        loading="lazy"
      />
      <div>
        <h3 className={row.title}>
          <a className={row.link} href={deviceHitPath(device)}>
            <Marked text={name} term={term} />
          </a>
        </h3>
        <p className={`${row.summary} ${styles.summary}`}>
          <Marked text={summary} term={term} />
        </p>
        {keywords.length > 0 && (
          <p className={row.keywords}>
            <Marked text={keywords.join(', ')} term={term} />
          </p>
        )}
      </div>
      <Details device={device} />
      <div className={row.price}>
        <DevicePrice device={device} saleType={device.rental.length > 0 ? 'rental' : 'purchase'} />
      </div>
    </article>
  )
}

function Details({ device }: { device: DeviceSummary }) {
  const { rental } = device
  const current = useStock(device.idx)
  const stock = current ?? device.stock
  const { locale } = usePageLanguage()
  const terms = formatMonths(
    rental.map((term) => term.subs_month),
    locale,
  )
  return (
    <p className={styles.details}>
      <span>{rental.length > 0 ? <Trans>Rental {terms}</Trans> : <Trans>Purchase</Trans>}</span>
      <span>
        {stock > 0 && current === undefined ? (
          <Trans>Available</Trans>
        ) : stock > 0 ? (
          <Plural value={stock} one="# in stock" other="# in stock" />
        ) : rental.length > 0 ? (
          <Trans>Currently rented out</Trans>
        ) : (
          <Trans>Sold out</Trans>
        )}
      </span>
    </p>
  )
}
