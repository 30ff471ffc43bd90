import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { pageLink } from '../controls/page-link.tsx'
import { type TextLinkVariants, textLink } from './text-link.css.ts'

interface TextAnchorProps extends TextLinkVariants, AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link beside text that leads on: underlined, and large enough for a finger. */
export function TextAnchor({ size, className, ...attributes }: TextAnchorProps) {
  return <a {...attributes} className={classNames(textLink({ size }), className)} />
}

/** The same for a page of the shop. */
export const TextLink = pageLink(TextAnchor)

interface TextButtonProps extends TextLinkVariants, ButtonHTMLAttributes<HTMLButtonElement> {
  readonly ref?: Ref<HTMLButtonElement>
  readonly busy?: boolean | undefined
}

/** An action beside text that looks like a link. */
export function TextButton({ size, busy, type = 'button', className, ...attributes }: TextButtonProps) {
  return <button {...attributes} className={classNames(textLink({ size }), className)} type={type} aria-busy={busy} />
}
