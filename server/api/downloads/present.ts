import type { ManualCategory } from '#contract/content/board-addresses.ts'
import type { ClientFile, Manual } from '#contract/content/downloads.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { Localized } from '#server/db/schema/columns.ts'
import type { clientFiles, manuals } from '#server/db/schema/downloads.ts'

// Turns rows of manuals and of the client into wire content.

const categoryNames: Record<ManualCategory, Localized> = {
  client: { ko: '실습 프로그램', en: 'Training app' },
  content: { ko: '과정', en: 'Courses' },
  program: { ko: '추가 프로그램', en: 'Additional programs' },
}

export function presentManualCategory(code: ManualCategory, locale: Locale): Manual['category'] {
  return { code, name: categoryNames[code][locale] }
}

export function presentManual(row: typeof manuals.$inferSelect, locale: Locale): Manual {
  return {
    idx: row.idx,
    category: presentManualCategory(row.category, locale),
    title: row.title[locale],
    file: row.files[locale],
    pages: row.pages[locale],
    updated_on: row.updatedOn,
  }
}

export function presentClientFile(row: typeof clientFiles.$inferSelect): ClientFile {
  return {
    version: row.version,
    released_on: row.releasedOn,
    file: row.file,
  }
}
