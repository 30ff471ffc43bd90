import * as v from 'valibot'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { idListOf, paging } from '../protocol/paging.ts'
import { limits } from '../values/limits.ts'
import { countSchema } from '../values/quantities.ts'
import { searchTermSchema, searchText } from '../values/text.ts'
import { courseFilterCountsSchema, courseFilterQuery } from './course-filters.ts'
import { courseSortSchema, courseSummarySchema, fieldSchema, memberTypeFilterSchema, teacherSchema } from './courses.ts'
import { fieldIcons } from './field-icons.ts'

// The calls about several courses (specification, section 7). `course-detail.ts` has those about one.

/**
 * Categories with open or coming courses, each with the number of open courses by member type.
 */
export const courseCategories = defineEndpoint({
  name: 'course-categories',
  area: 'courses',
  summary: 'Fields of training with the number of open courses in each',
  method: 'GET',
  path: '/v1/lecture/intro/category/first',
  query: v.object({ title: searchTermSchema, ...courseFilterQuery }),
  content: v.array(
    v.object({
      code: fieldSchema,
      name: v.string(),
      /** Picture of the category; this shop's addition. */
      thumbnail: v.string(),
      /** Percent from the left edge of the picture to what stays in sight where it is cut; 50 for the middle. */
      focus: v.pipe(countSchema, v.maxValue(100)),
      icon: v.picklist(fieldIcons),
      /** Classifications with open or coming courses. */
      classification: v.array(v.string()),
      count: v.object({ ALL: countSchema, IDV: countSchema, GRP: countSchema }),
    }),
  ),
  codes: [],
})

/**
 * Courses by their numbers, open or coming soon, in the order of the request. One that is gone is left out. For pages
 * that keep numbers alone; this shop's addition.
 */
export const courseSummaries = defineEndpoint({
  name: 'course-summaries',
  area: 'courses',
  summary: 'Several courses by their numbers',
  method: 'GET',
  path: '/v1/lecture/intro/contents/summaries',
  query: v.object({ ids: idListOf(limits.savedCourses) }),
  content: v.array(
    v.object({
      ...courseSummarySchema.entries,
      /** Number of its only option, when it can be bought here today without a choice; null otherwise. */
      only_option: v.nullable(v.number()),
    }),
  ),
  codes: [],
})

/** Open courses, by page. An absent `member_type` is IDV (specification, section 9). */
export const courseList = defineEndpoint({
  name: 'course-list',
  area: 'courses',
  summary: 'Open courses by page, filtered and sorted',
  method: 'GET',
  path: '/v1/lecture/intro/contents',
  query: v.object({
    ...paging(limits.coursesPageSize),
    /** Name of a classification, in either language, or its code. */
    cfc_name: v.optional(searchText(60), ''),
    /** Name of a category, in either language, or its code. */
    ctg_name: v.optional(searchText(60), ''),
    /** Words that the title, keywords or category have, in either language; also in another form or mistyped. */
    title: searchTermSchema,
    member_type: v.optional(memberTypeFilterSchema, 'IDV'),
    ...courseFilterQuery,
    /** `relevance` sorts by `title`; this shop's addition. */
    sort: v.optional(v.picklist([...courseSortSchema.options, 'relevance']), 'new'),
  }),
  content: v.array(courseSummarySchema),
  paged: true,
  codes: [],
})

/** For each value of each filter, the number of courses that the list would have with it and the other filters as they are. */
export const courseFilterCounts = defineEndpoint({
  name: 'course-filter-counts',
  area: 'courses',
  summary: 'Numbers of courses by the values of the list’s filters',
  method: 'GET',
  path: '/v1/lecture/intro/contents/filters',
  query: v.object({
    ctg_name: v.optional(searchText(60), ''),
    title: searchTermSchema,
    member_type: v.optional(memberTypeFilterSchema, 'IDV'),
    ...courseFilterQuery,
  }),
  content: courseFilterCountsSchema,
  codes: [],
})

/** Categories of the header menu with their open or coming courses. Names and titles are HTML-encoded (section 3). */
export const courseMenu = defineEndpoint({
  name: 'course-menu',
  area: 'courses',
  summary: 'Categories and their courses for the menus',
  method: 'GET',
  path: '/v1/lecture/intro/category/menu',
  content: v.array(
    v.object({
      code: fieldSchema,
      name: v.string(),
      contents: v.array(
        v.object({
          idx: v.number(),
          title: v.string(),
          individual: v.object({ is_exist: v.boolean() }),
          group: v.object({ is_exist: v.boolean() }),
        }),
      ),
    }),
  ),
  codes: [],
})
export type CourseMenu = v.InferOutput<typeof courseMenu.content>

/** Courses of the home page: newest, most popular, with free lessons, and coming soon. */
export const courseHighlights = defineEndpoint({
  name: 'course-highlights',
  area: 'courses',
  summary: 'Sorted courses of the home page',
  method: 'GET',
  path: '/v1/lecture/intro/contents/sort',
  content: v.object({
    new: v.array(courseSummarySchema),
    popular: v.array(courseSummarySchema),
    free: v.array(
      v.object({
        course: v.object({
          idx: v.number(),
          title: v.string(),
          code: fieldSchema,
          individual: v.boolean(),
          teacher: v.nullable(teacherSchema),
          standard: v.nullable(v.string()),
        }),
        number: v.number(),
        title: v.string(),
        minutes: countSchema,
        thumbnail: v.string(),
      }),
    ),
    coming: v.array(courseSummarySchema),
    totals: v.object({ free_lessons: countSchema }),
  }),
  codes: [],
})
export type CourseHighlights = v.InferOutput<typeof courseHighlights.content>

/** The top banner of today, if there is one, and the slides of the home page. */
export const courseBanners = defineEndpoint({
  name: 'course-banners',
  area: 'courses',
  summary: 'Top banner and slides of the home page',
  method: 'GET',
  path: '/v1/lecture/intro/banner',
  content: v.object({
    top: v.nullable(
      v.object({
        idx: v.number(),
        title: v.string(),
        text: v.string(),
        href: v.string(),
        /** Address of the picture in the language of the call (specification, section 2); null when there is none. */
        picture: v.nullable(v.string()),
        /** Text alternative of the picture. */
        picture_text: v.string(),
      }),
    ),
    slides: v.array(
      v.object({
        idx: v.number(),
        label: v.string(),
        /** Lines of the title. */
        title: v.array(v.string()),
        text: v.string(),
        tab: v.string(),
        tab_text: v.string(),
        button: v.string(),
        href: v.string(),
        picture: v.string(),
        /**
         * Something to do in place of the picture: what it is called, and the course whose `practice` it is. Every page
         * has the slides, so the rest is read when a visitor begins. This shop's addition.
         */
        practice: v.nullable(
          v.object({
            title: v.string(),
            course: v.object({ idx: v.number(), title: v.string(), individual: v.boolean() }),
          }),
        ),
        /** Course of the slide. */
        course: v.nullable(
          v.object({
            idx: v.number(),
            code: fieldSchema,
            count: countSchema,
            free_count: countSchema,
            minutes: countSchema,
          }),
        ),
      }),
    ),
  }),
  codes: [],
})
export type Banners = v.InferOutput<typeof courseBanners.content>
