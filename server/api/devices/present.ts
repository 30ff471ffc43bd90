import type { Device, DeviceSummary, RentalTerm } from '#contract/content/devices.ts'
import { specifiedDeviceCategories } from '#contract/content-files/device-categories.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { devices } from '#server/db/schema/boards.ts'
import { discountRate, mediaUrl, type PresentContext, type SummaryRow } from '../courses/present.ts'

// Turns rows of devices into wire content (specification, section 3).

type DeviceRow = typeof devices.$inferSelect

export function presentDeviceSummary(row: DeviceRow, { locale, today }: PresentContext): DeviceSummary {
  return {
    idx: row.idx,
    category: row.category,
    category_name: categoryName(row, locale),
    category_position: categoryPosition(row),
    name: row.name[locale],
    summary: row.summary[locale],
    thumbnail: mediaUrl(row.picture),
    keyword: row.keywords[locale],
    rental: presentTerms(row.rentals),
    purchase: row.purchaseAmount === null ? null : { amt: row.purchaseAmount },
    delivery_amt: row.delivery,
    // More may be promised than there is.
    stock: Math.max(0, row.stock),
    // A day in the past is not shown.
    returns_on: row.stock <= 0 && row.returnsOn !== null && row.returnsOn >= today ? row.returnsOn : null,
  }
}

const specified = ({ category }: Pick<DeviceRow, 'category'>) =>
  specifiedDeviceCategories.findIndex(({ code }) => code === category)

/** Place of a device's category; a row of an import before categories were content has one of the specification. */
export function categoryPosition(row: Pick<DeviceRow, 'category' | 'categoryPosition'>): number {
  return row.categoryPosition ?? Math.max(0, specified(row))
}

function categoryName(row: DeviceRow, locale: Locale): string {
  const name = row.categoryName ?? specifiedDeviceCategories[specified(row)]?.name
  return name?.[locale] ?? row.category
}

function presentTerms(rentals: DeviceRow['rentals']): RentalTerm[] {
  const shortest = rentals[0]?.monthlyAmount ?? 0
  return rentals.map(({ months, monthlyAmount }) => ({
    subs_month: months,
    amt: monthlyAmount,
    disc_rate: Math.max(0, discountRate(shortest, monthlyAmount)),
    total_amt: months * monthlyAmount,
  }))
}

export function presentDevice(row: DeviceRow, courses: readonly SummaryRow[], language: PresentContext): Device {
  const { locale } = language
  return {
    ...presentDeviceSummary(row, language),
    detail: row.details.map(({ name, value }) => ({ name: name[locale], value: value[locale] })),
    guide: row.guide[locale],
    check: row.checks.map((each) => each[locale]),
    contents: courses.map((course) => ({
      idx: course.idx,
      category: { code: course.categoryCode, name: course.categoryName[locale] },
      title: course.title[locale],
      thumbnail: mediaUrl(course.picture),
      curriculum: { count: course.lessonCount, free_count: course.freeLessonCount },
      individual: { is_exist: course.isIndividual },
    })),
  }
}
