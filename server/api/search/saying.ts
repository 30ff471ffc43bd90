/** What a customer types into the search, and the results that are meant. */
export interface Saying {
  readonly language: 'ko' | 'en'
  readonly saying: string
  /** Kind and number of each result that has to stand on the first page; the articles of the terms have a name. */
  readonly means: readonly `${'course' | 'device' | 'manual' | 'question' | 'notice' | 'event' | 'terms'} ${string}`[]
}
