import { composePicture, knownWords, type PictureWords } from '#illustrations/compose.ts'
import type { Kit } from '#illustrations/kit.ts'
import { kitName } from '#illustrations/names.ts'
import { type Drawn, drawingOf } from './field-colors.ts'

/** An example of each word that a field can name, by its key among the media: `kit/job.tool.iron.svg`. */
export function composeExamples(kit: Kit, drawn: Drawn): Map<string, string> {
  return new Map(
    drawn.categories.flatMap(({ code }) => {
      const field = drawingOf(drawn, code)
      const known = knownWords(kit, field.kit)
      const [subject = '', other = ''] = known.subject
      const [tool = ''] = known.tool.filter((word) => word !== 'hand')
      const example = (part: keyof PictureWords, words: (word: string) => PictureWords) =>
        known[part].map((word) => [`kit/${code}.${part}.${word}.svg`, composePicture(kit, field, words(word))] as const)
      return [
        ...example('subject', (word) => ({ subject: word, tool: 'hand', view: 'close' })),
        ...example('tool', (word) => ({ subject, tool: word, view: 'right' })),
        ...example('view', (word) => ({ subject: other, tool, view: word })),
      ]
    }),
  )
}

/**
 * What a path below `/media` is an example of: `kit/3fa9c1d2/job.tool.iron.svg`. `kits` has the folder of the kit of each
 * field, by which words are named. Undefined for other paths.
 */
export function exampleOf(path: string, kits: ReadonlyMap<string, string>) {
  const [, field, part, word] = /^kit\/[0-9a-f]+\/([a-z0-9-]+)\.([a-z]+)\.([a-z0-9-]+)\.svg$/.exec(path) ?? []
  return field !== undefined && part !== undefined && word !== undefined
    ? { field, part, word, name: kitName(kits.get(field) ?? field, word) }
    : undefined
}
