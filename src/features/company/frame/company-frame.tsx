import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type CompanyPage, companyPages } from '#contract/addresses/paths.ts'
import { AreaHeading } from '#ui/content/area-heading.tsx'
import { Hint } from '#ui/content/hint.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Icon } from '#ui/pictures/icon.tsx'

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
      <AreaHeading name={t`Company`}>
        {companyPages.map((page) => (
          <Link key={page} to={`/company/${page}`} aria-current={page === current ? 'page' : undefined}>
            {names[page]}
          </Link>
        ))}
      </AreaHeading>
      <Hint marginTop={5}>
        <Icon name="info" size={18} />
        <span>
          <Trans>Sample company: the names, figures and dates here are made up.</Trans>
        </span>
      </Hint>
      {children}
    </Container>
  )
}
