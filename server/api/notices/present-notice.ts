import type { Maintenance, NeighbourNotice, Notice } from '#contract/content/notices.ts'
import type { Locale } from '#contract/values/locale.ts'
import { mediaUrl, type PresentContext, presentNotice } from '../courses/present.ts'
import type { Neighbours, NoticeRow } from './find.ts'

/** A notice of the shop, with its neighbours. */
export function presentShopNotice(
  row: NoticeRow,
  { previous, next, sharePicture }: Neighbours & { readonly sharePicture: string | null },
  context: PresentContext,
): Notice {
  const { locale } = context
  return {
    ...presentNotice(row, context),
    pictures: row.pictures.map(({ path, text }) => ({ src: mediaUrl(path), text: text[locale] })),
    maintenance: row.maintenance && presentMaintenance(row.maintenance, locale),
    share_picture: sharePicture,
    previous: presentNeighbour(previous, locale),
    next: presentNeighbour(next, locale),
  }
}

function presentMaintenance(
  { from, until, unavailable, available, deadlines }: NonNullable<NoticeRow['maintenance']>,
  locale: Locale,
): Maintenance {
  return {
    starts_at: toMoment(from),
    ends_at: toMoment(until),
    unavailable: unavailable[locale],
    available: available?.[locale] ?? null,
    deadlines: deadlines?.[locale] ?? null,
  }
}

/** The ISO 8601 moment of `2026-11-30 02:00` in Korean time. */
function toMoment(koreanMoment: string): string {
  return new Date(`${koreanMoment.replace(' ', 'T')}:00+09:00`).toISOString()
}

function presentNeighbour(row: Neighbours['next'], locale: Locale): NeighbourNotice {
  return row ? { idx: row.idx, title: row.title[locale], created_at: row.postedOn } : null
}
