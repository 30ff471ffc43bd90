import { useLoaderData } from '@tanstack/react-router'
import { paths } from '#contract/addresses/paths.ts'
import type { CourseMenu } from '#contract/courses/course-calls.ts'
import { defaultMemberType, type MemberType } from '#contract/courses/courses.ts'
import { htmlDecode } from '#lib/text/html-entities.ts'

export interface MenuCategory {
  readonly code: CourseMenu[number]['code']
  readonly name: string
  readonly courses: Readonly<Record<MemberType, readonly MenuCourse[]>>
}

interface MenuCourse {
  readonly idx: number
  readonly title: string
  readonly href: string
}

/** All courses by category, for menus and links to other pages. */
export function useMenu(): readonly MenuCategory[] {
  const { menu }: { readonly menu: CourseMenu } = useLoaderData({ from: '__root__' })
  return menu.map(menuCategory)
}

/**
 * A category with the courses that each member type finds under it. A course opens for groups only where it has no
 * individual version. Source: specification, section 2, "Mobile shell".
 */
export function menuCategory(category: CourseMenu[number]): MenuCategory {
  const courses = category.contents
  const entry = (course: CourseMenu[number]['contents'][number]) => ({
    idx: course.idx,
    title: htmlDecode(course.title),
    href: paths.course({ id: course.idx, memberType: defaultMemberType(course.individual.is_exist) }),
  })
  return {
    code: category.code,
    name: htmlDecode(category.name),
    courses: {
      IDV: courses.filter((course) => course.individual.is_exist).map(entry),
      GRP: courses.filter((course) => course.group.is_exist).map(entry),
    },
  }
}
