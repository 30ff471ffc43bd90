import { Trans, useLingui } from '@lingui/react/macro'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Banners } from '#contract/courses/course-calls.ts'
import { formatMinutes } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { Text } from '#ui/content/text.tsx'
import { ButtonAnchor } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { length, meter } from '#ui/pictures/meter.css.ts'
import { Meter } from '#ui/pictures/meter.tsx'
import * as styles from './carousel.css.ts'
import type { FieldCount } from './fields.tsx'

type Slide = Banners['slides'][number]

/** Renders the button that begins a slide's practice over its picture; `onBegin` is called when it is pressed. */
export type RenderPractice = (practice: NonNullable<Slide['practice']>, onBegin: () => void) => ReactNode

const staySeconds = 7
/** Seconds before its slide at which a picture loads; also loads when a visitor focuses or points at its tab. */
const aheadSeconds = 4

/**
 * Carousel that scrolls by hand, by tab, and by itself until paused or touched. One button pauses it. Without script the tabs are anchors.
 * With reduced motion nothing moves by itself.
 */
export function Carousel({
  slides,
  fields,
  renderPractice,
}: {
  slides: readonly Slide[]
  fields: readonly FieldCount[]
  renderPractice: RenderPractice
}) {
  const { t } = useLingui()
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [rotates, setRotates] = useState(false)
  const [held, setHeld] = useState(false)
  const [wanted, setWanted] = useState(false)
  const moving = rotates && !held

  const show = useCallback((index: number) => {
    const element = track.current
    if (!element) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollTo({ left: index * element.clientWidth, behavior: calm ? 'instant' : 'smooth' })
  }, [])

  useEffect(() => {
    setRotates(!matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [])

  useEffect(() => {
    if (!rotates || wanted) return
    const timer = setTimeout(() => setWanted(true), (staySeconds - aheadSeconds) * 1000)
    return () => clearTimeout(timer)
  }, [rotates, wanted])

  useEffect(() => {
    if (!moving) return
    const timer = setTimeout(() => show((current + 1) % slides.length), staySeconds * 1000)
    return () => clearTimeout(timer)
  }, [moving, current, slides.length, show])

  /** Stops the automatic change once the visitor touches the slides. */
  const stopRotation = () => {
    setWanted(true)
    setRotates(false)
  }

  const follow = () => {
    const element = track.current
    if (element) setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
  }

  return (
    <section
      className={styles.carousel}
      aria-roledescription={t`carousel`}
      aria-label={t`News`}
      data-rotating={moving ? '' : undefined}
      style={assignInlineVars({ '--stay': `${staySeconds}s` })}
      onPointerEnter={(event) => {
        setWanted(true)
        setHeld(event.pointerType === 'mouse')
      }}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => {
        setWanted(true)
        setHeld(true)
      }}
      onBlur={() => setHeld(false)}
    >
      {/* A region that scrolls must be reachable by keyboard. */}
      <div
        className={styles.track}
        ref={track}
        onScroll={follow}
        onTouchStart={stopRotation}
        tabIndex={0}
        role="group"
        aria-label={t`Slides`}
      >
        {slides.map((slide, index) => (
          <SlideView
            key={slide.idx}
            slide={slide}
            index={index}
            total={slides.length}
            fields={fields}
            wanted={wanted}
            practice={slide.practice && renderPractice(slide.practice, stopRotation)}
          />
        ))}
      </div>
      <div className={styles.tabs}>
        {slides.map((slide, index) => (
          <a
            key={slide.idx}
            className={styles.tab}
            href={`#slide-${index + 1}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              setRotates(false)
              show(index)
            }}
          >
            <b className={`${styles.tabText} ${styles.tabName}`}>{slide.tab}</b>
            <span className={styles.tabText}>{slide.tab_text}</span>
          </a>
        ))}
        <IconButton
          className={styles.pause}
          label={rotates ? t`Pause slides` : t`Resume slides`}
          onClick={() => setRotates(!rotates)}
        >
          <Icon name={rotates ? 'pause' : 'play'} size={20} />
        </IconButton>
      </div>
    </section>
  )
}

function SlideView({
  slide,
  index,
  total,
  fields,
  wanted,
  practice,
}: {
  slide: Slide
  index: number
  total: number
  fields: readonly FieldCount[]
  wanted: boolean
  practice: ReactNode
}) {
  const first = index === 0
  return (
    <div
      className={styles.slide}
      id={`slide-${index + 1}`}
      role="group"
      aria-label={`${index + 1}/${total}`}
      data-field={slide.course?.code}
    >
      <div className={styles.text}>
        <Text as="p" muted>
          {slide.label}
        </Text>
        <h2 className={styles.headline}>
          {slide.title.map((line, number) => (
            <span key={line}>
              {number > 0 && <br />}
              <span>{line}</span>
            </span>
          ))}
        </h2>
        <Text as="p" muted>
          {slide.text}
        </Text>
        <div className={styles.measured}>
          {slide.course ? <CourseMeasure course={slide.course} /> : first && <FieldsMeasure fields={fields} />}
        </div>
        <ButtonAnchor className={styles.action} variant="primary" href={slide.href}>
          <span>{slide.button}</span>
          <Icon name="arrow-right" />
        </ButtonAnchor>
      </div>
      <div className={styles.scene}>
        {first || wanted ? (
          <img
            className={styles.picture}
            src={slide.picture}
            width={1600}
            height={700}
            alt=""
            {...(first ? { fetchPriority: 'high' } : {})}
          />
        ) : (
          <noscript>
            <img className={styles.picture} src={slide.picture} width={1600} height={700} alt="" loading="lazy" />
          </noscript>
        )}
        {practice}
      </div>
    </div>
  )
}

function CourseMeasure({ course }: { course: NonNullable<Slide['course']> }) {
  const { locale } = usePageLanguage()
  const { count, free_count: free } = course
  return (
    <>
      <Meter className={styles.courseMeter} length={count} filled={free} />
      <p className={styles.meterText}>
        <span>
          <Trans>
            {free} of {count} lessons free
          </Trans>
        </span>
        <Text muted>{formatMinutes(course.minutes, locale)}</Text>
      </p>
    </>
  )
}

function FieldsMeasure({ fields }: { fields: readonly FieldCount[] }) {
  const total = fields.reduce((sum, field) => sum + field.count, 0)
  const text = fields.map((field) => `${field.name} ${field.count}`).join(', ')
  let at = 0
  return (
    <>
      <span
        className={`${meter} ${styles.fieldsMeter}`}
        role="img"
        aria-label={text}
        style={assignInlineVars({ [length]: String(total) })}
      >
        {fields.map((field) => {
          const style = assignInlineVars({ [styles.firstIndex]: String(at), [styles.span]: String(field.count) })
          at += field.count
          return <i key={field.code} className={styles.fieldCourses} data-field={field.code} style={style} />
        })}
      </span>
      <p className={styles.meterText}>
        <span>
          <Trans>Each tick is one course</Trans>
        </span>
        <Text muted numeric>
          {total}
        </Text>
      </p>
    </>
  )
}
