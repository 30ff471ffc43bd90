import { Trans } from '@lingui/react/macro'
import type { Device } from '../../../../contract/devices.ts'
import { formatMonths, formatWon } from '../../../lib/i18n/format.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { numeric } from '../../../theme/layout.css.ts'
import { right, table } from '../../../ui/table.css.ts'
import * as styles from './detail.css.ts'

/** Every way to get the device with its price, to compare. */
export function PriceTable({ device }: { device: Device }) {
  const locale = useLocale()
  const { rental, purchase, delivery_amt: delivery } = device
  const cell = `${right} ${numeric}`
  const fee = formatWon(delivery, locale)
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Prices and terms</Trans>
      </h2>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Term</Trans>
            </th>
            <th scope="col" className={right}>
              <Trans>A month</Trans>
            </th>
            <th scope="col" className={right}>
              <Trans>Saved</Trans>
            </th>
            <th scope="col" className={right}>
              <Trans>Whole price</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rental.map(({ subs_month, amt, disc_rate, total_amt }) => (
            <tr key={subs_month}>
              <th scope="row">{formatMonths([subs_month], locale)}</th>
              <td className={cell}>{formatWon(amt, locale)}</td>
              <td className={cell}>{disc_rate > 0 ? `${disc_rate}%` : '–'}</td>
              <td className={cell}>{formatWon(total_amt, locale)}</td>
            </tr>
          ))}
          {purchase && (
            <tr>
              <th scope="row">
                <Trans>To keep</Trans>
              </th>
              <td className={cell}>–</td>
              <td className={cell}>–</td>
              <td className={cell}>{formatWon(purchase.amt, locale)}</td>
            </tr>
          )}
        </tbody>
      </table>
      <p className={styles.tableNote}>
        {delivery === 0 ? (
          <Trans>Delivery is free.</Trans>
        ) : rental.length > 0 ? (
          <Trans>Delivery is {fee} a piece, for a rental there and back. A term is paid for at once.</Trans>
        ) : (
          <Trans>Delivery is {fee} a piece.</Trans>
        )}
      </p>
    </section>
  )
}
