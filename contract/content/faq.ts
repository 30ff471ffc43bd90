import * as v from 'valibot'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { countSchema, daySchema } from '../values/quantities.ts'
import { generatedText, searchTermSchema } from '../values/text.ts'

// The calls about frequently asked questions (specification, section 7: Board).

const categorySchema = v.object({ code: v.string(), name: v.string() })

/** A question with its answer (specification, section 3). */
export const faqSchema = v.object({
  idx: v.number(),
  category: categorySchema,
  /** The question. */
  title: v.string(),
  /** The answer: rich text with the elements `strong` and `a`, encoded entities, and line breaks as new lines. */
  description: v.string(),
  created_at: daySchema,
  updated_at: daySchema,
})
export type Faq = v.InferOutput<typeof faqSchema>

/** Questions in the shop's order. Filters are optional. */
export const faqList = defineEndpoint({
  name: 'faq-list',
  area: 'faq',
  summary: 'Frequently asked questions with their answers',
  method: 'GET',
  path: '/v1/board/faq',
  query: v.object({
    /** Absent for every category. */
    ctg_code: v.optional(v.pipe(generatedText(40), v.nonEmpty())),
    /** Words that the question or its answer must contain, in either language. */
    title: searchTermSchema,
  }),
  content: v.array(faqSchema),
  codes: [],
})

/** Questions that the inquiry page suggests, in their order. */
export const suggestedQuestions = defineEndpoint({
  name: 'suggested-questions',
  area: 'faq',
  summary: 'Questions to read before an inquiry is sent',
  method: 'GET',
  path: '/v1/board/faq/suggested',
  content: v.array(v.pick(faqSchema, ['idx', 'title'])),
  codes: [],
})
export type SuggestedQuestion = v.InferOutput<typeof suggestedQuestions.content>[number]

export const faqCategories = defineEndpoint({
  name: 'faq-categories',
  area: 'faq',
  summary: 'Categories of questions with the number of questions in each',
  method: 'GET',
  path: '/v1/board/faq/category',
  content: v.array(v.object({ ...categorySchema.entries, count: countSchema })),
  codes: [],
})
export type FaqCategories = v.InferOutput<typeof faqCategories.content>
