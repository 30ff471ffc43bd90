import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { BlockOf } from '#contract/pages/company-page.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { CategoryLabel } from '#ui/content/category-label.tsx'
import { Heading } from '#ui/content/heading.tsx'
import { Text } from '#ui/content/text.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import * as styles from './partners-block.css.ts'

/** Length of the longest meter, in pixels. */
const meterPixels = 140

/** Partners by kind, each with the years since they joined. */
export function PartnersBlock({ block: { groups } }: { readonly block: BlockOf<'partners'> }) {
  const { i18n } = useLingui()
  const { today } = useAppContext()
  const yearsSince = (year: number) => Math.max(1, Number(today.slice(0, 4)) - year)
  const longest = Math.max(
    1,
    ...groups.flatMap(({ partners }) => partners.map(({ since }) => (since === undefined ? 0 : yearsSince(since)))),
  )
  return groups.map((group) => (
    <section key={group.name} className={styles.group}>
      <Heading as="h2" size={22} className={styles.name}>
        <span>{group.name}</span> <small className={styles.count}>{group.partners.length}</small>
      </Heading>
      <ul className={styles.partners}>
        {group.partners.map(({ name, text, picture, field, since }) => {
          const years = since === undefined ? 0 : yearsSince(since)
          const label = i18n._(msg`${plural(years, { one: '# year', other: '# years' })}`)
          return (
            <li key={name} className={styles.partner} data-field={field?.code}>
              <div className={styles.about}>
                {picture !== undefined && <img className={styles.logo} src={picture} alt="" loading="lazy" />}
                <Text as="p" strong className={styles.partnerName}>
                  {name}
                </Text>
                <Text muted>{text}</Text>
              </div>
              {field ? <CategoryLabel>{field.name}</CategoryLabel> : <span />}
              {years > 0 && (
                <Meter
                  className={styles.years}
                  length={years}
                  filled={years}
                  unit={`${meterPixels / longest}px`}
                  label={label}
                  hued
                >
                  {label}
                </Meter>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  ))
}
