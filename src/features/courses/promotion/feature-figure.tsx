import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Fragment } from 'react'
import type { Course } from '#contract/courses/course-detail.ts'
import { Text } from '#ui/content/text.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { MeterScale } from '#ui/pictures/meter-scale.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import * as styles from './feature-figure.css.ts'

type Feature = Course['feature'][number]

/** What a feature of a course is about: a drawing, or a scale with the values that matter. Nothing without either. */
export function FeatureFigure({ feature: { drawing, scale } }: { feature: Pick<Feature, 'drawing' | 'scale'> }) {
  if (drawing === null && scale === null) return null
  return (
    <div className={styles.figure}>
      {drawing !== null && <Picture rounded="card" src={drawing} width={800} height={600} loading="lazy" />}
      {scale !== null && <Scale scale={scale} />}
    </div>
  )
}

/** Ticks per tall tick. */
const major = 5

function Scale({ scale: { length, step, unit, marks } }: { scale: NonNullable<Feature['scale']> }) {
  return (
    <figure>
      <div className={styles.ruler}>
        <Meter length={length / step} major={major} height="high" full />
        {marks.map(({ at }) => (
          <i key={at} className={styles.mark} style={assignInlineVars({ [styles.position]: String(at / length) })} />
        ))}
      </div>
      <MeterScale>
        <span>0</span>
        <span>{`${length} ${unit}`}</span>
      </MeterScale>
      <dl className={styles.marks}>
        {marks.map(({ at, text }) => (
          <Fragment key={at}>
            <dt>
              <Text numeric strong>
                {`${at} ${unit}`}
              </Text>
            </dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </figure>
  )
}
