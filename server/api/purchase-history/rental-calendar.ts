import { and, eq, isNotNull } from 'drizzle-orm'
import { paths } from '#contract/addresses/paths.ts'
import { rentalCalendar } from '#contract/orders/orders.ts'
import type { Locale } from '#contract/values/locale.ts'
import { readCompany } from '#server/db/company.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { notFound } from '#server/lib/any-call-errors.ts'
import { calendarFile } from '#server/lib/calendar-file.ts'
import { calendarResult } from '../calendar-result.ts'
import { defineHandler } from '../define-handler.ts'

/** Days before the end of a rental on which the calendar reminds: enough to pack and send the device. */
const reminderDays = 3

const texts: Record<
  Locale,
  { readonly title: (name: string) => string; readonly description: (order: string) => string }
> = {
  ko: {
    title: (name) => `${name} 반납`,
    description: (order) => `대여가 끝나는 날이에요. 주문번호 ${order}. 더 쓰려면 이날까지 연장해 주세요.`,
  },
  en: {
    title: (name) => `Return ${name}`,
    description: (order) => `The rental ends on this day. Order number ${order}. To keep it longer, extend it by then.`,
  },
}

export default defineHandler(rentalCalendar, async ({ db, clock, config, locale, member, params }) => {
  const [item] = await db
    .select({ id: orderItems.id, name: orderItems.name, startsOn: orderItems.startsOn, endsOn: orderItems.endsOn })
    .from(orderItems)
    .innerJoin(orders, eq(orders.number, orderItems.orderNumber))
    .where(
      and(
        eq(orders.memberId, member.memberId),
        eq(orders.number, params.id),
        eq(orderItems.id, params.item),
        eq(orderItems.kind, 'rental'),
        isNotNull(orderItems.endsOn),
      ),
    )
  if (!item?.endsOn) throw notFound('rental')
  const { origin, hostname } = new URL(config.desktopOrigin)
  const text = texts[locale]
  const company = await readCompany(db, locale)
  const file = calendarFile(
    {
      uid: `rental-${item.id}@${hostname}`,
      title: text.title(item.name[locale]),
      description: text.description(params.id),
      url: `${origin}${paths.purchase({ id: params.id })}`,
      from: item.startsOn ?? item.endsOn,
      until: item.endsOn,
      hours: company.hours,
      reminderDays,
    },
    company.name,
    clock.now(),
  )
  return calendarResult(file, `rental-${params.id}`)
})
