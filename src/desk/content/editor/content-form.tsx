import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, useCallback, useMemo, useRef, useState } from 'react'
import type { ContentFault } from '#contract/desk/content.ts'
import { koreanDay } from '#lib/i18n/format.ts'
import { serverNow } from '#lib/time/server-time.ts'
import { isFields, isSameValue, valueAt, withValueAt } from '#machines/merge-values.ts'
import { Tag } from '#ui/content/tag.tsx'
import { TextAnchor } from '#ui/content/text-link.tsx'
import { useHeldWhilePressed } from '#ui/controls/use-held-while-pressed.ts'
import { FormSection } from '#ui/form/form-section.tsx'
import type { Field } from '../fields/field.ts'
import { partsOf } from '../fields/field-values.ts'
import { form as formClass, formFields, formLayout, parts as partsClass } from './editor.css.ts'
import { FieldView } from './field-view.tsx'
import {
  type FormActions,
  FormActionsContext,
  type ShownFault,
  ShownFaultsContext,
  useFaultCount,
  WholeValueContext,
} from './form-context.ts'
import { GroupFields } from './group-control.tsx'

interface ContentFormProps {
  readonly file: string
  readonly root: Field
  readonly value: unknown
  readonly published: unknown
  /** Of the value that was saved last. */
  readonly faults: readonly ContentFault[]
  readonly saved: unknown
  /** Whether faults are shown at fields that nobody has touched. */
  readonly showsFaults: boolean
  readonly isReadOnly: boolean
  readonly onChange: (value: unknown) => void
}

/** The fields of a file, in parts with headings when there are many. */
export function ContentForm(props: ContentFormProps) {
  const { file, root, value, published, faults, saved, showsFaults, isReadOnly, onChange } = props
  const latest = useRef({ value, onChange })
  latest.current = { value, onChange }
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const leave = useCallback(
    (path: string) => setTouched((before) => (before.has(path) ? before : new Set([...before, path]))),
    [],
  )
  const actions = useMemo<FormActions>(
    () => ({
      file,
      published,
      isReadOnly,
      leave,
      FieldView,
      today: koreanDay(new Date(serverNow()).toISOString()),
      current: () => latest.current.value,
      change: (path, next) => {
        const changed = withValueAt(latest.current.value, path, next)
        // Several changes may come before the next drawing.
        latest.current = { ...latest.current, value: changed }
        latest.current.onChange(changed)
      },
    }),
    [file, published, isReadOnly, leave],
  )
  // What was typed since may have corrected a fault; the answer of the next save says so.
  const due = useMemo<readonly ShownFault[]>(
    () =>
      faults.filter(
        ({ file: at, field }) =>
          at === file &&
          (showsFaults || isTouched(field, touched)) &&
          isSameValue(valueAt(value, field), valueAt(saved, field)),
      ),
    [faults, file, showsFaults, touched, value, saved],
  )
  const latestShown = useRef(due)
  // The same list while the same faults are shown, so that a keystroke draws its own field alone.
  if (!isSameValue(latestShown.current, due)) latestShown.current = due
  const shown = useHeldWhilePressed(latestShown.current)
  return (
    <FormActionsContext value={actions}>
      <ShownFaultsContext value={shown}>
        <WholeValueContext value={value}>
          <fieldset className={formFields} disabled={isReadOnly}>
            {root.type === 'group' ? (
              <Parts root={root} value={isFields(value) ? value : {}} />
            ) : (
              <FieldView field={root} path="" value={value} />
            )}
          </fieldset>
        </WholeValueContext>
      </ShownFaultsContext>
    </FormActionsContext>
  )
}

/** Whether the operator has left the field of a fault, or one inside or around it. */
function isTouched(field: string, touched: ReadonlySet<string>): boolean {
  return [...touched].some((path) => path === field || path.startsWith(`${field}.`) || field.startsWith(`${path}.`))
}

interface PartsProps {
  readonly root: Extract<Field, { type: 'group' }>
  readonly value: Readonly<Record<string, unknown>>
}

function Parts({ root, value }: PartsProps) {
  const { t, i18n } = useLingui()
  const parts = partsOf(root).map((keys) => {
    const heading = root.fields[keys[0] ?? '']?.heading
    return { id: `part-${keys[0]}`, keys, name: heading && i18n._(heading) }
  })
  if (parts.every(({ name }) => name === undefined)) return <GroupFields field={root} path="" value={value} />
  return (
    <div className={parts.length > 2 ? formLayout : undefined}>
      <div className={formClass}>
        {parts.map(({ id, keys, name }) => (
          <div key={id} id={id} tabIndex={-1}>
            <FormSection heading={name}>
              <GroupFields field={root} path="" value={value} keys={keys} />
            </FormSection>
          </div>
        ))}
      </div>
      {parts.length > 2 && (
        <nav className={partsClass} aria-label={t`Parts of the form`}>
          {parts.map(({ id, keys, name }) => (
            <PartLink key={id} id={id} keys={keys} name={name ?? ''} />
          ))}
        </nav>
      )}
    </div>
  )
}

function PartLink({ id, keys, name }: { id: string; keys: readonly string[]; name: string }) {
  const counts = keys.map(useFaultCount)
  const faults = counts.reduce((sum, count) => sum + count, 0)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    const part = document.getElementById(id)
    part?.scrollIntoView()
    part?.focus({ preventScroll: true })
  }
  return (
    <TextAnchor href={`#${id}`} onClick={open}>
      <span>{name}</span>
      {faults > 0 && <Tag tone="danger">{faults}</Tag>}
    </TextAnchor>
  )
}
