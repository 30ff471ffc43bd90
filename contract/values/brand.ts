import type { ThemeColors } from './theme-colors.ts'

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
}
