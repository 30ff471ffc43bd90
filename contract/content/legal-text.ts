import * as v from 'valibot'
import { type Feature, featureSchema } from '../values/features.ts'

/** Schema of a legal text in one language, described in `content/README.md`. */
const filled = v.pipe(
  v.string('must be text'),
  v.trim(),
  v.nonEmpty('must not be empty'),
  // Editions are compared by words: line breaks are normalized.
  v.transform((text) => text.replace(/\s+/g, ' ')),
)
const some = 'must name at least one'

const oneOrMore = v.pipe(
  v.union([featureSchema, v.pipe(v.array(featureSchema), v.minLength(1, some))]),
  v.transform((named): readonly Feature[] => (typeof named === 'string' ? [named] : named)),
)

/** Features on which a clause or a row depends. It is part of the text of a shop for which all of these hold. */
const condition = {
  /** All of them are on. */
  only_with: v.optional(oneOrMore),
  /** One of them is on. */
  only_with_any: v.optional(oneOrMore),
  /** One of them is off. */
  only_without: v.optional(oneOrMore),
  /** All of them are off. */
  only_without_all: v.optional(oneOrMore),
}

const cellsSchema = v.array(filled)
const plainRowSchema = v.pipe(
  cellsSchema,
  v.transform((cells): MarkedRow => ({ cells })),
)
const markedRowSchema = v.strictObject({ cells: cellsSchema, ...condition })
type MarkedRow = v.InferOutput<typeof markedRowSchema>
type Condition = Omit<MarkedRow, 'cells'>
const rowSchema = v.lazy((row): typeof plainRowSchema | typeof markedRowSchema =>
  Array.isArray(row) ? plainRowSchema : markedRowSchema,
)

const tableSchema = v.pipe(
  v.strictObject({
    head: v.pipe(v.array(filled), v.minLength(2, 'must name at least two columns')),
    rows: v.pipe(v.array(rowSchema), v.minLength(1, some)),
  }),
  v.forward(
    v.check(
      ({ head, rows }) => rows.every(({ cells }) => cells.length === head.length),
      'must have a cell for every column',
    ),
    ['rows'],
  ),
)

const fullClauseSchema = v.strictObject({
  text: filled,
  items: v.optional(v.pipe(v.array(filled), v.minLength(1, some))),
  table: v.optional(tableSchema),
  ...condition,
})
type MarkedClause = v.InferOutput<typeof fullClauseSchema>

const plainClauseSchema = v.pipe(
  filled,
  v.transform((text): MarkedClause => ({ text })),
)
const clauseSchema = v.lazy((clause): typeof plainClauseSchema | typeof fullClauseSchema =>
  typeof clause === 'object' ? fullClauseSchema : plainClauseSchema,
)

/** A text, or several of which a shop shows the first whose condition holds. */
const wordingSchema = v.pipe(
  v.union([filled, v.pipe(v.array(v.strictObject({ text: filled, ...condition })), v.minLength(1, some))]),
  v.transform((written): readonly MarkedWording[] => (typeof written === 'string' ? [{ text: written }] : written)),
)
type MarkedWording = Condition & { readonly text: string }

const articleSchema = v.strictObject({
  id: v.pipe(v.string('must be text'), v.regex(/^[a-z][a-z-]*$/, 'must be small letters and hyphens')),
  title: wordingSchema,
  clauses: v.pipe(v.array(clauseSchema), v.minLength(1, some)),
})

export const legalTextSchema = v.strictObject({
  title: filled,
  /** Description for search engines, one sentence. */
  summary: wordingSchema,
  /** A single chapter without a title when the text has no chapters. */
  chapters: v.pipe(
    v.array(
      v.strictObject({
        title: v.optional(filled),
        articles: v.pipe(v.array(articleSchema), v.minLength(1, some)),
      }),
    ),
    v.minLength(1, some),
  ),
})

/** Legal text for every shop: some clauses and rows depend on features. */
export type MarkedLegalText = v.InferOutput<typeof legalTextSchema>

export interface Clause {
  readonly text: string
  readonly items?: readonly string[] | undefined
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } | undefined
}

export interface Article {
  readonly id: string
  readonly title: string
  readonly clauses: readonly Clause[]
}

/** Legal text of one shop. Articles keep their ID across editions; their number follows from their position. */
export interface LegalText {
  readonly title: string
  readonly summary: string
  readonly chapters: readonly { readonly title?: string | undefined; readonly articles: readonly Article[] }[]
}

/** The text of a shop without the features `off`: without clauses and rows about them. */
export function legalTextWithout(off: readonly Feature[], { title, summary, chapters }: MarkedLegalText): LegalText {
  const isOn = (feature: Feature) => !off.includes(feature)
  const holds = ({ only_with, only_with_any, only_without, only_without_all }: Condition) =>
    (only_with?.every(isOn) ?? true) &&
    (only_with_any?.some(isOn) ?? true) &&
    (only_without === undefined || !only_without.every(isOn)) &&
    (only_without_all === undefined || !only_without_all.some(isOn))
  const wordingOf = (wordings: readonly MarkedWording[]) => wordings.find(holds)?.text ?? ''
  const clauseOf = ({ text, items, table }: MarkedClause): Clause => ({
    text,
    ...(items ? { items } : {}),
    ...(table ? { table: { head: table.head, rows: table.rows.filter(holds).map(({ cells }) => cells) } } : {}),
  })
  return {
    title,
    summary: wordingOf(summary),
    chapters: chapters.map((chapter) => ({
      title: chapter.title,
      articles: chapter.articles.map((article) => ({
        id: article.id,
        title: wordingOf(article.title),
        clauses: article.clauses.filter(holds).map(clauseOf),
      })),
    })),
  }
}
