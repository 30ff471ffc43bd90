import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type RetentionKind, retentionMonths } from '#contract/accounts/retention.ts'
import { Text } from '#ui/content/text.tsx'
import { FormSection } from '#ui/form/form-section.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import * as styles from './withdrawal.css.ts'

const names: Record<RetentionKind, MessageDescriptor> = {
  contract: msg`Contracts and payments`,
  complaint: msg`Complaints and how they were settled`,
  communication: msg`Communication records`,
  advertising: msg`Records of advertising`,
  internetLog: msg`Internet logs`,
}
const kinds = ['contract', 'complaint', 'communication', 'advertising', 'internetLog'] as const

/** Which records the law keeps, and for how long. A tick is a month. */
export function KeptRecords() {
  const { t, i18n } = useLingui()
  const longest = retentionMonths.contract
  return (
    <FormSection
      marginBottom={8}
      heading={<Trans>What we keep by law</Trans>}
      hint={<Trans>Each tick is one month. After that, it’s deleted.</Trans>}
    >
      <ul className={styles.rows}>
        {kinds.map((kind) => {
          const months = retentionMonths[kind]
          const years = months / 12
          const period = years >= 1 ? (years === 1 ? t`1 year` : t`${years} years`) : t`${months} months`
          return (
            <li key={kind} className={styles.row}>
              <Text as="b" strong>
                {i18n._(names[kind])}
              </Text>
              <Meter
                height="low"
                className={`${styles.middle} ${styles.period}`}
                length={months}
                filled={months}
                major={12}
                unit={`min(6px, calc(100% / ${longest}))`}
              />
              <span className={styles.end}>{period}</span>
            </li>
          )
        })}
      </ul>
    </FormSection>
  )
}
