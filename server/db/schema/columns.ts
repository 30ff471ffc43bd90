import { jsonb, timestamp } from 'drizzle-orm/pg-core'
import type { Locale } from '../../../contract/locale.ts'

/** A text in every language of the shop. */
export type Localized = Record<Locale, string>

export const localized = () => jsonb().$type<Localized>()
export const localizedList = () => jsonb().$type<Record<Locale, string[]>>()
/** A moment, with its zone; written by the injected clock, never by the database. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })
