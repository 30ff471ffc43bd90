import * as v from 'valibot'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { legalDocuments } from '../values/legal-documents.ts'
import { daySchema } from '../values/quantities.ts'
import { generatedText } from '../values/text.ts'

// The call about legal texts; this shop's addition.

const clauseSchema = v.object({
  text: v.string(),
  items: v.optional(v.array(v.string())),
  table: v.optional(v.object({ head: v.array(v.string()), rows: v.array(v.array(v.string())) })),
})
export type Clause = v.InferOutput<typeof clauseSchema>

const articleSchema = v.object({ id: v.string(), title: v.string(), clauses: v.array(clauseSchema) })
export type Article = v.InferOutput<typeof articleSchema>

/** Legal text of one shop. Articles keep their ID across editions; their number follows from their position. */
export const legalTextSchema = v.object({
  title: v.string(),
  summary: v.string(),
  /** What the email about it says in the words of the shop. */
  announcement: v.optional(v.string()),
  chapters: v.array(v.object({ title: v.optional(v.string()), articles: v.array(articleSchema) })),
})
export type LegalText = v.InferOutput<typeof legalTextSchema>

/** One wording of a document, in force from a day on. */
const editionSchema = v.object({
  /** Part of the path, and stored in consents. */
  id: v.string(),
  /** Title in the document. */
  version: v.string(),
  /** Days in Korean time. */
  posted_on: daySchema,
  effective_on: daySchema,
})
export type Edition = v.InferOutput<typeof editionSchema>

/** An edition that is posted, with the text of the one before, which it is compared with. */
export const legalEdition = defineEndpoint({
  name: 'legal-edition',
  area: 'legal',
  summary: 'One edition of a legal text with the one before, and the days of all editions',
  method: 'GET',
  path: '/v1/legal/{document}/{edition}',
  params: v.object({ document: v.picklist(legalDocuments), edition: generatedText(100) }),
  content: v.object({
    text: legalTextSchema,
    /** Text of the edition before; null for the first one. */
    text_before: v.nullable(legalTextSchema),
    /** Every edition that is posted, newest first. */
    editions: v.array(editionSchema),
  }),
  codes: [],
})
