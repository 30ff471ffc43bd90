import { paths } from '#contract/addresses/paths.ts'
import type { Course } from '#contract/courses/course-detail.ts'
import { amountsOf } from './amounts.ts'

/** Structured data of a course with its offers, in the terms of schema.org. `origin` makes URLs absolute. */
export function courseBlock(course: Course, origin: string, shop: string): object {
  const url = `${origin}${paths.course({ id: course.idx })}`
  const offers = offerBlocks(course, url)
  return {
    '@type': 'Course',
    name: course.title,
    description: course.summary,
    url,
    image: `${origin}${course.thumbnail}`,
    inLanguage: course.languages,
    provider: { '@type': 'Organization', name: shop, sameAs: origin },
    about: course.category.name,
    ...(offers.length > 0 ? { offers } : {}),
    ...(course.rating === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: course.rating.average,
            reviewCount: course.rating.count,
            bestRating: 5,
          },
        }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: isoDuration(course.curriculum.minutes),
      ...(course.teacher === null
        ? {}
        : { instructor: { '@type': 'Person', name: course.teacher.name, description: course.teacher.role } }),
    },
  }
}

/** Offers of the options that give access to the course. Additional goods and inquiries are no offers. */
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

/** Duration in ISO 8601: `PT6H30M`. */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}
