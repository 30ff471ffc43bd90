import { Trans as LinguiTrans, type TransRenderProps } from '@lingui/react'
import { type ComponentProps, cloneElement, isValidElement, type ReactNode } from 'react'

/**
 * Lingui's `Trans` with verbatim values and each text in an element of its own: every `<Trans>` macro is compiled to this
 * one (`lingui.config.ts`).
 *
 * Lingui puts text values into the message first and looks for tags and escape sequences afterwards, so that a typed
 * `<b>x</b>` would be shown as "x", and `\x41` as "A". A value that is a React node is left alone.
 *
 * A translator of pages replaces text nodes, which React then can neither change nor remove. It sets the only text of an
 * element by way of the element.
 */
export function Trans({ values, ...props }: Omit<ComponentProps<typeof LinguiTrans>, 'component' | 'render'>) {
  return <LinguiTrans {...props} {...(values ? { values: verbatim(values) } : {})} component={SeparateTexts} />
}

function verbatim(values: Record<string, unknown>): Record<string, unknown> {
  const isSpecial = Object.values(values).some((value) => typeof value === 'string' && /[<\\]/.test(value))
  if (!isSpecial) return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? [value] : value]),
  )
}

function SeparateTexts({ translation }: TransRenderProps) {
  return typeof translation === 'string' ? <span>{translation}</span> : separateTexts(translation)
}

/** Puts the texts of a list into elements, also in the elements of the list. Spaces alone are not translated. */
function separateTexts(node: ReactNode): ReactNode {
  if (Array.isArray(node)) {
    return node.map((part: ReactNode, index) =>
      typeof part === 'string' && part.trim() !== '' ? <span key={`text ${index}`}>{part}</span> : separateTexts(part),
    )
  }
  if (!isValidElement<{ readonly children?: ReactNode }>(node) || !Array.isArray(node.props.children)) return node
  return cloneElement(node, {}, separateTexts(node.props.children))
}
