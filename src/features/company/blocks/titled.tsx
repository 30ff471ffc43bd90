import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { RichText } from '#lib/text/rich-text.tsx'
import { Text } from '#ui/content/text.tsx'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { HeadingColumns } from '#ui/layout/columns.tsx'
import { Stack } from '#ui/layout/stack.tsx'

interface TitledProps {
  readonly title: string | undefined
  /** Rich text below the title. */
  readonly text?: string | undefined
  readonly children: ReactNode
}

/** A block with its title beside it; the block alone without one. */
export function Titled({ title, text, children }: TitledProps) {
  if (title === undefined) return <Stack marginTop={8}>{children}</Stack>
  return (
    <HeadingColumns spaced>
      <Stack gap={2}>
        <h2>{title}</h2>
        {text !== undefined && (
          <Text as="p" muted>
            <Rich text={text} />
          </Text>
        )}
      </Stack>
      <div>{children}</div>
    </HeadingColumns>
  )
}

/** A rich text of the content. */
export function Rich({ text }: { readonly text: string }) {
  const { t } = useLingui()
  return <RichText html={text} newTab={<VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>} />
}

/** A rich text whose paragraphs have a blank line between them. */
export function Paragraphs({ text }: { readonly text: string }) {
  return text.split(/\n{2,}/).map((paragraph) => (
    <p key={paragraph}>
      <Rich text={paragraph} />
    </p>
  ))
}
