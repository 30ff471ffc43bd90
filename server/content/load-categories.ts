import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Transaction } from '../db/open.ts'
import { categories, classifications, courses } from '../db/schema/courses.ts'
import { fieldColors } from './field-colors.ts'
import { type MediaFiles, pathOf } from './media-files.ts'
import type { Content } from './read.ts'

/** Writes the categories and classifications that the folder names, in its order. */
export async function loadCategories(tx: Transaction, content: Content, files: MediaFiles): Promise<void> {
  for (const [position, category] of content.categories.entries()) {
    const row = {
      code: category.code,
      position,
      name: category.name,
      picture: pathOf(files, `pictures/${category.picture}`),
      colors: fieldColors(category, position, content.brand.colors),
      icon: category.icon ?? null,
      kit: category.kit ?? null,
      focus: category.focus ?? null,
    }
    await tx.insert(categories).values(row).onConflictDoUpdate({ target: categories.code, set: row })
    for (const [index, each] of category.classifications.entries()) {
      const row = { categoryCode: category.code, code: each.code, position: index, name: each.name }
      await tx
        .insert(classifications)
        .values(row)
        .onConflictDoUpdate({ target: [classifications.categoryCode, classifications.code], set: row })
    }
  }
}

/** Deletes those that are not in the folder, except where a withdrawn course still refers to them. */
export async function dropUnusedCategories(tx: Transaction, content: Content): Promise<void> {
  const kept = content.categories.flatMap((category) =>
    category.classifications.map((each) => sql`(${category.code}::text, ${each.code}::text)`),
  )
  const { categoryCode, code } = classifications
  await tx.delete(classifications).where(
    and(
      kept.length === 0 ? undefined : sql`(${categoryCode}, ${code}) not in (${sql.join(kept, sql`, `)})`,
      notExists(
        tx
          .select({ idx: courses.idx })
          .from(courses)
          .where(and(eq(courses.categoryCode, categoryCode), eq(courses.classificationCode, code))),
      ),
    ),
  )
  // Each category of the folder has a classification.
  await tx
    .delete(categories)
    .where(notExists(tx.select({ code }).from(classifications).where(eq(categoryCode, categories.code))))
}
