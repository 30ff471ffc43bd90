import { Trans, useLingui } from '@lingui/react/macro'
import { linkOptions } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocale } from '#lib/i18n/use-locale.ts'
import type { ContentDetail } from '#machines/edit-content.data.ts'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { SegmentedControl } from '#ui/controls/segmented-control.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import type { ContentFileSearch } from '../content-search.ts'
import { previewFrame, previewPlace } from './editor.css.ts'
import { type Layout, layouts, pageOfLink, previewAddress } from './preview-address.ts'

const widths: Readonly<Record<Layout, number>> = { desktop: 1440, mobile: 390 }
const height = 720

interface PreviewProps {
  readonly detail: ContentDetail
  readonly version: number
  readonly search: Omit<ContentFileSearch, 'path'>
}

/** The shop's page as it will be, in both layouts and languages. Links inside lead on within the preview. */
export function Preview({ detail, version, search }: PreviewProps) {
  const { t } = useLingui()
  const own = useLocale()
  const layout: Layout = search.layout ?? 'desktop'
  const language = search.language ?? own
  const [page, setPage] = useState(detail.page)
  const [tries, setTries] = useState(0)
  const { path } = detail
  const source = previewAddress({ layout, language, page, path, version })
  const names = { desktop: t`Computer`, mobile: t`Mobile phone` }
  const languages = { ko: t`Korean`, en: t`English` }
  const to = (change: Partial<ContentFileSearch>) =>
    linkOptions({ to: '/content/file', search: { ...search, path, ...change } })
  return (
    <Stack gap={4}>
      <Cluster gap={3}>
        <SegmentedControl aria-label={t`Layout`}>
          {layouts.map((each) => (
            <Link
              key={each}
              {...to({ layout: each === 'mobile' ? each : undefined })}
              replace
              aria-current={each === layout ? 'true' : undefined}
            >
              {names[each]}
            </Link>
          ))}
        </SegmentedControl>
        <SegmentedControl aria-label={t`Language`}>
          {(['ko', 'en'] as const).map((each) => (
            <Link key={each} {...to({ language: each })} replace aria-current={each === language ? 'true' : undefined}>
              {languages[each]}
            </Link>
          ))}
        </SegmentedControl>
        {page !== detail.page && (
          <Button size="small" onClick={() => setPage(detail.page)}>
            <Trans>Back to this page</Trans>
          </Button>
        )}
      </Cluster>
      <Frame
        key={`${source} ${tries}`}
        source={source}
        width={widths[layout]}
        title={t`Preview: ${names[layout]}, ${languages[language]}`}
        onOpen={(href) => {
          const next = pageOfLink(href, page, detail.address)
          if (next === undefined) window.open(href, '_blank', 'noopener')
          else setPage(next)
        }}
        onRetry={() => setTries(tries + 1)}
      />
    </Stack>
  )
}

interface FrameProps {
  readonly source: string
  readonly width: number
  readonly title: string
  readonly onOpen: (href: string) => void
  readonly onRetry: () => void
}

function Frame({ source, width, title, onOpen, onRetry }: FrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [room, setRoom] = useState(width)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const open = useRef(onOpen)
  open.current = onOpen
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(() => setRoom(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const follow = () => {
    const page = frame.current?.contentDocument
    // The server answers a failure as plain text, and a page of the browser itself cannot be read.
    if (page?.contentType !== 'text/html') return setState('failed')
    setState('shown')
    page.addEventListener('click', (event) => {
      const target = event.target
      const link = target && 'closest' in target ? (target as Element).closest('a[href]') : null
      const href = link?.getAttribute('href')
      if (href === null || href === undefined || href.startsWith('#')) return
      event.preventDefault()
      open.current(href)
    })
  }
  useEffect(() => {
    const element = frame.current
    if (!element) return
    element.addEventListener('load', follow)
    return () => element.removeEventListener('load', follow)
  })
  const scale = Math.min(1, room / width)
  return (
    <>
      <p role="status">{state === 'loading' && <Trans>The preview is drawn…</Trans>}</p>
      {state === 'failed' && (
        <Callout
          tone="danger"
          title={<Trans>The preview didn’t load</Trans>}
          action={
            <Button onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>The draft may have changed, or the connection is gone.</Trans>
        </Callout>
      )}
      <div
        ref={place}
        className={previewPlace}
        hidden={state === 'failed'}
        aria-busy={state === 'loading'}
        style={{ blockSize: height }}
      >
        <iframe
          ref={frame}
          className={previewFrame}
          title={title}
          src={source}
          sandbox="allow-same-origin"
          style={{ inlineSize: width, blockSize: height / scale, transform: scale < 1 ? `scale(${scale})` : undefined }}
        />
      </div>
    </>
  )
}
