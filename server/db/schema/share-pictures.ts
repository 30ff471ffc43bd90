import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { type Locale, locales } from '#contract/values/locale.ts'
import type { SchemeColors } from '#contract/values/theme-colors.ts'
import { checkValues, moment } from './columns.ts'

/** What is shared with a picture of its own. */
export const sharedKinds = ['course', 'event', 'notice', 'shop'] as const

/** What one picture shows. Equal sources give equal pictures. */
export interface ShareSource {
  /** Version of the design: an import draws every picture again when it changes. */
  readonly design: number
  readonly locale: Locale
  /** Name of the shop, beside its logo. */
  readonly shop: string
  /** Path of the logo below `/media`, its width by its height, and whether it has the name in it. */
  readonly logo: { readonly path: string; readonly ratio: number; readonly hasName: boolean }
  readonly colors: SchemeColors
  readonly title: string
  /** Field of training, or the kind of post; the fields of the shop. */
  readonly label: string
  /** Colour of the mark, that of the field, `#RRGGBB`; absent for posts of the whole shop. */
  readonly hue?: string
  /** Path of the scene below `/media`; absent for a post without a picture. */
  readonly scene?: string
  /** Length that the meter draws, in units, with the filled ones and the units per tall tick; absent without a length. */
  readonly length?: { readonly count: number; readonly filled: number; readonly major: number }
  /** Stands below the meter. */
  readonly facts: string
}

/** Pictures that messengers show beside a shared address. An import writes the sources, a job draws them. */
export const sharePictures = pgTable(
  'share_pictures',
  {
    kind: text({ enum: sharedKinds }).notNull(),
    idx: integer().notNull(),
    locale: text({ enum: locales }).notNull(),
    /** What the picture has to show, and the SHA-256 of it. */
    source: jsonb().$type<ShareSource>().notNull(),
    sourceHash: text().notNull(),
    /** Path below `/media` of the latest picture; null before the first. */
    path: text(),
    /** Source of that picture. It differs from `sourceHash` while the picture is due, or after a failure. */
    drawnHash: text(),
    /** Source that could not be drawn: tried again only when it changes. */
    failedHash: text(),
    /** Until then one process draws it. */
    claimedUntil: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.idx, table.locale] }),
    checkValues('share_pictures_kind', table.kind),
    checkValues('share_pictures_locale', table.locale),
    index('share_pictures_path').on(table.path),
  ],
)
