/** A text on a screen. */
export interface ScreenText {
  readonly en: string
  readonly ko: string
  /** States that show it, as `flow/state`. */
  readonly states: readonly string[]
  /** Names of the flows that show it, those with such a state first. */
  readonly flows: readonly string[]
  /** Paths of the pages that show it. */
  readonly pages: readonly string[]
}

export interface ScreenMessages {
  readonly texts: readonly ScreenText[]
  /** Visible text of each state in both languages, and the path it navigates to, by `flow/state`. */
  readonly states: Readonly<Record<string, string>>
}

/** Filled in by `scripts/generated-modules.ts` during the build, from catalogues, models and routes. */
export declare const screenMessages: ScreenMessages
