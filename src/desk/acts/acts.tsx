import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { actButtons, doneText, form } from './acts.css.ts'

/** What an operator can do on a page, with the form that it needs. */
export interface ActChoice {
  readonly key: string
  readonly name: string
  /** `close` closes the form once the act is done. */
  readonly form: (close: () => void) => ReactNode
}

interface ActsProps {
  /** Acts that the state and the roles allow. */
  readonly acts: readonly ActChoice[]
  readonly size?: 'small'
}

/**
 * A button for each act. Pressing one opens its form below; what was typed stays when another one is opened. Once an act
 * is done, a line above says so.
 */
export function Acts({ acts, size }: ActsProps) {
  const id = useId()
  const [open, setOpen] = useState<string>()
  const [touched, setTouched] = useState<readonly string[]>([])
  const [done, setDone] = useState<string>()
  const status = useRef<HTMLParagraphElement>(null)
  const toggle = (key: string) => {
    setDone(undefined)
    setOpen(open === key ? undefined : key)
    setTouched([...touched.filter((each) => each !== key), key])
  }
  const close = ({ key, name }: ActChoice) => {
    setOpen(undefined)
    setTouched(touched.filter((each) => each !== key))
    setDone(name)
    // The form with the focus goes, and with it often the button.
    status.current?.focus()
  }
  if (acts.length === 0 && done === undefined) return null
  return (
    <Stack gap={3}>
      <p ref={status} role="status" tabIndex={-1} className={doneText}>
        {done !== undefined && <Trans>Done: {done}</Trans>}
      </p>
      <div className={actButtons}>
        {acts.map(({ key, name }) => (
          <Button
            key={key}
            size={size}
            aria-expanded={open === key}
            aria-controls={`${id}${key}`}
            onClick={() => toggle(key)}
          >
            {name}
          </Button>
        ))}
      </div>
      {acts.map((act) => (
        <div
          key={act.key}
          role="group"
          id={`${id}${act.key}`}
          aria-label={act.name}
          className={form}
          hidden={open !== act.key}
        >
          {touched.includes(act.key) && act.form(() => close(act))}
        </div>
      ))}
    </Stack>
  )
}
