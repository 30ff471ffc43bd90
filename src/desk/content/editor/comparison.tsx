import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { type ValueMerge, withValueAt } from '#machines/merge-values.ts'
import { FieldError } from '#ui/controls/field-error.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { FieldSet } from '#ui/form/field-set.tsx'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { Form } from '#ui/form/form.tsx'
import { radioOptions } from '#ui/form/radio-options.css.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import type { Field } from '../fields/field.ts'
import { versionText } from './editor.css.ts'
import { useFieldNames } from './use-field-names.ts'

interface ComparisonProps {
  readonly root: Field
  readonly merge: ValueMerge
  readonly onResolve: (value: unknown) => void
}

/** Fields that two operators have changed at once: one value of each is chosen. */
export function Comparison({ root, merge, onResolve }: ComparisonProps) {
  const { t } = useLingui()
  const { nameOf, textAt } = useFieldNames(root)
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({})
  const [isAsked, setAsked] = useState(false)
  // The field with the focus has made room for this.
  useEffect(() => heading.current?.focus(), [])
  const submit = () => {
    if (merge.conflicts.some(({ path }) => chosen[path] === undefined)) {
      setAsked(true)
      focusFirstInvalid(form.current)
      return
    }
    const taken = merge.conflicts.filter(({ path }) => chosen[path] === 'theirs')
    onResolve(taken.reduce((value: unknown, { path, theirs }) => withValueAt(value, path, theirs), merge.value))
  }
  const names = { mine: t`Yours`, theirs: t`The other operator’s` }
  return (
    <Form ref={form} onSubmit={submit} noValidate>
      <Stack gap={5}>
        <h2 ref={heading} tabIndex={-1}>
          <Trans>Another operator changed the same</Trans>
        </h2>
        <Callout tone="warning" announced={false}>
          <Trans>Nothing is lost: choose what to keep of each field. Everything else is merged already.</Trans>
        </Callout>
        {merge.conflicts.map((conflict) => {
          const { path } = conflict
          const isOpen = isAsked && chosen[path] === undefined
          const errorId = `conflict-${path}-error`
          return (
            <FieldSet key={path} legend={nameOf(path)}>
              <div className={radioOptions}>
                {(['mine', 'theirs'] as const).map((whose) => (
                  <label key={whose}>
                    <input
                      type="radio"
                      name={path}
                      checked={chosen[path] === whose}
                      aria-invalid={isOpen || undefined}
                      aria-describedby={isOpen ? errorId : undefined}
                      onChange={() => setChosen({ ...chosen, [path]: whose })}
                    />
                    <span className={versionText}>
                      <b>{names[whose]}</b>
                      <br />
                      <span>{textAt(path, conflict[whose]) || <Trans>Removed</Trans>}</span>
                    </span>
                  </label>
                ))}
              </div>
              {isOpen && (
                <FieldError id={errorId}>
                  <Trans>Choose one of both.</Trans>
                </FieldError>
              )}
            </FieldSet>
          )
        })}
        <div>
          <SubmitButton busy={false}>
            <Trans>Save what you chose</Trans>
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  )
}
