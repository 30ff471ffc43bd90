import { asc, like } from 'drizzle-orm'
import { mediaUrl } from '../api/courses/present.ts'
import type { Services } from '../api/handler.ts'
import { exampleOf } from '../content/kit-examples.ts'
import { categories } from '../db/schema/courses.ts'
import { media } from '../db/schema/media.ts'

/** Words of lessons' pictures of a field of training, with the address of an example each. */
export async function pictureWords({ db, content }: Pick<Services, 'db' | 'content'>, field: string) {
  const examples = await content.remember('illustration-words', async () => {
    const rows = await db
      .select({ path: media.path })
      .from(media)
      .where(like(media.path, 'kit/%'))
      .orderBy(asc(media.path))
    const kits = new Map((await db.select().from(categories)).map(({ code, kit }) => [code, kit ?? code]))
    return rows.flatMap(({ path }) => {
      const example = exampleOf(path, kits)
      return example ? [{ ...example, picture: mediaUrl(path) }] : []
    })
  })
  const words = (part: string) =>
    examples
      .filter((each) => each.field === field && each.part === part)
      .map(({ word, name, picture }) => ({ word, name, picture }))
      .sort((one, other) => one.word.localeCompare(other.word))
  return { subjects: words('subject'), tools: words('tool'), views: words('view') }
}
