import { Trans, useLingui } from '@lingui/react/macro'
import { useContext, useState } from 'react'
import * as v from 'valibot'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { isSameValue, valueAt } from '#machines/merge-values.ts'
import { FieldError } from '#ui/controls/field-error.tsx'
import { input } from '#ui/controls/form.css.ts'
import { Select } from '#ui/controls/select.tsx'
import { CheckBox } from '#ui/form/check-box.tsx'
import type {
  ChoiceField,
  ChoicesField,
  ColorField,
  DayField,
  NumberField,
  ReferenceField,
  TextField,
  WordsField,
  YesNoField,
} from '../fields/field.ts'
import { field as fieldClass, help as helpClass, sample, short, withUnit } from './editor.css.ts'
import { fieldId, useFaultTexts, useFormActions, WholeValueContext } from './form-context.ts'
import { Labelled, Titled } from './labelled.tsx'
import { type NamedCode, namedCodes, useDeviceCategories, useFieldsOfTraining } from './use-published-codes.ts'

export interface ControlProps<Described> {
  readonly field: Described
  readonly path: string
  readonly value: unknown
  readonly isLabelHidden?: boolean
}

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** What an emptied field leaves: nothing when it is optional. */
function emptied(field: { readonly optional?: true }, otherwise: unknown): unknown {
  return field.optional ? undefined : otherwise
}

export function TextControl({ field, path, value }: ControlProps<TextField>) {
  const { change } = useFormActions()
  return (
    <Labelled path={path} label={field.label} help={field.help}>
      {(attributes) => (
        <input
          {...attributes}
          className={input}
          autoComplete="off"
          value={textOf(value)}
          onChange={({ target }) => change(path, target.value === '' ? emptied(field, '') : target.value)}
        />
      )}
    </Labelled>
  )
}

