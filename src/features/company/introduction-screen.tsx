import { msg, plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCompany } from '#lib/company/use-company.ts'
import { CategoryLabel } from '#ui/content/category-label.tsx'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { Text } from '#ui/content/text.tsx'
import { Link } from '#ui/controls/link.tsx'
import { HeadingColumns } from '#ui/layout/columns.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { MeterPart, MeterParts } from '#ui/pictures/meter-parts.tsx'
import workshop from '../../../content/pictures/hero-3-workshop.svg?url&no-inline'
import type { CompanyField } from './company-field.ts'
import { CompanyFrame } from './frame/company-frame.tsx'
import * as styles from './introduction-screen.css.ts'

/** What the company does, how a course is made, and its facts. */
export function IntroductionScreen({ fields }: { readonly fields: readonly CompanyField[] }) {
  const { name: shop } = useCompany()
  return (
    <CompanyFrame current="introduction">
      <section className={styles.statement}>
        <h1 className={styles.title}>
          <Trans>
            What you learn from a book, <br />
            you learn again at work. <br />
            We build the practice in between.
          </Trans>
        </h1>
        <Stack gap={4}>
          <p>
            <Trans>
              {shop} turns hands-on skills into XR practice: the angle of a needle, a signal to a crane, the throttle on
              approach.
            </Trans>
          </p>
          <p>
            <Trans>
              Get it wrong a hundred times where nobody gets hurt, and see from the path of your hands what went wrong.
              That’s why we design the workbench before the screen.
            </Trans>
          </p>
        </Stack>
      </section>
      <img className={styles.workshop} src={workshop} width={1600} height={700} alt="" />
      <Making />
      <HeadingColumns spaced>
        <h2>
          <Trans>What we offer today</Trans>
        </h2>
        <ul className={styles.fields}>
          {fields.map(({ code, name, count }) => (
            <li key={code} data-field={code}>
              <CategoryLabel>{name}</CategoryLabel>
              <FieldMeter count={count} />
            </li>
          ))}
        </ul>
      </HeadingColumns>
      <Records />
      <CompanyDetails />
    </CompanyFrame>
  )
}

/** Number of courses of a field, as a meter. */
function FieldMeter({ count }: { count: number }) {
  const { i18n } = useLingui()
  const label = i18n._(msg`${plural(count, { one: '# course', other: '# courses' })}`)
  return (
    <Meter
      className={styles.fieldMeter}
      length={Math.max(1, count)}
      filled={count}
      mostUnit="min(14px, 2.4vw)"
      label={label}
      hued
    >
      {label}
    </Meter>
  )
}

const weeks = 11

/** The eleven weeks in which a course is made. */
function Making() {
  const { t } = useLingui()
  const phases = [
    { weeks: 3, name: t`Watch the work`, text: t`We film and measure hands at work in wards and plants` },
    { weeks: 2, name: t`Script and score sheet`, text: t`Professionals check each step` },
    { weeks: 4, name: t`Design and build`, text: t`We match even the resistance and sound` },
    { weeks: 2, name: t`Trial on site`, text: t`Five first-timers try it` },
  ]
  return (
    <HeadingColumns spaced>
      <Stack gap={2}>
        <h2>
          <Trans>Each course takes us {weeks} weeks to build</Trans>
        </h2>
        <Text as="p" muted>
          <Trans>Each tick is one week.</Trans>
        </Text>
      </Stack>
      <div>
        <Meter length={weeks} major={weeks} full />
        <MeterParts lengths={phases.map((phase) => phase.weeks)}>
          {phases.map((phase) => (
            <MeterPart key={phase.name}>
              <Text as="b" strong className={styles.phaseName}>
                {phase.name}
              </Text>
              <Text size="small" muted numeric>
                <Plural value={phase.weeks} one="# week" other="# weeks" />
              </Text>
              <Text as="p" size="small" muted marginTop={1}>
                {phase.text}
              </Text>
            </MeterPart>
          ))}
        </MeterParts>
      </div>
    </HeadingColumns>
  )
}

/** Blockchain identity, certificates and badges. The specification (section 1) has them in texts like this one only. */
function Records() {
  return (
    <HeadingColumns spaced>
      <h2>
        <Trans>Records that belong to you</Trans>
      </h2>
      <div>
        <p>
          <Trans>
            A badge counts when anyone can check it. Schools and companies that train here can verify learners with a
            blockchain-based identity and issue their own certificates or badges, which learners keep. This happens
            outside this shop.
          </Trans>
        </p>
        <dl className={styles.records}>
          <DefinitionItem name={<Trans>Digital identity</Trans>}>
            <Trans>Decentralised and held by the learner, not us.</Trans>
          </DefinitionItem>
          <DefinitionItem name={<Trans>Certificate</Trans>}>
            <Trans>Which course was finished, when, and by which score sheet.</Trans>
          </DefinitionItem>
          <DefinitionItem name={<Trans>Badge</Trans>}>
            <Trans>One hands-on skill to show a school or employer.</Trans>
          </DefinitionItem>
        </dl>
      </div>
    </HeadingColumns>
  )
}

function CompanyDetails() {
  const { t } = useLingui()
  const { legal_name: name, representative, address } = useCompany()
  return (
    <HeadingColumns spaced>
      <h2>
        <Trans>Company facts</Trans>
      </h2>
      <DefinitionList columns>
        <DefinitionItem name={t`Trade name`}>{name}</DefinitionItem>
        <DefinitionItem name={t`Representative`}>{representative}</DefinitionItem>
        <DefinitionItem name={t`Founded`}>
          <Trans>April 2019</Trans>
        </DefinitionItem>
        <DefinitionItem name={t`Business`}>
          <Trans>Making and selling XR practice courses, renting and selling training devices</Trans>
        </DefinitionItem>
        <DefinitionItem name={t`Our team`}>
          <Trans>34, including 4 nurses, a master welder and 2 flight instructors</Trans>
        </DefinitionItem>
        <DefinitionItem name={t`Address`}>
          <span>{address}</span>{' '}
          <Link to="/company/directions">
            <Trans>Directions</Trans>
          </Link>
        </DefinitionItem>
      </DefinitionList>
    </HeadingColumns>
  )
}
