import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { iconButton } from './icon-button.css.ts'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  readonly ref?: Ref<HTMLButtonElement>
  /** What it does: the icon alone names nothing. */
  readonly label: string
}

/** An action shown as an icon. */
export function IconButton({ label, type = 'button', className, ...attributes }: IconButtonProps) {
  return <button {...attributes} className={classNames(iconButton, className)} type={type} aria-label={label} />
}

interface IconButtonLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'aria-label'> {
  readonly ref?: Ref<HTMLAnchorElement>
  /** Where it leads: the icon alone names nothing. */
  readonly label: string
}

/** A link shown as an icon. */
export function IconButtonLink({ label, href, className, ...attributes }: IconButtonLinkProps) {
  return <a {...attributes} href={href} className={classNames(iconButton, className)} aria-label={label} />
}
