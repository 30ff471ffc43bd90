import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type CompanyPage, companyPages, paths } from '../../../contract/paths.ts'
import { Container } from '../../ui/container.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import * as styles from './company-frame.css.ts'

interface CompanyFrameProps {
  readonly current: CompanyPage
  readonly children: ReactNode
}

/** Heading and tabs of the pages about the company (specification, section 2). */
export function CompanyFrame({ current, children }: CompanyFrameProps) {
  const { t } = useLingui()
  const names: Record<CompanyPage, string> = {
    introduction: t`Introduction`,
    history: t`History`,
    partners: t`Partners`,
    directions: t`Directions`,
  }
  return (
    <Container>
      <p className={styles.area}>
        <Trans>Company</Trans>
      </p>
      <Tabs aria-label={t`Company`}>
        {companyPages.map((page) => (
          <a key={page} href={paths.company(page)} aria-current={page === current ? 'page' : undefined}>
            {names[page]}
          </a>
        ))}
      </Tabs>
      {children}
    </Container>
  )
}
