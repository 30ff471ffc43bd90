import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { textLink, type TextLinkVariants } from './text-link.css.ts'

interface TextLinkProps extends TextLinkVariants, AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link beside text that leads on: underlined, and large enough for a finger. */
export function TextLink({ size, className, ...attributes }: TextLinkProps) {
  return <a {...attributes} className={classNames(textLink({ size }), className)} />
}

interface TextButtonProps extends TextLinkVariants, ButtonHTMLAttributes<HTMLButtonElement> {
  readonly ref?: Ref<HTMLButtonElement>
  readonly busy?: boolean | undefined
}

/** An action beside text that looks like a link. */
export function TextButton({ size, busy, type = 'button', className, ...attributes }: TextButtonProps) {
  return <button {...attributes} className={classNames(textLink({ size }), className)} type={type} aria-busy={busy} />
}
