import type { ReactNode } from 'react'
import type { ButtonVariants } from '../controls/button.css.ts'
import { Button } from '../controls/button.tsx'
import { Icon } from '../pictures/icon.tsx'

interface SubmitButtonProps extends ButtonVariants {
  /** What is shown while the answer is awaited; false or undefined otherwise. */
  readonly busy: ReactNode
  /** What pressing it does. */
  readonly children: ReactNode
}

/** Submits a form, and says so while the answer is awaited. It keeps the focus: it is never disabled. */
export function SubmitButton({ busy, variant = 'primary', children, ...look }: SubmitButtonProps) {
  const isBusy = busy !== undefined && busy !== false
  return (
    <Button {...look} variant={variant} type="submit" busy={isBusy}>
      {isBusy ? (
        <>
          <Icon name="refresh-cw" />
          <span>{busy}</span>
        </>
      ) : (
        children
      )}
    </Button>
  )
}
