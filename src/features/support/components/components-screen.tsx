import { Trans, useLingui } from '@lingui/react/macro'
import { SupportFrame } from '../layout/support-frame.tsx'
import type { ColorScheme } from './component-example.ts'
import { componentExamples } from './component-examples.ts'
import * as styles from './components-screen.css.ts'

const schemes: readonly ColorScheme[] = ['light', 'dark']

/** All components in all variants, in both colour schemes. */
export function ComponentsScreen() {
  const { i18n } = useLingui()
  return (
    <SupportFrame tab="components" intro={<Trans>All components in both colour schemes.</Trans>}>
      {componentExamples.map(({ name, render }) => (
        <section key={name} className={styles.example}>
          <h2>{name}</h2>
          <div className={styles.panels}>
            {schemes.map((scheme) => (
              <div key={scheme} className={styles.panel[scheme]} data-scheme={scheme}>
                {render({ say: (message) => i18n._(message), scheme })}
              </div>
            ))}
          </div>
        </section>
      ))}
    </SupportFrame>
  )
}
