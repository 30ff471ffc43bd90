import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { BlockOf } from '#contract/pages/company-page.ts'
import { categoriesQuery } from '#entities/course/course-queries.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { CategoryLabel } from '#ui/content/category-label.tsx'
import { Text } from '#ui/content/text.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { MeterPart, MeterParts } from '#ui/pictures/meter-parts.tsx'
import * as styles from './numbers-block.css.ts'
import { Titled } from './titled.tsx'

type Numbers = NonNullable<BlockOf<'numbers'>['numbers']>

/** Figures, parts of one length, or the number of courses in each field. */
export function NumbersBlock({ block: { title, text, show, numbers = [] } }: { readonly block: BlockOf<'numbers'> }) {
  return (
    <Titled title={title} text={text}>
      {show === 'figures' && <Figures numbers={numbers} />}
      {show === 'parts' && <Parts numbers={numbers} />}
      {show === 'courses' && <Courses />}
    </Titled>
  )
}

function Figures({ numbers }: { readonly numbers: Numbers }) {
  return (
    <ul className={styles.columns}>
      {numbers.map(({ name, label, text }) => (
        <li key={name}>
          <p className={styles.figure}>{label}</p>
          <Text as="p" strong>
            {name}
          </Text>
          {text !== undefined && (
            <Text as="p" size="small" muted marginTop={1}>
              {text}
            </Text>
          )}
        </li>
      ))}
    </ul>
  )
}

function Parts({ numbers }: { readonly numbers: Numbers }) {
  const lengths = numbers.map(({ length = 1 }) => length)
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  return (
    <>
      <Meter length={whole} major={whole} full />
      <MeterParts lengths={lengths}>
        {numbers.map(({ name, label, text }) => (
          <MeterPart key={name}>
            <Text as="b" strong className={styles.partName}>
              {name}
            </Text>
            <Text size="small" muted numeric>
              {label}
            </Text>
            <Text as="p" size="small" muted marginTop={1}>
              {text}
            </Text>
          </MeterPart>
        ))}
      </MeterParts>
    </>
  )
}

/** The fields of training, each with the number of its courses as a meter. */
function Courses() {
  const { i18n } = useLingui()
  const { http } = useAppContext()
  const { data: fields = [] } = useQuery(categoriesQuery(http))
  return (
    <ul className={styles.columns}>
      {fields.map(({ code, name, count: { ALL: count } }) => {
        const label = i18n._(msg`${plural(count, { one: '# course', other: '# courses' })}`)
        return (
          <li key={code} data-field={code}>
            <CategoryLabel>{name}</CategoryLabel>
            <Meter
              className={styles.courses}
              length={Math.max(1, count)}
              filled={count}
              mostUnit="min(14px, 2.4vw)"
              label={label}
              hued
            >
              {label}
            </Meter>
          </li>
        )
      })}
    </ul>
  )
}
