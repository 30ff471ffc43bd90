import { and, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { DeviceCategory, SaleType } from '#contract/content/devices.ts'
import { devices } from '#server/db/schema/boards.ts'
import type { SearchedTable } from '../search-terms/matches.ts'

// Queries of devices.

/** Devices that a visitor can find. */
export const offeredDevices = eq(devices.isWithdrawn, false)

const saleTypeFilters: Record<SaleType, SQL> = {
  rental: gt(sql`jsonb_array_length(${devices.rentals})`, 0),
  purchase: isNotNull(devices.purchaseAmount),
}

interface DeviceFilter {
  readonly sale_type?: SaleType | undefined
  readonly category?: DeviceCategory | undefined
}

/** What a search among devices reads: names and keywords, in either language. */
export const searchedDevices: SearchedTable = { table: devices, title: devices.name, offered: offeredDevices }

/** Devices by category and way of sale. An absent filter matches all. */
export function devicesFor({ sale_type, category }: DeviceFilter) {
  return and(
    offeredDevices,
    sale_type === undefined ? undefined : saleTypeFilters[sale_type],
    category === undefined ? undefined : eq(devices.category, category),
  )
}
