/** A text that customers read on a screen. */
export interface ScreenText {
  readonly en: string
  readonly ko: string
  /** Names of the flows whose screens say it. */
  readonly flows: readonly string[]
  /** Paths of the pages that say it. */
  readonly pages: readonly string[]
}

export interface ScreenWords {
  readonly texts: readonly ScreenText[]
  /** What is seen in each state, in both languages, and the path it leads to, by `flow/state`. */
  readonly states: Readonly<Record<string, string>>
}

/** Filled in by `scripts/screen-words.ts` while the shop is built, from catalogues, models and routes. */
export const screenWords: ScreenWords = { texts: [], states: {} }
