import { eq, notInArray } from 'drizzle-orm'
import type { DeviceFile } from '#contract/content-files/devices.ts'
import { setPiecesOnShelf } from '../db/device-stock.ts'
import type { Transaction } from '../db/open.ts'
import { devices } from '../db/schema/boards.ts'
import { gramsOf, normalize } from './grams.ts'
import { type MediaFiles, pathOf } from './media-files.ts'
import type { Content } from './read.ts'

/**
 * Makes the devices equal to the folder's; those that are not in the folder are withdrawn. A number of pieces that is
 * another one than at the last import is what lies on the shelf now: what orders hold of it is not for sale. A number
 * that stayed changes nothing, since orders were shipped and pieces counted meanwhile.
 */
export async function loadDevices(tx: Transaction, content: Content, files: MediaFiles): Promise<void> {
  for (const device of content.devices) {
    const row = { ...deviceRow(device, files), ...categoryOf(device, content) }
    const [before] = await tx.select({ pieces: devices.stockedPieces }).from(devices).where(eq(devices.idx, device.idx))
    await tx
      .insert(devices)
      .values({ ...row, stock: device.stock })
      .onConflictDoUpdate({ target: devices.idx, set: row })
    if (before && before.pieces !== device.stock) await setPiecesOnShelf(tx, device.idx, device.stock)
  }
  const kept = content.devices.map(({ idx }) => idx)
  await tx.update(devices).set({ isWithdrawn: true }).where(notInArray(devices.idx, kept))
}

/** Name of a device's category, and its place among those with devices. */
function categoryOf({ category }: DeviceFile, { deviceCategories, devices: all }: Content) {
  const used = deviceCategories.filter(({ code }) => all.some((each) => each.category === code))
  const place = used.findIndex(({ code }) => code === category)
  return { categoryName: used[place]?.name ?? null, categoryPosition: place }
}

function deviceRow(device: DeviceFile, files: MediaFiles) {
  const { name, keywords } = device
  const searchText = normalize([name.ko, name.en, ...keywords.ko, ...keywords.en].join(' '))
  return {
    idx: device.idx,
    category: device.category,
    name,
    summary: device.summary,
    keywords,
    picture: pathOf(files, `pictures/${device.picture}`),
    details: device.details,
    guide: device.guide,
    checks: device.checks,
    purchaseAmount: device.purchase_amount ?? null,
    rentals: device.rentals
      .map(({ months, monthly_amount }) => ({ months, monthlyAmount: monthly_amount }))
      .sort((one, other) => one.months - other.months),
    delivery: device.delivery,
    stockedPieces: device.stock,
    returnsOn: device.returns_on ?? null,
    courses: device.courses,
    searchText,
    searchGrams: gramsOf(searchText),
    isWithdrawn: false,
  }
}
