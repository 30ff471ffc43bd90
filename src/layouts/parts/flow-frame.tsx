import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { businessHours } from '../../../contract/limits.ts'
import { container, formWidth } from '../../theme/layout.css.ts'
import { Icon } from '../../ui/icon.tsx'
import { WeekdayHours } from '../../ui/weekday-hours.tsx'
import { phone } from '../../../contract/company.ts'
import * as styles from './flow-frame.css.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { SkipLink } from './skip-link.tsx'
import { IconButtonLink } from '../../ui/icon-button.tsx'
import { useAppContext } from '../../lib/router/use-app-context.ts'
import { Container } from '../../ui/container.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

interface FlowFrameProps {
  /** What the flow is called, for screen readers. */
  readonly name: string
  /** What its steps are called, in their order. */
  readonly steps: readonly string[]
  /** Place of the open step; the number of steps when all are done. */
  readonly current: number
  readonly children: ReactNode
}

/** Stands around a long form in place of menus and footer: how far it is, the way out, and whom to call. */
export function FlowFrame({ name, steps, current, children }: FlowFrameProps) {
  const { t } = useLingui()
  const { supportView } = useAppContext()
  return (
    <>
      <SkipLink />
      {supportView && <supportView.Strip />}
      <header className={styles.header}>
        <Container className={styles.row}>
          <Logo />
          <ol className={styles.steps} aria-label={name}>
            {steps.map((step, place) => (
              <li key={step} aria-current={place === current ? 'step' : undefined}>
                {place <= current && <i />}
                {step}
                {place < current && (
                  <VisuallyHidden>
                    {' '}
                    <Trans>(done)</Trans>
                  </VisuallyHidden>
                )}
              </li>
            ))}
          </ol>
          <div className={styles.tools}>
            <span className={styles.languages}>
              <LanguageSwitch />
            </span>
            <IconButtonLink href="/" label={t`Close`}>
              <Icon name="x" size={20} />
            </IconButtonLink>
          </div>
        </Container>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className={`${container} ${formWidth} ${styles.footer}`}>
        <p>
          <Trans>If you are stuck, call {phone}.</Trans> <WeekdayHours {...businessHours} />
        </p>
      </footer>
    </>
  )
}
