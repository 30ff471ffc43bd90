import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useCompany } from '#lib/company/use-company.ts'
import { AreaHeading } from '#ui/content/area-heading.tsx'
import { Hint } from '#ui/content/hint.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Icon } from '#ui/pictures/icon.tsx'

interface CompanyFrameProps {
  /** Name of the page. */
  readonly current: string
  readonly note: string | null
  readonly children: ReactNode
}

/** Heading and tabs of the pages about the company (specification, section 2). */
export function CompanyFrame({ current, note, children }: CompanyFrameProps) {
  const { t } = useLingui()
  const { pages } = useCompany()
  return (
    <Container>
      <AreaHeading name={t`Company`}>
        {pages.map(({ name, tab }) => (
          <Link
            key={name}
            to="/company/$page"
            params={{ page: name }}
            aria-current={name === current ? 'page' : undefined}
          >
            {tab}
          </Link>
        ))}
      </AreaHeading>
      {note !== null && (
        <Hint marginTop={5}>
          <Icon name="info" size={18} />
          <span>{note}</span>
        </Hint>
      )}
      {children}
    </Container>
  )
}
