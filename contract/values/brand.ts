import type { ThemeColors } from './theme-colors.ts'

/** Pages with a picture of the brand. A page without one has more room for its text. */
export const pagePictures = ['login', 'client'] as const
export type PagePictures = { readonly [page in (typeof pagePictures)[number]]?: string | undefined }

/** How the shop looks, with everything that its file leaves out. */
export interface Brand {
  readonly colors: ThemeColors
  readonly logo: {
    /** SVG texts. */
    readonly light: string
    readonly dark: string
    /** Width by height. */
    readonly ratio: number
    readonly hasName: boolean
  }
  /** SVG text of a square. */
  readonly icon: string
  /** Tones of composed pictures. */
  readonly pictures: { readonly ground: string; readonly signal: string }
  /** Paths in `media`. Undefined while an earlier version of the shop has imported the content. */
  readonly pagePictures?: PagePictures
}
