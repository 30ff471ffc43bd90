import type { ReactNode } from 'react'
import { button, large, main, whole } from '../button.css.ts'
import { Icon } from '../icon.tsx'

interface SubmitButtonProps {
  /** What is being done while the answer is waited for; false or undefined otherwise. */
  readonly busy: ReactNode
  /** Class names besides the button's own; absent for the one large button of a step. */
  readonly look?: string
  /** What pressing it does. */
  readonly children: ReactNode
}

/** Sends a form, and says so while the answer is waited for. It keeps the focus: it is never disabled. */
export function SubmitButton({ busy, look = `${main} ${large} ${whole}`, children }: SubmitButtonProps) {
  const isBusy = busy !== undefined && busy !== false
  return (
    <button className={`${button} ${look}`} type="submit" aria-busy={isBusy}>
      {isBusy ? (
        <>
          <Icon name="refresh-cw" />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  )
}
