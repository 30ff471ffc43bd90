import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { linkOptions } from '@tanstack/react-router'
import { paths } from '#contract/addresses/paths.ts'
import { usePrefetchedDevices } from '#entities/device/device-queries.ts'
import { usePrefetchedEvents } from '#entities/event/event-queries.ts'
import { usePrefetchedNotices } from '#entities/notice/notice-queries.ts'
import { usePreloadedPages } from '#lib/router/use-preloaded-pages.ts'
import { Heading } from '#ui/content/heading.tsx'
import { Text } from '#ui/content/text.tsx'
import { TextAnchor } from '#ui/content/text-link.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { CourseHit } from './course-hit.tsx'
import { DeviceHit } from './device-hit.tsx'
import { deviceListPath } from './device-hits.ts'
import { type CourseHits, documentOf, type Hits, kindMessages } from './hit-kinds.ts'
import * as styles from './hit-sections.css.ts'
import { TextHit } from './text-hit.tsx'
import { articleHitPath, eventHitPath, manualHitPath, noticeHitPath, questionHitPath } from './text-hits.ts'

/** A section per kind of hit, with links to them when there are several. */
export function HitSections({ hits, term, marks }: { hits: readonly Hits[]; term: string; marks: string }) {
  usePrefetchedDevices(hits.flatMap((each) => (each.kind === 'devices' ? each.rows : [])))
  usePrefetchedNotices(hits.flatMap((each) => (each.kind === 'notices' ? each.rows : [])))
  usePrefetchedEvents(hits.flatMap((each) => (each.kind === 'events' ? each.rows : [])))
  usePreloadedPages(hits.flatMap((each) => (each.kind === 'manuals' ? each.rows.map(manualHitPath) : [])))
  return (
    <>
      {hits.length > 1 && <KindTabs hits={hits} />}
      {hits.map((each) => (
        <HitSection key={each.kind} hits={each} term={term} marks={marks} />
      ))}
    </>
  )
}

function KindTabs({ hits }: { hits: readonly Hits[] }) {
  const { i18n, t } = useLingui()
  const total = hits.reduce((sum, each) => sum + each.total, 0)
  return (
    <Tabs aria-label={t`Type of result`}>
      <a href="#main" aria-current="true">
        <span>{t({ message: 'All', context: 'kinds of results' })}</span> <small>{total}</small>
      </a>
      {hits.map(({ kind, total }) => (
        <a key={kind} href={`#${kind}`}>
          <span>{i18n._(kindMessages[kind].name)}</span> <small>{total}</small>
        </a>
      ))}
    </Tabs>
  )
}

interface HitsProps<Kind extends Hits = Hits> {
  readonly hits: Kind
  /** As it was typed. */
  readonly term: string
  /** Words that are marked in the hits. */
  readonly marks: string
}

function HitSection({ hits, term, marks }: HitsProps) {
  const { i18n } = useLingui()
  const { kind, total } = hits
  const messages = kindMessages[kind]
  return (
    <section className={styles.section} id={kind} aria-labelledby={`${kind}-heading`}>
      <div className={styles.head}>
        <Heading as="h2" size={22} id={`${kind}-heading`}>
          <span>{i18n._(messages.name)}</span> <small className={styles.count}>{total}</small>
        </Heading>
        {messages.legend && (
          <Text as="p" size="small" muted marginTop={1} className={styles.legend}>
            {i18n._(messages.legend)}
          </Text>
        )}
        {!(kind === 'courses' && total === hits.rows.length) && (
          <TextAnchor href={listPath(hits, term)}>
            <span>{i18n._(messages.all(total, documentOf(hits)))}</span>
            <Icon name="arrow-right" />
          </TextAnchor>
        )}
      </div>
      <div>
        <Rows hits={hits} term={term} marks={marks} />
      </div>
    </section>
  )
}

/** Path of the list with all hits of a kind. */
function listPath(hits: Hits, term: string): string {
  switch (hits.kind) {
    case 'courses':
      return paths.courses({ title: term })
    case 'devices':
      return deviceListPath(hits.rows)
    case 'manuals':
      return paths.downloads({ tab: 'manuals', title: term })
    case 'questions':
      return paths.faq({ title: term })
    case 'notices':
      return paths.notices({ title: term })
    case 'events':
      return paths.events()
    case 'articles':
      return documentOf(hits) === 'terms' ? paths.terms() : paths.privacyPolicy()
  }
}

function Rows({ hits, term, marks }: HitsProps) {
  const { i18n } = useLingui()
  switch (hits.kind) {
    case 'courses':
      return <CourseRows hits={hits} term={term} marks={marks} />
    case 'devices':
      return hits.rows.map((device) => <DeviceHit key={device.idx} device={device} term={marks} />)
    case 'manuals':
      return hits.rows.map((manual) => (
        <TextHit
          key={manual.idx}
          title={manual.title}
          href={manualHitPath(manual)}
          category={manual.category.name}
          day={manual.updated_on}
          term={marks}
        />
      ))
    case 'questions':
      return hits.rows.map((question) => (
        <TextHit
          key={question.idx}
          title={question.title}
          href={questionHitPath(question)}
          category={question.category.name}
          day={question.updated_at}
          term={marks}
        />
      ))
    case 'notices':
      return hits.rows.map((notice) => (
        <TextHit
          key={notice.idx}
          title={notice.title}
          href={noticeHitPath(notice)}
          day={notice.created_at}
          term={marks}
        />
      ))
    case 'events':
      return hits.rows.map((event) => (
        <TextHit
          key={event.idx}
          title={event.title}
          href={eventHitPath(event)}
          {...(event.category ? { category: event.category.name } : {})}
          day={event.starts_on}
          term={marks}
        />
      ))
    case 'articles':
      return hits.rows.map((article) => (
        <TextHit
          key={`${article.document} ${article.article}`}
          title={article.title}
          href={articleHitPath(article)}
          category={i18n._(legalNames[article.document])}
          term={marks}
        />
      ))
  }
}

const legalNames = { terms: msg`Terms of use`, privacy: msg`Privacy policy` } as const

function CourseRows({ hits, term, marks }: HitsProps<CourseHits>) {
  const { t } = useLingui()
  return (
    <>
      {hits.rows.map((course) => (
        <CourseHit key={course.idx} course={course} term={marks} />
      ))}
      <Pagination
        label={t`Result pages`}
        page={hits.pages.request_page}
        pages={hits.pages.total_pages}
        link={(page) => linkOptions({ to: '/search', search: { q: term, page } })}
      />
    </>
  )
}
