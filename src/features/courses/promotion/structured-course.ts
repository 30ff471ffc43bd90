import type { Course } from '../../../../contract/courses.ts'
import { courseAddress } from './course-addresses.ts'
import { cheapestOption } from './offer.ts'

/** The course for search engines: a `Course` of schema.org. `origin` makes addresses whole. */
export function structuredCourse(course: Course, origin: string): object {
  const { price } = course
  const url = `${origin}${courseAddress(course)}`
  const until = cheapestOption(course)?.disc_until
  return {
    '@type': 'Course',
    name: course.title,
    description: course.summary,
    url,
    image: `${origin}${course.thumbnail}`,
    inLanguage: course.languages,
    provider: { '@type': 'Organization', name: 'Practicum', url: origin },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${Math.floor(course.curriculum.minutes / 60)}H${course.curriculum.minutes % 60}M`,
    },
    ...(price === null || course.is_coming
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            category: price.now === 0 ? 'Free' : 'Paid',
            price: price.now,
            priceCurrency: 'KRW',
            url,
            ...(until ? { priceValidUntil: until } : {}),
          },
        }),
  }
}
