import { useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useState } from 'react'
import { carriers } from '#contract/values/carriers.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { input } from '#ui/controls/form.css.ts'
import { Select } from '#ui/controls/select.tsx'
import { useLengthError } from '#ui/controls/use-length-error.ts'
import { SelectField } from '#ui/form/select-field.tsx'

interface CarrierFieldProps {
  readonly label: string
  /** Whether the label is said alone: the head of a column shows it. */
  readonly isLabelHidden?: true
  /** Name as it is stored; empty for none. */
  readonly value: string
  readonly isRequired: boolean
  readonly onChange: (carrier: string) => void
}

const another = 'another'

/** A carrier of the list, or another one whose name is typed. */
export function CarrierField({ label, isLabelHidden, value, isRequired, onChange }: CarrierFieldProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const tooLong = useLengthError('line', value, 40)
  const [isAsked, setAsked] = useState(false)
  const isTyped = isAsked || (value !== '' && carriers.every(({ name }) => name !== value))
  const choice = {
    required: isRequired,
    value: isTyped ? another : value,
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
      setAsked(target.value === another)
      onChange(target.value === another ? '' : target.value)
    },
    children: (
      <>
        <option value="">{t`Choose a carrier`}</option>
        {carriers.map(({ name, names }) => (
          <option key={name} value={name}>
            {names[locale]}
          </option>
        ))}
        <option value={another}>{t`Another carrier`}</option>
      </>
    ),
  }
  return (
    <>
      {isLabelHidden ? <Select aria-label={label} {...choice} /> : <SelectField label={label} {...choice} />}
      {isTyped && (
        <input
          className={input}
          aria-label={t`${label}, name`}
          placeholder={t`Name of the carrier`}
          autoComplete="off"
          ref={(field) => field?.setCustomValidity(tooLong ?? '')}
          required={isRequired}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </>
  )
}
