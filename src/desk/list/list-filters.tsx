import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { filters } from './list.css.ts'

interface ListFiltersProps {
  /** Takes the values of all fields, by name; empty for those that are not set. */
  readonly onApply: (values: Readonly<Record<string, string>>) => void
  /** A `<label>` with a control for each search parameter. Their default values are those of the address. */
  readonly children: ReactNode
}

/**
 * Filters of a list. They become search parameters, so that another operator can open the same list. A choice applies
 * at once, a typed text with Enter or the button.
 */
export function ListFilters({ onApply, children }: ListFiltersProps) {
  const form = useRef<HTMLFormElement>(null)
  const apply = () => {
    if (!form.current) return
    const values = [...new FormData(form.current)].map(([name, value]) => [name, String(value)])
    onApply(Object.fromEntries(values))
  }
  return (
    // biome-ignore lint/plugin/forms: its fields belong in the address
    <form
      ref={form}
      role="search"
      className={filters}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
      onChange={({ target }) => {
        if (target instanceof HTMLSelectElement) apply()
      }}
    >
      {children}
      <Button type="submit">
        <Icon name="search" />
        <Trans>Search</Trans>
      </Button>
    </form>
  )
}
