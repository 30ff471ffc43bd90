import { expect, type Page } from '@playwright/test'

/** Waits until the page has fetched what these patterns name. */
export const expectFetched = (page: Page, patterns: readonly RegExp[]) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    .toEqual(expect.arrayContaining(patterns.map((pattern) => expect.stringMatching(pattern))))

/** Files of code and messages of a route. */
export const codeOf = (name: string) => new RegExp(`/assets/${name}-[\\w-]+\\.js$`)

/** Code of a course's page, with the parts that load near the reader on a first visit. */
export const codeOfCourse = ['course', 'course-parts'].map(codeOf)
