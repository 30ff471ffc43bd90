import type { ReactNode } from 'react'
import { SectionHeading } from '#ui/content/section-heading.tsx'
import { Container } from '#ui/layout/container.tsx'

interface HomeSectionProps {
  readonly block: { readonly title: string; readonly subtitle?: string | undefined }
  /** A link at the end of the heading. */
  readonly link?: ReactNode
  readonly children: ReactNode
}

/** A section of the home page, with the title and the sentence of its block. */
export function HomeSection({ block: { title, subtitle }, link, children }: HomeSectionProps) {
  return (
    <Container as="section" spaced>
      <SectionHeading>
        <h2>{title}</h2>
        {subtitle !== undefined && <p>{subtitle}</p>}
        {link}
      </SectionHeading>
      {children}
    </Container>
  )
}
