import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { CategoryLabel } from '#ui/content/category-label.tsx'
import { Heading } from '#ui/content/heading.tsx'
import { Text } from '#ui/content/text.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { Invitation } from '#ui/feedback/invitation.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import type { CompanyField } from './company-field.ts'
import { heading } from './frame/company-frame.css.ts'
import { CompanyFrame } from './frame/company-frame.tsx'
import { partnerGroups } from './partners.ts'
import * as styles from './partners-screen.css.ts'

/** Length of the longest meter, in pixels. */
const meterPixels = 140

/** Partners by kind, each with the years since they joined. */
export function PartnersScreen({ fields }: { readonly fields: readonly CompanyField[] }) {
  const { i18n } = useLingui()
  const { today } = useAppContext()
  const partners = partnerGroups.flatMap((group) => group.partners)
  const count = partners.length
  const yearsSince = (year: number) => Math.max(1, Number(today.slice(0, 4)) - year)
  const nameOf = (field: string) => fields.find(({ code }) => code === field)?.name
  const longest = Math.max(...partners.map(({ since }) => yearsSince(since)))
  return (
    <CompanyFrame current="partners">
      <div className={heading}>
        <h1>
          <Trans>{count} partners</Trans>
        </h1>
        <Text as="p" muted>
          <Trans>Each tick is one year together.</Trans>
        </Text>
      </div>
      {partnerGroups.map((group) => (
        <section key={group.name.id} className={styles.group}>
          <Heading as="h2" size={22} className={styles.name}>
            <span>{i18n._(group.name)}</span> <small className={styles.count}>{group.partners.length}</small>
          </Heading>
          <ul className={styles.partners}>
            {group.partners.map(({ name, part, field, since }) => {
              const years = yearsSince(since)
              const label = i18n._(msg`${plural(years, { one: '# year', other: '# years' })}`)
              return (
                <li key={name.id} className={styles.partner} data-field={field}>
                  <div className={styles.about}>
                    <Text as="p" strong className={styles.partnerName}>
                      {i18n._(name)}
                    </Text>
                    <Text muted>{i18n._(part)}</Text>
                  </div>
                  {/* A shop of other fields has no name for it. */}
                  {nameOf(field) === undefined ? <span /> : <CategoryLabel>{nameOf(field)}</CategoryLabel>}
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
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      <Invitation
        marginTop={4}
        title={<Trans>You could be next</Trans>}
        action={
          <ButtonLink to="/cs/inquiry" search={{ type: 'partnership' }}>
            <Trans>Propose a partnership</Trans>
          </ButtonLink>
        }
      >
        <Trans>Have skills to teach and a workplace to show? Let’s build a course together.</Trans>
      </Invitation>
    </CompanyFrame>
  )
}
