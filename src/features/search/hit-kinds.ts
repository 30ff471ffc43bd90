import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { DeviceSummary } from '#contract/content/devices.ts'
import type { Manual } from '#contract/content/downloads.ts'
import type { EventSummary } from '#contract/content/events.ts'
import type { Faq } from '#contract/content/faq.ts'
import type { NoticeSummary } from '#contract/content/notices.ts'
import type { LegalArticle } from '#contract/content/search.ts'
import type { CourseSummary } from '#contract/courses/courses.ts'
import type { PageInfo } from '#contract/protocol/envelope.ts'

/** Hits of one kind. Another kind needs a member here, its messages below, and its row. */
export interface CourseHits {
  readonly kind: 'courses'
  readonly total: number
  /** Hits of the current page. */
  readonly rows: readonly CourseSummary[]
  readonly pages: PageInfo
}
interface DeviceHits {
  readonly kind: 'devices'
  readonly total: number
  readonly rows: readonly DeviceSummary[]
}
interface ManualHits {
  readonly kind: 'manuals'
  readonly total: number
  /** The first few. */
  readonly rows: readonly Manual[]
}
interface QuestionHits {
  readonly kind: 'questions'
  readonly total: number
  /** The first few. */
  readonly rows: readonly Faq[]
}
interface NoticeHits {
  readonly kind: 'notices'
  readonly total: number
  /** The newest few. */
  readonly rows: readonly NoticeSummary[]
}
interface EventHits {
  readonly kind: 'events'
  readonly total: number
  /** The first few, in the order of the event list. */
  readonly rows: readonly EventSummary[]
}
interface ArticleHits {
  readonly kind: 'articles'
  readonly total: number
  /** The first few. */
  readonly rows: readonly LegalArticle[]
}
export type Hits = CourseHits | DeviceHits | ManualHits | QuestionHits | NoticeHits | EventHits | ArticleHits
export type Kind = Hits['kind']

interface KindMessages {
  readonly name: MessageDescriptor
  /** Number of hits, beside other kinds. */
  readonly counted: (count: number) => MessageDescriptor
  /** Number of hits, when there is no other kind. */
  readonly found: (count: number) => MessageDescriptor
  /** Label of the link to the list that contains all hits. `document` is the legal text of the articles. */
  readonly all: (count: number, document: LegalArticle['document']) => MessageDescriptor
  /** Legend of the rows. */
  readonly legend?: MessageDescriptor
}

export const kindMessages: Record<Kind, KindMessages> = {
  courses: {
    name: msg`Courses`,
    counted: (count) => msg`${plural(count, { one: '# course', other: '# courses' })}`,
    found: (count) => msg`${plural(count, { one: '# course found', other: '# courses found' })}`,
    all: (count) => msg`${plural(count, { one: 'See the course', other: 'See all # courses' })}`,
    legend: msg`Each tick is one lesson. Filled ticks are free.`,
  },
  devices: {
    name: msg`Devices`,
    counted: (count) => msg`${plural(count, { one: '# device', other: '# devices' })}`,
    found: (count) => msg`${plural(count, { one: '# device found', other: '# devices found' })}`,
    all: () => msg`See all devices`,
  },
  manuals: {
    name: msg`Manuals`,
    counted: (count) => msg`${plural(count, { one: '# manual', other: '# manuals' })}`,
    found: (count) => msg`${plural(count, { one: '# manual found', other: '# manuals found' })}`,
    all: (count) => msg`${plural(count, { one: 'See the manual', other: 'See all # manuals' })}`,
  },
  questions: {
    name: msg`FAQ`,
    counted: (count) => msg`${plural(count, { one: '# question', other: '# questions' })}`,
    found: (count) => msg`${plural(count, { one: '# question found', other: '# questions found' })}`,
    all: (count) => msg`${plural(count, { one: 'See the question', other: 'See all # questions' })}`,
  },
  notices: {
    name: msg`Notices`,
    counted: (count) => msg`${plural(count, { one: '# notice', other: '# notices' })}`,
    found: (count) => msg`${plural(count, { one: '# notice found', other: '# notices found' })}`,
    all: (count) => msg`${plural(count, { one: 'See the notice', other: 'See all # notices' })}`,
  },
  events: {
    name: msg`Events`,
    counted: (count) => msg`${plural(count, { one: '# event', other: '# events' })}`,
    found: (count) => msg`${plural(count, { one: '# event found', other: '# events found' })}`,
    all: () => msg`See all events`,
  },
  articles: {
    name: msg`Terms and privacy`,
    counted: (count) => msg`${plural(count, { one: '# legal article', other: '# legal articles' })}`,
    found: (count) => msg`${plural(count, { one: '# legal article found', other: '# legal articles found' })}`,
    all: (_, document) => (document === 'terms' ? msg`Read the terms of use` : msg`Read the privacy policy`),
  },
}

/** The legal text that found articles lead to: the privacy policy where they are all from it. */
export function documentOf(hits: Hits): LegalArticle['document'] {
  const isPrivacy = hits.kind === 'articles' && hits.rows.every(({ document }) => document === 'privacy')
  return isPrivacy ? 'privacy' : 'terms'
}
