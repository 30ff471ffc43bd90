import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import type { Banners, CourseMenu } from '../../../contract/course-calls.ts'
import { htmlDecode } from '../../lib/text/html-entities.ts'

export interface MenuCategory {
  readonly code: CourseMenu[number]['code']
  readonly name: string
  readonly individual: readonly MenuCourse[]
  readonly group: readonly MenuCourse[]
}

interface MenuCourse {
  readonly idx: number
  readonly title: string
  readonly href: string
}

interface FrameData {
  readonly menu: CourseMenu
  readonly top: Banners['top']
}

/** What banner, header and footer show: the same on every page. */
export function useFrame() {
  const { words, layout, origins } = useRouteContext({ from: '__root__' })
  const { top }: FrameData = useLoaderData({ from: '__root__' })
  return { words, locale: words.locale, layout, origins, top }
}

/** All courses by field, for menus and for pages that lead on. */
export function useMenu(): readonly MenuCategory[] {
  const { menu }: FrameData = useLoaderData({ from: '__root__' })
  return menu.map(menuCategory)
}

/**
 * A category with the courses that each audience finds under it. A course opens for groups only where it has no
 * individual version. Source: specification, section 2, "Mobile shell".
 */
export function menuCategory(category: CourseMenu[number]): MenuCategory {
  const courses = category.contents
  const entry = (course: CourseMenu[number]['contents'][number]) => ({
    idx: course.idx,
    title: htmlDecode(course.title),
    href: `/contents/detail?id=${course.idx}&memberType=${course.individual.is_exist ? 'IDV' : 'GRP'}`,
  })
  return {
    code: category.code,
    name: htmlDecode(category.name),
    individual: courses.filter((course) => course.individual.is_exist).map(entry),
    group: courses.filter((course) => course.group.is_exist).map(entry),
  }
}
