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
