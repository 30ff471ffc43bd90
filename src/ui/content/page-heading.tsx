import type { ReactNode } from 'react'
import { pageHeading } from './page-heading.css.ts'
import { Text } from './text.tsx'

interface PageHeadingProps {
  readonly title: ReactNode
  /** 1 on a page. */
  readonly level?: 1 | 3
  /** A sentence below the title. */
  readonly children: ReactNode
}

/** The heading of a list that fills the page, and a sentence. */
export function PageHeading({ title, level = 1, children }: PageHeadingProps) {
  const Heading = level === 1 ? 'h1' : 'h3'
  return (
    <div className={pageHeading}>
      <Heading>{title}</Heading>
      <Text as="p" muted>
        {children}
      </Text>
    </div>
  )
}
