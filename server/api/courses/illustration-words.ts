import { asc, like } from 'drizzle-orm'
import { illustrationWords } from '#contract/content/course-calls.ts'
import type { Field } from '#contract/content/courses.ts'
import { exampleOf } from '#server/content/kit-examples.ts'
import { media } from '#server/db/schema/media.ts'
import { defineHandler } from '../define-handler.ts'
import type { Services } from '../handler.ts'
import { mediaUrl } from './present.ts'

export default defineHandler(illustrationWords, async (call) => ({
  content: await pictureWords(call, call.params.field),
}))

/** Words of lessons' pictures of a field of training, with the address of an example each. */
export async function pictureWords({ db, content }: Pick<Services, 'db' | 'content'>, field: Field) {
  const examples = await content.remember('illustration-words', async () => {
    const rows = await db
      .select({ path: media.path })
      .from(media)
      .where(like(media.path, 'kit/%'))
      .orderBy(asc(media.path))
    return rows.flatMap(({ path }) => {
      const example = exampleOf(path)
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
