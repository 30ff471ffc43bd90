import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useId, useState } from 'react'
import * as v from 'valibot'
import { deskSearchLength } from '#contract/desk/desk-endpoint.ts'
import { Button } from '#ui/controls/button.tsx'
import { FieldError } from '#ui/controls/field-error.tsx'
import { input } from '#ui/controls/form.css.ts'
import { Select } from '#ui/controls/select.tsx'
import { useSearchLimit } from '#ui/controls/use-search-limit.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { filters } from './list.css.ts'
import { type ListEndpoint, type ListFilter, type ListSearch, listSearch } from './list-search.ts'

interface AnyField {
  readonly label: string
  /** What is shown while the address has no value. */
  readonly initial?: string
}

interface TypedField extends AnyField {
  readonly type: 'text' | 'search' | 'date'
  readonly minLength?: number
  /** Last day that can be chosen. */
  readonly max?: string
  /** Whole values, offered while something is typed. One that is chosen applies at once. */
  readonly suggestions?: readonly string[]
  /** What is wrong with the value of the address. */
  readonly problem?: string | undefined
}

interface ChoiceField<Value extends string> extends AnyField {
  /** Name of each value. */
  readonly names: Readonly<Record<Value, MessageDescriptor | string>>
  /** Name of no choice. Without it one is always chosen. */
  readonly none?: string
}

type FieldOf<Value> = [string] extends [Value] ? TypedField | ChoiceField<string> : ChoiceField<Extract<Value, string>>

interface ListFiltersProps<E extends ListEndpoint> {
  readonly endpoint: E
  /** The filters of the address. */
  readonly filter: ListFilter<E>
  /** A field for each filter. */
  readonly fields: { readonly [Name in keyof ListFilter<E>]-?: FieldOf<Exclude<ListFilter<E>[Name], undefined>> }
  /** Takes the filters of all fields. */
  readonly onApply: (search: ListSearch<E>) => void
}

/**
 * Filters of a list. They become search parameters, so that another operator can open the same list, and follow the
 * address back and forward. A choice applies at once, a typed text with Enter or the button.
 */
export function ListFilters<E extends ListEndpoint>({ endpoint, filter, fields, onApply }: ListFiltersProps<E>) {
  const address = JSON.stringify(filter)
  const [changed, setChanged] = useState({ address, values: new Map<string, string>() })
  if (changed.address !== address) setChanged({ address, values: new Map() })
  const { values } = changed
  const inAddress = new Map<string, unknown>(Object.entries(filter))
  return (
    // biome-ignore lint/plugin/forms: its fields belong in the address
    <form
      role="search"
      className={filters}
      onSubmit={(event) => {
        event.preventDefault()
        const fieldValues = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
        onApply(v.parse(listSearch(endpoint), Object.fromEntries(fieldValues)))
      }}
    >
      {Object.entries<TypedField | ChoiceField<string>>(fields).map(([name, field]) => (
        <Filter
          key={name}
          name={name}
          field={field}
          value={values.get(name) ?? String(inAddress.get(name) ?? field.initial ?? '')}
          onChange={(value) => setChanged({ address, values: new Map([...values, [name, value]]) })}
        />
      ))}
      <Button type="submit">
        <Icon name="search" />
        <Trans>Search</Trans>
      </Button>
    </form>
  )
}

interface FilterProps {
  readonly name: string
  readonly field: TypedField | ChoiceField<string>
  readonly value: string
  readonly onChange: (value: string) => void
}

function Filter({ name, field, value, onChange }: FilterProps) {
  const { i18n } = useLingui()
  const id = useId()
  const limit = useSearchLimit(deskSearchLength)
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>, applies: boolean) => {
    onChange(target.value)
    if (applies) target.form?.requestSubmit()
  }
  if ('names' in field) {
    const { label, names, none } = field
    return (
      <label>
        <span>{label}</span>
        <Select name={name} value={value} onChange={(event) => change(event, true)}>
          {none !== undefined && <option value="">{none}</option>}
          {Object.entries(names).map(([each, text]) => (
            <option key={each} value={each}>
              {typeof text === 'string' ? text : i18n._(text)}
            </option>
          ))}
        </Select>
      </label>
    )
  }
  const { label, type, minLength, max, suggestions, problem } = field
  const describedBy = problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-problem` }
  return (
    <>
      <label>
        <span>{label}</span>
        <input
          className={input}
          name={name}
          type={type}
          value={value}
          minLength={minLength}
          {...(type === 'date' ? {} : limit)}
          max={max}
          list={suggestions && `${id}-suggestions`}
          autoComplete="off"
          onChange={(event) => change(event, suggestions?.includes(event.target.value) ?? false)}
          {...describedBy}
        />
      </label>
      {suggestions && (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
      {problem !== undefined && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
    </>
  )
}
