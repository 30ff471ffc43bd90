import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { type ButtonVariants, button } from './button.css.ts'
import { pageLink } from './page-link.tsx'

interface ButtonProps extends ButtonVariants, ButtonHTMLAttributes<HTMLButtonElement> {
  readonly ref?: Ref<HTMLButtonElement>
  /** True while the action runs: icons turn, and the button keeps the focus. */
  readonly busy?: boolean | undefined
}

/** An action. `variant="primary"` is the main action of a screen. It submits a form only with `type="submit"`. */
export function Button({ variant, size, fullWidth, busy, type = 'button', className, ...attributes }: ButtonProps) {
  return (
    <button
      {...attributes}
      className={classNames(button({ variant, size, fullWidth }), className)}
      type={type}
      aria-busy={busy}
    />
  )
}

interface ButtonAnchorProps extends ButtonVariants, AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link that looks like a button. */
export function ButtonAnchor({ variant, size, fullWidth, className, ...attributes }: ButtonAnchorProps) {
  return <a {...attributes} className={classNames(button({ variant, size, fullWidth }), className)} />
}

/** The same for a page of the shop. */
export const ButtonLink = pageLink(ButtonAnchor)
