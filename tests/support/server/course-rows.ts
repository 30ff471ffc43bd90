import { gramsOf, normalize } from '#server/content/grams.ts'
import type { Database } from '#server/db/open.ts'
import { categories, classifications, courses } from '#server/db/schema/courses.ts'

type CourseRow = typeof courses.$inferInsert

const none = { ko: '', en: '' }

/** A minimal course row, available for a long time, as an import writes it. */
export function courseRow(idx: number, title: string): CourseRow {
  const searchText = normalize(title)
  return {
    idx,
    slug: `course-${idx}`,
    categoryCode: 'job',
    classificationCode: 'metal',
    title: { ko: title, en: title },
    summary: none,
    description: none,
    descriptionMobile: none,
    recommendedFor: [],
    features: [],
    keywords: { ko: [], en: [] },
    picture: '',
    languages: ['ko'],
    equipment: 'pc',
    opensOn: '2026-01-01',
    monthlyLearners: idx,
    isIndividual: true,
    isGroup: true,
    lessonCount: 6,
    freeLessonCount: 1,
    minutes: 60,
    months: [],
    hasDearerOptions: false,
    searchText,
    searchGrams: gramsOf(searchText),
  }
}

/** Writes course rows without an import, with the field and classification of {@link courseRow}. */
export async function insertCourses(db: Database, rows: readonly CourseRow[]): Promise<void> {
  await db.insert(categories).values({ code: 'job', position: 0, name: none, picture: '' }).onConflictDoNothing()
  await db
    .insert(classifications)
    .values({ categoryCode: 'job', code: 'metal', position: 0, name: none })
    .onConflictDoNothing()
  for (let start = 0; start < rows.length; start += 500) await db.insert(courses).values(rows.slice(start, start + 500))
}
