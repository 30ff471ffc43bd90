import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { paths } from '#contract/addresses/paths.ts'
import { breadcrumbBlock } from '#lib/url/breadcrumb.ts'
import { courseBlock } from '../sale/structured-course.ts'
import { knownCourse } from './known-course.ts'

/** What the blocks need of the page's context. */
interface BlocksContext {
  readonly queryClient: QueryClient
  readonly messages: { readonly i18n: I18n }
  readonly origins: { readonly desktop: string }
  readonly company: { readonly name: string }
}

/** Structured data of a course's page; nothing while the whole course is not loaded. */
export function courseBlocks(
  { queryClient, messages, origins, company }: BlocksContext,
  idx: number | undefined,
): object[] {
  const course = idx === undefined ? undefined : knownCourse(queryClient, idx)?.course
  if (!course) return []
  const { i18n } = messages
  const places = [
    { name: i18n._(msg`Home`), path: '/' },
    { name: i18n._(msg`Courses`), path: paths.courses() },
    { name: course.category.name, path: paths.courses({ category: course.category.code }) },
    { name: course.title, path: paths.course({ id: course.idx }) },
  ]
  return [courseBlock(course, origins.desktop, company.name), breadcrumbBlock(places, origins.desktop)]
}