/** A colour, beside a sample of it. */
export function ColorControl({ field, path, value }: ControlProps<ColorField>) {
  const { change } = useFormActions()
  const color = textOf(value)
  return (
    <Labelled path={path} label={field.label} help={field.help}>
      {(attributes) => (
        <div className={withUnit}>
          <input
            {...attributes}
            className={`${input} ${short}`}
            autoComplete="off"
            spellCheck={false}
            value={color}
            onChange={({ target }) => change(path, target.value === '' ? emptied(field, '') : target.value)}
          />
          {/^#[0-9a-f]{6}$/i.test(color) && <span className={sample} style={{ background: color }} />}
        </div>
      )}
    </Labelled>
  )
}

/** A day, or a moment: files write `2026-11-30 02:00`, the browser's control a T between both. */
export function DayControl({ field, path, value }: ControlProps<DayField>) {
  const { change } = useFormActions()
  const isMoment = field.type === 'moment'
  return (
    <Labelled path={path} label={field.label} help={field.help}>
      {(attributes) => (
        <input
          {...attributes}
          className={`${input} ${short}`}
          type={isMoment ? 'datetime-local' : 'date'}
          value={textOf(value).replace(' ', 'T')}
          onChange={({ target }) =>
            change(path, target.value === '' ? emptied(field, '') : target.value.replace('T', ' '))
          }
        />
      )}
    </Labelled>
  )
}

/** What was typed as a number; the text itself when it is none (yet), so that it stays and its fault says so. */
function numberOf(typed: string): number | string {
  const digits = typed.trim().replaceAll(',', '')
  const number = Number(digits)
  return String(number) === digits && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : typed
}

export function NumberControl({ field, path, value }: ControlProps<NumberField>) {
  const { change } = useFormActions()
  return (
    <Labelled path={path} label={field.label} help={field.help}>
      {(attributes) => (
        <div className={withUnit}>
          <input
            {...attributes}
            className={`${input} ${short}`}
            inputMode="numeric"
            autoComplete="off"
            value={textOf(value)}
            onChange={({ target }) =>
              change(path, target.value.trim() === '' ? emptied(field, null) : numberOf(target.value))
            }
          />
          {field.unit === 'won' && (
            <span>
              <Trans>won</Trans>
            </span>
          )}
        </div>
      )}
    </Labelled>
  )
}

export function YesNoControl({ field, path, value }: ControlProps<YesNoField>) {
  const { i18n } = useLingui()
  const { change, leave } = useFormActions()
  const id = fieldId(path)
  const faults = useFaultTexts(path)
  const described = [field.help && `${id}-help`, faults.length > 0 && `${id}-error`].filter(Boolean).join(' ')
  const otherwise = field.otherwise ?? false
  return (
    <div className={fieldClass}>
      <CheckBox
        id={id}
        checked={value === undefined ? otherwise : value === true}
        aria-invalid={faults.length > 0 || undefined}
        aria-describedby={described === '' ? undefined : described}
        onBlur={() => leave(path)}
        onChange={({ target: { checked } }) => change(path, checked === otherwise ? emptied(field, checked) : checked)}
      >
        {i18n._(field.label)}
      </CheckBox>
      {field.help && (
        <p className={helpClass} id={`${id}-help`}>
          {i18n._(field.help)}
        </p>
      )}
      {faults.length > 0 && <FieldError id={`${id}-error`}>{faults.join(' ')}</FieldError>}
    </div>
  )
}

export function ChoiceControl({ field, path, value }: ControlProps<ChoiceField>) {
  const { t, i18n } = useLingui()
  const { change } = useFormActions()
  const options = Object.entries(field.options)
  const isKnown = options.some(([option]) => option === value)
  return (
    <Labelled path={path} label={field.label} help={field.help}>
      {(attributes) => (
        <Select
          {...attributes}
          className={short}
          value={textOf(value)}
          onChange={({ target }) => change(path, target.value === '' ? emptied(field, '') : target.value)}
        >
          {(field.optional || !isKnown) && <option value="">{field.optional ? t`None` : t`Choose`}</option>}
          {options.map(([option, name]) => (
            <option key={option} value={option}>
              {i18n._(name)}
            </option>
          ))}
        </Select>
      )}
    </Labelled>
  )
}

export function ChoicesControl({ field, path, value }: ControlProps<ChoicesField>) {
  const { i18n } = useLingui()
  const { change, leave } = useFormActions()
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const options = Object.entries(field.options)
  return (
    <Titled path={path} label={field.label} help={field.help}>
      {options.map(([option, name]) => (
        <CheckBox
          key={option}
          checked={chosen.includes(option)}
          onBlur={() => leave(path)}
          onChange={({ target }) =>
            change(
              path,
              options
                .map(([each]) => each)
                .filter((each) => (each === option ? target.checked : chosen.includes(each))),
            )
          }
        >
          {i18n._(name)}
        </CheckBox>
      ))}
    </Titled>
  )
}

/** Categories of the questions, from the same file. */
function useQuestionCategories(): readonly NamedCode[] {
  const categories = v.safeParse(namedCodes, valueAt(useContext(WholeValueContext), 'categories'))
  return categories.success ? categories.output : []
}

export function ReferenceControl({ field, path, value }: ControlProps<ReferenceField>) {
  const { t } = useLingui()
  const locale = useLocale()
  const { change, file } = useFormActions()
  const fields = useFieldsOfTraining(field.to === 'fields' || field.to === 'classifications')
  const deviceCategories = useDeviceCategories(field.to === 'deviceCategories')
  const options = {
    fields,
    classifications: fields.find(({ code }) => file.startsWith(`courses/${code}/`))?.classifications ?? [],
    questionCategories: useQuestionCategories(),
    deviceCategories,
  }[field.to]
  const isKnown = options.some(({ code }) => code === value)
  return (
    <Labelled path={path} label={field.label} help={field.help}>
      {(attributes) => (
        <Select
          {...attributes}
          className={short}
          value={textOf(value)}
          onChange={({ target }) => change(path, target.value === '' ? emptied(field, '') : target.value)}
        >
          {field.optional && <option value="">{t`None`}</option>}
          {!isKnown && !(field.optional && textOf(value) === '') && (
            <option value={textOf(value)}>{textOf(value) || t`Choose`}</option>
          )}
          {options.map(({ code, name }) => (
            <option key={code} value={code}>
              {name[locale]}
            </option>
          ))}
        </Select>
      )}
    </Labelled>
  )
}

function wordsOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

/** Words with commas between them. What is typed stays as it is while it means the same words. */
export function WordsControl({ field, path, value, isLabelHidden }: ControlProps<WordsField>) {
  const { change } = useFormActions()
  const words = Array.isArray(value) ? value.map(textOf) : []
  const [typed, setTyped] = useState(words.join(', '))
  const shown = isSameValue(wordsOf(typed), words) ? typed : words.join(', ')
  return (
    <Labelled path={path} label={field.label} isLabelHidden={isLabelHidden} help={field.help} faults="within">
      {(attributes) => (
        <input
          {...attributes}
          className={input}
          autoComplete="off"
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value)
            change(path, wordsOf(target.value))
          }}
        />
      )}
    </Labelled>
  )
}
