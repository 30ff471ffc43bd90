import { asc } from 'drizzle-orm'
import { fieldColors } from '../content/field-colors.ts'
import type { ContentState } from '../content/state.ts'
import type { Database } from '../db/open.ts'
import { categories } from '../db/schema/courses.ts'

/**
 * Style sheet with the colours of the fields of training: `--hue` and `--tint` for elements that name a field in
 * `data-field`. It stands in the head of every page, since the menus have all fields.
 */
export function fieldStyles({
  db,
  content,
}: {
  db: Database
  content: Pick<ContentState, 'remember'>
}): Promise<string> {
  return content.remember('field-styles', async () => {
    const rows = await db.select().from(categories).orderBy(asc(categories.position))
    const fields = rows.map(({ code, position, colors }) => ({ code, ...(colors ?? fieldColors({}, position)) }))
    const rule = (code: string, hue: string, tint: string) => `[data-field=${code}]{--hue:${hue};--tint:${tint}}`
    const light = fields.map(({ code, hue, tint }) => rule(code, hue, tint)).join('')
    const dark = fields.map(({ code, darkHue, darkTint }) => rule(code, darkHue, darkTint)).join('')
    // Print is always light.
    return `${light}@media screen and (prefers-color-scheme:dark){${dark}}`
  })
}
