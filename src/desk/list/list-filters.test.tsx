import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { recordList } from '#contract/desk/records.ts'
import { actNames, subjectNames } from '../messages/act-names.ts'
import { ListFilters } from './list-filters.tsx'
import type { ListFilter } from './list-search.ts'

type Filter = ListFilter<typeof recordList>

let applied: Filter[] = []

beforeEach(() => {
  applied = []
})
afterEach(cleanup)

function Filters({ filter }: { filter: Filter }) {
  return (
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ListFilters
        endpoint={recordList}
        filter={filter}
        onApply={(search) => applied.push(search)}
        fields={{
          operator: { label: 'Operator', type: 'text' },
          act: { label: 'Act', names: actNames, none: 'Everything' },
          subject_kind: { label: 'About', names: subjectNames, none: 'Anything' },
          subject: { label: 'Subject', type: 'text', suggestions: ['Welding'] },
        }}
      />
    </I18nProvider>
  )
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('applies a choice at once, with all other fields, and keeps the focus', () => {
  render(<Filters filter={{ subject_kind: 'order', subject: '20261127' }} />)
  type('Operator', ' Seo ')
  const act = screen.getByLabelText('Act')
  act.focus()
  type('Act', 'read-order')
  expect(applied).toEqual([{ operator: 'Seo', act: 'read-order', subject_kind: 'order', subject: '20261127' }])
  expect(document.activeElement).toBe(act)
})

it('applies typed text with the button, and a suggestion that is chosen at once', () => {
  render(<Filters filter={{}} />)
  type('Subject', 'Weld')
  expect(applied).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  type('Subject', 'Welding')
  expect(applied).toEqual([{ subject: 'Weld' }, { subject: 'Welding' }])
})

it('leaves out what is blank', () => {
  render(<Filters filter={{ act: 'login', operator: 'Seo' }} />)
  type('Operator', '')
  type('Act', '')
  expect(applied).toEqual([{}])
})

it('shows what the address has, also after Back', () => {
  const { rerender } = render(<Filters filter={{ act: 'login', operator: 'Seo' }} />)
  type('Operator', 'Kim')
  rerender(<Filters filter={{ act: 'logout' }} />)
  expect(screen.getByLabelText('Act')).toHaveProperty('value', 'logout')
  expect(screen.getByLabelText('Operator')).toHaveProperty('value', '')
  rerender(<Filters filter={{ act: 'login', operator: 'Seo' }} />)
  expect(screen.getByLabelText('Operator')).toHaveProperty('value', 'Seo')
})
