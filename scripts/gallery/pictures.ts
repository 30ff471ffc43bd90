import * as v from 'valibot'

export const layouts = ['desktop', 'mobile'] as const
export const languages = ['ko', 'en'] as const
export const schemes = ['light', 'dark'] as const

export interface PictureKind {
  readonly layout: (typeof layouts)[number]
  readonly language: (typeof languages)[number]
  readonly scheme: (typeof schemes)[number]
}

/** A page or a flow's state, of which a picture of each kind is taken. */
export interface View {
  readonly group: 'pages' | 'flows'
  /** Name of the flow, or the page's path as a word. */
  readonly of: string
  /** State of the flow, or the page's parameters as words; `plain` without any. */
  readonly variant: string
}

/** Name of a picture: its path below the folder of accepted pictures, without the extension. */
export function pictureName({ group, of, variant }: View, { layout, language, scheme }: PictureKind): string {
  return `${group}/${of}/${variant}/${layout}-${language}-${scheme}`
}

const namePattern = /^(pages|flows)\/([^/]+)\/([^/]+)\/(desktop|mobile)-(ko|en)-(light|dark)$/

const nameSchema = v.pipe(
  v.tuple([
    v.string(),
    v.picklist(['pages', 'flows']),
    v.string(),
    v.string(),
    v.picklist(layouts),
    v.picklist(languages),
    v.picklist(schemes),
  ]),
  v.transform(([, group, of, variant, layout, language, scheme]) => ({ group, of, variant, layout, language, scheme })),
)

/** The parts of a picture's name; undefined for any other text. */
export function parsePictureName(name: string): (View & PictureKind) | undefined {
  const parsed = v.safeParse(nameSchema, [...(namePattern.exec(name) ?? [])])
  return parsed.success ? parsed.output : undefined
}

/** Text as one word of a file's name: letters and digits of any script, with hyphens between. */
export function toWord(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
}

/**
 * Whether a picture's name has every word of one of the choices, each of which is words with spaces between. Without
 * choices every picture is meant.
 */
export function matchesChoices(name: string, choices: readonly string[]): boolean {
  const hasWord = (word: string) => name.toLowerCase().includes(word.toLowerCase())
  return choices.length === 0 || choices.some((choice) => choice.split(' ').every(hasWord))
}

/** How a picture compares with the accepted one of the same name. */
export const standings = ['new', 'changed', 'gone', 'equal'] as const
export type Standing = (typeof standings)[number]

const localizedSchema = v.object({ ko: v.string(), en: v.string() })

/** One line of `taken.jsonl`: a picture that a run took. */
export const takenPictureSchema = v.object({
  name: v.string(),
  standing: v.picklist(['new', 'changed', 'equal']),
  title: localizedSchema,
  /** Address in the shop, path and parameters. */
  address: v.string(),
  /** Whether Playwright drew a picture of the difference. */
  hasDifference: v.boolean(),
  /** Pixels. */
  width: v.number(),
  height: v.number(),
})
export type TakenPicture = v.InferOutput<typeof takenPictureSchema>

/** A picture of a run's result. What is gone has neither title nor address. */
const comparedPictureSchema = v.object({
  ...takenPictureSchema.entries,
  standing: v.picklist(standings),
})
export type ComparedPicture = v.InferOutput<typeof comparedPictureSchema>

/** `result.json`: what a run found. */
export const galleryResultSchema = v.object({
  /** What the run was limited to. */
  choices: v.array(v.string()),
  /** Whether every picture of the run was taken. */
  isWhole: v.boolean(),
  pictures: v.array(comparedPictureSchema),
})
export type GalleryResult = v.InferOutput<typeof galleryResultSchema>
