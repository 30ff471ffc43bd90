import { and, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { SaleType } from '../../../contract/devices.ts'
import { devices } from '../../db/schema/boards.ts'

/** The ways in which this room reads devices from the database. */

/** Devices that a visitor may find. */
export const offeredDevices = eq(devices.isWithdrawn, false)

const soldAs: Record<SaleType, SQL> = {
  rental: gt(sql`jsonb_array_length(${devices.rentals})`, 0),
  purchase: isNotNull(devices.purchaseAmount),
}

/** Devices of a category and a way of sale; a filter that is absent leaves nothing out. */
export function devicesFor(filter: { sale_type?: SaleType | undefined; category?: string | undefined }) {
  const { sale_type, category } = filter
  return and(
    offeredDevices,
    sale_type === undefined ? undefined : soldAs[sale_type],
    category === undefined ? undefined : eq(devices.category, category),
  )
}
