import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { Course } from '../../../../contract/courses.ts'
import { paths } from '../../../../contract/paths.ts'
import { courseBlock } from '../sale/structured-course.ts'
import { breadcrumbBlock } from '../../../lib/url/breadcrumb.ts'
import { knownCourse } from './known-course.ts'

/** Document head of a course's page: title, link preview and structured data. Undefined while the course is unknown. */
export function courseHead(queryClient: QueryClient, idx: number, page: { i18n: I18n; origin: string }) {
  const known = knownCourse(queryClient, idx)
  if (!known) return undefined
  const { summary, course } = known
  return {
    title: summary.title,
    description: summary.summary,
    picture: summary.thumbnail,
    structured: import.meta.env.SSR && course ? structuredData(course, page) : [],
  }
}

function structuredData(course: Course, { i18n, origin }: { i18n: I18n; origin: string }): object[] {
  const places = [
    { name: i18n._(msg`Home`), path: '/' },
    { name: i18n._(msg`Contents`), path: paths.courses() },
    { name: course.category.name, path: paths.courses({ category: course.category.code }) },
    { name: course.title, path: paths.course({ id: course.idx }) },
  ]
  return [courseBlock(course, origin), breadcrumbBlock(places, origin)]
}
