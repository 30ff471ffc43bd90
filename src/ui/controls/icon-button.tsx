import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { iconButton } from './icon-button.css.ts'
import { pageLink } from './page-link.tsx'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  readonly ref?: Ref<HTMLButtonElement>
  /** What it does: the icon alone names nothing. */
  readonly label: string
}

/** An action shown as an icon. */
export function IconButton({ label, type = 'button', className, ...attributes }: IconButtonProps) {
  return <button {...attributes} className={classNames(iconButton, className)} type={type} aria-label={label} />
}

interface IconButtonAnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'aria-label'> {
  readonly ref?: Ref<HTMLAnchorElement>
  /** Where it leads: the icon alone names nothing. */
  readonly label: string
}

/** A link shown as an icon. */
export function IconButtonAnchor({ label, href, className, ...attributes }: IconButtonAnchorProps) {
  return <a {...attributes} href={href} className={classNames(iconButton, className)} aria-label={label} />
}

/** The same for a page of the shop. */
export const IconButtonLink = pageLink(IconButtonAnchor)
