import type { Course, CourseSummary } from '../../../../contract/courses.ts'
import { amountsOf } from './amounts.ts'

/** Data blocks of schema.org for search engines: the course with its offers, and where it stands in the shop. */

export interface Place {
  readonly name: string
  /** Path in the shop. */
  readonly path: string
}

export function courseBlock(course: Course, origin: string): object {
  const url = `${origin}/contents/detail?id=${course.idx}`
  const offers = offerBlocks(course, url)
  return {
    '@type': 'Course',
    name: course.title,
    description: course.summary,
    url,
    image: `${origin}${course.thumbnail}`,
    inLanguage: course.languages,
    provider: { '@type': 'Organization', name: 'Practicum', sameAs: origin },
    about: course.category.name,
    ...(offers.length > 0 ? { offers } : {}),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: isoDuration(course.curriculum.minutes),
    },
  }
}

/** Only what lets one take the course is an offer of it: what comes with it is not, and an inquiry has no price. */
function offerBlocks(course: Course, url: string): object[] {
  if (course.is_coming) return []
  const { subscription, not_subscription } = course.individual.option
  return (subscription.length > 0 ? subscription : not_subscription).map((option) => {
    const { now, special } = amountsOf(option)
    return {
      '@type': 'Offer',
      name: option.name,
      price: now,
      priceCurrency: 'KRW',
      category: now === 0 ? 'Free' : 'Paid',
      url: course.affiliate_mall?.url ?? url,
      ...(special?.until ? { priceValidUntil: special.until } : {}),
    }
  })
}

export function breadcrumbBlock(places: readonly Place[], origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  }
}

/** A length of ISO 8601: `PT6H30M`. */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}

/** The list that holds a course's field. */
export function fieldPath(category: CourseSummary['category']): string {
  return `/contents?category=${category.code}`
}
