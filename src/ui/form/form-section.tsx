import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Heading } from '../content/heading.tsx'
import { Text } from '../content/text.tsx'
import { Stack } from '../layout/stack.tsx'
import { type MarginVariants, margins } from '../spacing.css.ts'
import { formSection } from './form-section.css.ts'

interface FormSectionProps extends Pick<MarginVariants, 'marginBottom'> {
  readonly heading: ReactNode
  readonly level?: 2 | 3
  /** A sentence below the heading. */
  readonly hint?: ReactNode
  readonly children: ReactNode
}

/** A part of a long form: a heading below a line, and its fields. */
export function FormSection({ heading, level = 2, hint, marginBottom, children }: FormSectionProps) {
  return (
    <section className={classNames(formSection, margins({ marginBottom }))}>
      <Stack gap={1}>
        <Heading as={level === 2 ? 'h2' : 'h3'} size={22}>
          {heading}
        </Heading>
        {hint !== undefined && (
          <Text as="p" size="small" muted>
            {hint}
          </Text>
        )}
      </Stack>
      {children}
    </section>
  )
}
