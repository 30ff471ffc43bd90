import { useLingui } from '@lingui/react/macro'
import { Text } from '#ui/content/text.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { BothTexts } from '../layout/both-languages.ts'
import * as styles from './codes.css.ts'

/** Message of a code in both languages, side by side. */
export function CodeMessages({ texts }: { texts: BothTexts | undefined }) {
  const { t } = useLingui()
  const languages = [
    { locale: 'ko', name: t`Korean` },
    { locale: 'en', name: t`English` },
  ] as const
  return (
    <section className={styles.topic}>
      <h3>{t`Customers see this`}</h3>
      <div className={styles.both}>
        {languages.map(({ locale, name }) => (
          <div key={locale}>
            <Text as="p" size="small" muted>
              {name}
            </Text>
            <Card padded>
              <p lang={locale}>{texts?.[locale]}</p>
            </Card>
          </div>
        ))}
      </div>
    </section>
  )
}
