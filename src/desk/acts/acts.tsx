import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { useFocusWhen } from '#ui/controls/use-focus-when.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { NextWaiting, type Settled } from '../today/next-waiting.tsx'
import { actButtons, doneRow, doneText, form, formList } from './acts.css.ts'

/** What an operator can do on a page, with the form that it needs. */
export interface ActChoice {
  readonly key: string
  readonly name: string
  /** What it settles of what waits: the line that says that it is done leads to the next one. */
  readonly settles?: Settled
  /** `close` closes the form once the act is done. */
  readonly form: (close: () => void) => ReactNode
}

interface ActsProps {
  /** Acts that the state and the roles allow. */
  readonly acts: readonly ActChoice[]
  readonly size?: 'small'
  /** Called when an act is done, for a list whose rows go by it: the list says so instead. */
  readonly onDone?: (act: ActChoice) => void
}

/** An act that is done, for the line that says so. */
export type DoneAct = Pick<ActChoice, 'name' | 'settles'>

/** Says what was done last, with the focus, and leads to what waits next. */
export function DoneLine({ act }: { act: DoneAct | undefined }) {
  // The form with the focus goes, and with it often the button.
  const status = useFocusWhen<HTMLParagraphElement>(act)
  const done = act?.name
  return (
    <div className={doneRow}>
      <p ref={status} role="status" tabIndex={-1} className={doneText}>
        {done !== undefined && <Trans>Done: {done}</Trans>}
      </p>
      {act?.settles && <NextWaiting key={act.settles.subject} settled={act.settles} />}
    </div>
  )
}

/**
 * A button for each act. Pressing one opens its form below, with the focus; what was typed stays when another one is
 * opened. Once an act is done, a line above says so.
 */
export function Acts({ acts, size, onDone }: ActsProps) {
  const id = useId()
  const [open, setOpen] = useState<string>()
  const [touched, setTouched] = useState<readonly string[]>([])
  const [done, setDone] = useState<ActChoice>()
  const forms = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open !== undefined) firstField(forms.current)?.focus()
  }, [open])
  const toggle = (key: string) => {
    setDone(undefined)
    setOpen(open === key ? undefined : key)
    setTouched([...touched.filter((each) => each !== key), key])
  }
  const close = (act: ActChoice) => {
    setOpen(undefined)
    setTouched(touched.filter((each) => each !== act.key))
    if (onDone) onDone(act)
    else setDone(act)
  }
  if (acts.length === 0 && done === undefined) return null
  return (
    <Stack gap={3}>
      {!onDone && <DoneLine act={done} />}
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
      <div ref={forms} className={formList}>
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
      </div>
    </Stack>
  )
}

/** The first field of the form that is open. */
function firstField(forms: HTMLElement | null): HTMLElement | null {
  const open = '[role=group]:not([hidden])'
  return forms?.querySelector(`${open} input, ${open} select, ${open} textarea`) ?? null
}
