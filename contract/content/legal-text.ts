import * as v from 'valibot'

/** Schema of a legal text in one language, described in `content/README.md`. */
const filled = v.pipe(
  v.string('must be text'),
  v.trim(),
  v.nonEmpty('must not be empty'),
  // Editions are compared by words: line breaks are normalized.
  v.transform((text) => text.replace(/\s+/g, ' ')),
)
const some = 'must name at least one'

const tableSchema = v.pipe(
  v.strictObject({
    head: v.pipe(v.array(filled), v.minLength(2, 'must name at least two columns')),
    rows: v.pipe(v.array(v.array(filled)), v.minLength(1, some)),
  }),
  v.forward(
    v.check(({ head, rows }) => rows.every((row) => row.length === head.length), 'must have a cell for every column'),
    ['rows'],
  ),
)

const fullClauseSchema = v.strictObject({
  text: filled,
  items: v.optional(v.pipe(v.array(filled), v.minLength(1, some))),
  table: v.optional(tableSchema),
})
export type Clause = v.InferOutput<typeof fullClauseSchema>

const plainClauseSchema = v.pipe(
  filled,
  v.transform((text): Clause => ({ text })),
)
const clauseSchema = v.lazy((clause): typeof plainClauseSchema | typeof fullClauseSchema =>
  typeof clause === 'object' ? fullClauseSchema : plainClauseSchema,
)

const articleSchema = v.strictObject({
  id: v.pipe(v.string('must be text'), v.regex(/^[a-z][a-z-]*$/, 'must be small letters and hyphens')),
  title: filled,
  clauses: v.pipe(v.array(clauseSchema), v.minLength(1, some)),
})

export const legalTextSchema = v.strictObject({
  title: filled,
  /** Description for search engines, one sentence. */
  summary: filled,
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

/** Legal text. Articles keep their ID across editions; their number follows from their position. */
export type LegalText = v.InferOutput<typeof legalTextSchema>
export type Article = LegalText['chapters'][number]['articles'][number]
