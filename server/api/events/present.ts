import type { EventSummary, NeighbourEvent, ShopEvent } from '#contract/content/events.ts'
import { reduceRichText } from '#server/content/rich-text.ts'
import { mediaUrl, type PresentContext, presentSummary, type SummaryRow } from '../courses/present.ts'
import { type EventRow, eventState, type NamedEventRow } from './find.ts'

// Turns rows of events into wire content.

export function presentEventSummary(row: NamedEventRow, { locale, today }: PresentContext): EventSummary {
  const { categoryCode: code, categoryName: name } = row
  return {
    idx: row.idx,
    title: row.title[locale],
    summary: row.summary[locale],
    thumbnail: mediaUrl(row.picture),
    category: code !== null && name !== null ? { code, name: name[locale] } : null,
    state: eventState(row, today),
    starts_on: row.startsOn,
    ends_on: row.endsOn,
  }
}

export function presentEvent(
  row: NamedEventRow,
  parts: {
    courses: readonly SummaryRow[]
    previous: EventRow | undefined
    next: EventRow | undefined
    sharePicture: string | null
  },
  language: PresentContext,
): ShopEvent {
  const { locale } = language
  const presentNeighbour = (neighbour: EventRow | undefined): NeighbourEvent =>
    neighbour
      ? {
          idx: neighbour.idx,
          title: neighbour.title[locale],
          starts_on: neighbour.startsOn,
          ends_on: neighbour.endsOn,
        }
      : null
  return {
    ...presentEventSummary(row, language),
    // The import reduces it too; a row may be older than the current rules.
    text: reduceRichText(row.text[locale]),
    share_picture: parts.sharePicture,
    detail: row.details.map(({ name, value }) => ({ name: name[locale], value: value[locale] })),
    contents: parts.courses.map((course) => presentSummary(course, language)),
    previous: presentNeighbour(parts.previous),
    next: presentNeighbour(parts.next),
  }
}
