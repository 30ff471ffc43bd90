import { Plural, Trans } from '@lingui/react/macro'
import type { DeviceSummary, SaleType } from '#contract/content/devices.ts'
import { useStock } from '#entities/device/use-stock.ts'
import * as styles from './stock-text.css.ts'

/** At this stock or below, the text says that few are left. */
const fewPieces = 4

interface StockProps {
  readonly device: Pick<DeviceSummary, 'idx' | 'stock'>
  readonly saleType: SaleType
}

/** Stock of a device on its card, once loaded. */
export function StockText({ device, saleType }: StockProps) {
  const current = useStock(device.idx)
  const stock = current ?? device.stock
  if (stock === 0) return saleType === 'rental' ? <Trans>Currently rented out</Trans> : <Trans>Sold out</Trans>
  if (current === undefined) return <Trans>Available</Trans>
  if (stock > fewPieces) return <Plural value={stock} one="# in stock" other="# in stock" />
  return (
    <span className={styles.lowStock}>
      <Plural value={stock} one="# left" other="# left" />
    </span>
  )
}
