import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paths } from '#contract/addresses/paths.ts'
import { AreaHeading } from '#ui/content/area-heading.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Container } from '#ui/layout/container.tsx'

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
      to: '/cs/notices',
      details: paths.notice({}),
    },
    { name: t`Events`, to: '/cs/event', details: paths.event({}) },
    { name: t`FAQ`, to: '/cs/faq', details: undefined },
    { name: t`Service inquiry`, to: '/cs/inquiry', details: paths.inquiryComplete() },
    { name: t`Partner recruitment`, to: '/cs/recruit', details: undefined },
  ] as const
  return (
    <>
      <Container>
        <AreaHeading name={t`Customer support`}>
          {tabs.map(({ name, to, details }) => (
            <Link key={to} to={to} aria-current={path === to || path === details ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </AreaHeading>
      </Container>
      {children}
    </>
  )
}
