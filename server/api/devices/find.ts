import { and, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { DeviceCategory, SaleType } from '../../../contract/content/devices.ts'
import { devices } from '../../db/schema/boards.ts'
import { matchesAllTerms } from '../matches-all-terms.ts'

/** Queries of devices. */

/** Devices that a visitor can find. */
export const offeredDevices = eq(devices.isWithdrawn, false)

const saleTypeFilters: Record<SaleType, SQL> = {
  rental: gt(sql`jsonb_array_length(${devices.rentals})`, 0),
  purchase: isNotNull(devices.purchaseAmount),
}

interface DeviceFilter {
  readonly sale_type?: SaleType | undefined
  readonly category?: DeviceCategory | undefined
  readonly title: string
}

/** Devices by category, way of sale and name. An absent or blank filter matches all. */
export function devicesFor({ sale_type, category, title }: DeviceFilter) {
  return and(
    offeredDevices,
    sale_type === undefined ? undefined : saleTypeFilters[sale_type],
    category === undefined ? undefined : eq(devices.category, category),
    matchesAllTerms(devices, title),
  )
}
