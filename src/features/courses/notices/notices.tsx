import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { deferComponent, LazyHydrate } from '#ui/hydration/lazy-hydrate.tsx'
import { noticesQuery } from '../course-detail-queries.ts'
import type { DetailSearch } from '../detail-search.ts'
import { section } from '../sections/sections.css.ts'
import '#entities/notice/notice-table.css.ts'
import './notices.css.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { readDownload } from '#lib/url/download-hash.ts'
import { Heading } from '#ui/content/heading.tsx'
import { sectionIds } from '../sections/section-links.tsx'

const noticeList = deferComponent(
  `#${sectionIds.notices}`,
  'course-lazy',
  async () => (await import('./notice-list.lazy.tsx')).NoticeList,
)

/** Notices of a course, in pages. */
export function Notices({ idx, search }: { idx: number; search: DetailSearch }) {
  const { http, messages } = useAppContext()
  const page = search.notices ?? 1
  const element = useRef<HTMLElement>(null)
  const isResuming = useLocation({ select: ({ hash }) => readDownload(hash) !== undefined })
  // The part that resumes a download is loaded when the reader comes near.
  useEffect(() => {
    if (isResuming) element.current?.scrollIntoView()
  }, [isResuming])
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...noticesQuery(http, idx, page),
    placeholderData: keepPreviousData,
  })
  return (
    <section ref={element} className={section} id={sectionIds.notices}>
      <Heading as="h2" marginBottom={4}>
        <Trans>Notices</Trans>
      </Heading>
      <LazyHydrate
        part={noticeList}
        messages={messages}
        props={{ answer: data, isReading: isPlaceholderData, error, onRetry: () => void refetch(), search }}
      />
    </section>
  )
}
