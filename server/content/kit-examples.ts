import { fields } from '#contract/content/courses.ts'
import { composePicture, knownWords, type PictureWords } from '#illustrations/compose.ts'
import type { Kit } from '#illustrations/kit.ts'
import { kitName } from '#illustrations/names.ts'

/** An example of each word of the kit, by its key among the media: `kit/job.tool.iron.svg`. */
export function composeExamples(kit: Kit): Map<string, string> {
  return new Map(
    fields.flatMap((field) => {
      const known = knownWords(kit, field)
      const [subject = '', other = ''] = known.subject
      const [tool = ''] = known.tool.filter((word) => word !== 'hand')
      const example = (part: keyof PictureWords, words: (word: string) => PictureWords) =>
        known[part].map(
          (word) => [`kit/${field}.${part}.${word}.svg`, composePicture(kit, field, words(word))] as const,
        )
      return [
        ...example('subject', (word) => ({ subject: word, tool: 'hand', view: 'close' })),
        ...example('tool', (word) => ({ subject, tool: word, view: 'right' })),
        ...example('view', (word) => ({ subject: other, tool, view: word })),
      ]
    }),
  )
}

/** What a path below `/media` is an example of: `kit/3fa9c1d2/job.tool.iron.svg`. Undefined for other paths. */
export function exampleOf(path: string) {
  const [, field, part, word] = /^kit\/[0-9a-f]+\/([a-z]+)\.([a-z]+)\.([a-z0-9-]+)\.svg$/.exec(path) ?? []
  return field !== undefined && part !== undefined && word !== undefined
    ? { field, part, word, name: kitName(field, word) }
    : undefined
}
