import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useCompany } from '#lib/company/use-company.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { PhoneLink } from '#ui/content/phone-link.tsx'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { WeekdayHours } from '#ui/content/weekday-hours.tsx'
import { IconButtonLink } from '#ui/controls/icon-button.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { LanguageSwitch } from '../frame/language-switch.tsx'
import { Logo } from '../frame/logo.tsx'
import { SkipLink } from '../frame/skip-link.tsx'
import * as styles from './flow-frame.css.ts'

interface FlowFrameProps {
  /** Name of the flow for screen readers. */
  readonly name: string
  /** Names of the steps in order. */
  readonly steps: readonly string[]
  /** Index of the current step; the number of steps when all are completed. */
  readonly current: number
  readonly children: ReactNode
}

/** Frame of a long form instead of menus and footer: progress, a link out, and the phone number. */
export function FlowFrame({ name, steps, current, children }: FlowFrameProps) {
  const { t } = useLingui()
  const { supportView } = useAppContext()
  const { phone, hours } = useCompany()
  return (
    <>
      <SkipLink />
      {supportView && <supportView.Strip />}
      <header className={styles.header}>
        <Container className={styles.row}>
          <Logo />
          <ol className={styles.steps} aria-label={name}>
            {steps.map((step, index) => (
              <li key={step} aria-current={index === current ? 'step' : undefined}>
                {index <= current && <i />}
                <span>{step}</span>
                {index < current && (
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
            <IconButtonLink to="/" label={t`Close`}>
              <Icon name="x" size={20} />
            </IconButtonLink>
          </div>
        </Container>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Container as="footer" width="form" className={styles.footer}>
        <p>
          <Trans>
            Need help? Call <PhoneLink number={phone} />.
          </Trans>{' '}
          <WeekdayHours {...hours} />
        </p>
      </Container>
    </>
  )
}
