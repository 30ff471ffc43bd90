import { useLingui } from '@lingui/react/macro'
import { SupportFrame } from '../layout/support-frame.tsx'
import { actionExamples } from './action-examples.tsx'
import { type ComponentExample, sampleTexts } from './component-example.ts'
import * as styles from './components-screen.css.ts'
import { formExamples } from './form-examples.tsx'
import { layoutExamples } from './layout-examples.tsx'
import { progressExamples } from './progress-examples.tsx'
import { spacingExamples } from './spacing-examples.tsx'
import { textExamples } from './text-examples.tsx'

/** Components of `src/ui` in all variants. A test fails when one is missing. */
export const componentExamples: readonly ComponentExample[] = [
  ...actionExamples,
  ...textExamples,
  ...progressExamples,
  ...formExamples,
  ...layoutExamples,
  ...spacingExamples,
]

/** All components in all variants, in both colour schemes. */
export function ComponentsScreen() {
  const { t, i18n } = useLingui()
  const text = sampleTexts((message) => i18n._(message))
  return (
    <SupportFrame tab="components" intro={t`All components in both colour schemes.`}>
      {componentExamples.map(({ name, render }) => (
        <section key={name} className={styles.example}>
          <h2>{name}</h2>
          <div className={styles.panels}>
            {(['light', 'dark'] as const).map((scheme) => (
              <div key={scheme} className={styles.panel[scheme]} data-scheme={scheme}>
                {render({ text, scheme })}
              </div>
            ))}
          </div>
        </section>
      ))}
    </SupportFrame>
  )
}
