import * as v from 'valibot'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { paging } from '../protocol/paging.ts'
import { countSchema } from '../values/quantities.ts'
import { searchTermSchema } from '../values/text.ts'

// The calls about the search itself; each kind of result has its own list. All are this shop's additions.

/** What a search was understood as. */
export const searchReading = defineEndpoint({
  name: 'search-reading',
  area: 'search',
  summary: 'How the words of a search are read: as typed, corrected or left out',
  method: 'GET',
  path: '/v1/search/reading',
  query: v.object({ title: searchTermSchema }),
  content: v.object({
    /** Texts that results contain for the words of the search, to mark them. */
    marks: v.array(v.string()),
    /** The search with its typing errors and other keyboard layout corrected; null when nothing was. */
    corrected: v.nullable(v.string()),
    /** Words that stand nowhere in the shop. */
    unknown: v.array(v.string()),
    /** Words of the shop that are like the unknown ones, each with its number of courses and devices. */
    similar: v.array(v.object({ term: v.string(), count: countSchema })),
  }),
  codes: [],
})
export type SearchReading = v.InferOutput<typeof searchReading.content>

/** Most suggestions of one answer. */
export const suggestionLimit = 8

const suggestionKinds = v.picklist(['course', 'device', 'question', 'manual'])

/** What may be meant by the beginning of a search, the likeliest first. */
export const searchSuggestions = defineEndpoint({
  name: 'search-suggestions',
  area: 'search',
  summary: 'Courses, devices, questions and manuals for the beginning of a search',
  method: 'GET',
  path: '/v1/search/suggestions',
  query: v.object({ title: searchTermSchema }),
  content: v.object({
    suggestions: v.pipe(
      v.array(
        v.object({
          kind: suggestionKinds,
          idx: v.number(),
          title: v.string(),
          /** Whether a course is for individuals; its page then shows that version. */
          individual: v.boolean(),
        }),
      ),
      v.maxLength(suggestionLimit),
    ),
    /** As in `searchReading`. */
    marks: v.array(v.string()),
  }),
  codes: [],
})
export type SearchSuggestion = v.InferOutput<typeof searchSuggestions.content>['suggestions'][number]

/** Articles of the terms of use and the privacy policy, in the editions in force. */
export const legalArticleList = defineEndpoint({
  name: 'legal-article-list',
  area: 'search',
  summary: 'Articles of the terms of use and the privacy policy by their words',
  method: 'GET',
  path: '/v1/search/articles',
  query: v.object({ ...paging(10), title: searchTermSchema }),
  content: v.array(
    v.object({
      document: v.picklist(['terms', 'privacy']),
      /** Id of the edition and of the article within its page. */
      edition: v.string(),
      article: v.string(),
      number: countSchema,
      title: v.string(),
    }),
  ),
  paged: true,
  codes: [],
})
export type LegalArticle = v.InferOutput<typeof legalArticleList.content>[number]
