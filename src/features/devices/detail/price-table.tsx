import { Trans } from '@lingui/react/macro'
import type { Device } from '#contract/content/devices.ts'
import { formatMonths, formatWon } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { Heading } from '#ui/content/heading.tsx'
import { Table, TableCell, TableHeadCell } from '#ui/content/table.tsx'
import { Text } from '#ui/content/text.tsx'
import * as styles from './detail.css.ts'

/** Table that compares the prices of all terms and of the purchase. */
export function PriceTable({ device }: { device: Device }) {
  const locale = useLocale()
  const { rental, purchase, delivery_amt: delivery } = device
  const fee = formatWon(delivery, locale)
  return (
    <section className={styles.section}>
      <Heading as="h2" marginBottom={4}>
        <Trans>Prices and terms</Trans>
      </Heading>
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Term</Trans>
            </th>
            <TableHeadCell align="end">
              <Trans>Per month</Trans>
            </TableHeadCell>
            <TableHeadCell align="end">
              <Trans>You save</Trans>
            </TableHeadCell>
            <TableHeadCell align="end">
              <Trans>Total</Trans>
            </TableHeadCell>
          </tr>
        </thead>
        <tbody>
          {rental.map(({ subs_month, amt, disc_rate, total_amt }) => (
            <tr key={subs_month}>
              <th scope="row">{formatMonths([subs_month], locale)}</th>
              <TableCell align="end" numeric>
                {formatWon(amt, locale)}
              </TableCell>
              <TableCell align="end" numeric>
                {disc_rate > 0 ? `${disc_rate}%` : '–'}
              </TableCell>
              <TableCell align="end" numeric>
                {formatWon(total_amt, locale)}
              </TableCell>
            </tr>
          ))}
          {purchase && (
            <tr>
              <th scope="row">
                <Trans>Purchase</Trans>
              </th>
              <TableCell align="end" numeric>
                –
              </TableCell>
              <TableCell align="end" numeric>
                –
              </TableCell>
              <TableCell align="end" numeric>
                {formatWon(purchase.amt, locale)}
              </TableCell>
            </tr>
          )}
        </tbody>
      </Table>
      <Text as="p" size="small" muted marginTop={3}>
        {delivery === 0 ? (
          <Trans>Delivery is free.</Trans>
        ) : rental.length > 0 ? (
          <Trans>Delivery is {fee} per device. Rentals include the return. You pay for the full term upfront.</Trans>
        ) : (
          <Trans>Delivery is {fee} per device.</Trans>
        )}
      </Text>
    </section>
  )
}
