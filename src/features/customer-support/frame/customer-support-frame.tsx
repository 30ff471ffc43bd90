import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paths } from '../../../../contract/addresses/paths.ts'
import { AreaHeading } from '../../../ui/content/area-heading.tsx'
import { Container } from '../../../ui/layout/container.tsx'

interface CustomerSupportFrameProps {
  /** Path of the current page. */
  readonly path: string
  readonly children: ReactNode
}

/** Heading and tabs of customer support (specification, section 2). A page brings its own container. */
export function CustomerSupportFrame({ path, children }: CustomerSupportFrameProps) {
  const { t } = useLingui()
  const tabs = [
    {
      name: t({ message: 'Notices', context: 'customer support' }),
      href: paths.notices(),
      pages: [paths.notices(), paths.notice({})],
    },
    { name: t`Events`, href: paths.events(), pages: [paths.events(), paths.event({})] },
    { name: t`FAQ`, href: paths.faq(), pages: [paths.faq()] },
    { name: t`Service inquiry`, href: paths.inquiry(), pages: [paths.inquiry(), paths.inquiryComplete()] },
    { name: t`Partner recruitment`, href: paths.recruit(), pages: [paths.recruit()] },
  ]
  return (
    <>
      <Container>
        <AreaHeading name={t`Customer support`}>
          {tabs.map(({ name, href, pages }) => (
            <a key={href} href={href} aria-current={pages.includes(path) ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </AreaHeading>
      </Container>
      {children}
    </>
  )
}
