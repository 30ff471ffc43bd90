import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { createMessages } from '#lib/i18n/i18n.ts'
import { FieldError } from '../controls/field-error.tsx'
import { CodeField } from './code-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

const { i18n } = createMessages('en')
const wrapper = ({ children }: { children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>

interface FieldProps {
  readonly error: string | undefined
  readonly onBlur: () => void
}

/** A form whose error appears when its field is left, and goes when it is left again. */
function Form({ field }: { field: (props: FieldProps) => ReactNode }) {
  const [isWrong, setWrong] = useState(false)
  return (
    <>
      {field({ error: isWrong ? 'Enter a name.' : undefined, onBlur: () => setWrong(!isWrong) })}
      <button type="button">Go on</button>
    </>
  )
}

const ignore = () => {}
const fields: Readonly<Record<string, (props: FieldProps) => ReactNode>> = {
  'a text field': (props) => <TextField label="Name" {...props} />,
  'a text area': (props) => <TextAreaField label="Name" {...props} />,
  'a select': (props) => (
    <SelectField label="Name" {...props}>
      <option>One</option>
    </SelectField>
  ),
  'a code': (props) => <CodeField label="Name" digits={6} value="" onChange={ignore} {...props} />,
}

describe.each(Object.entries(fields))('the error of %s', (_, field) => {
  test('appears and goes once the pointer is released', () => {
    render(<Form field={field} />, { wrapper })
    const input = screen.getByLabelText('Name')
    const button = screen.getByRole('button', { name: 'Go on' })
    fireEvent.pointerDown(button)
    fireEvent.blur(input)
    expect(screen.queryByText('Enter a name.')).toBeNull()
    expect(input.getAttribute('aria-invalid')).toBeNull()
    fireEvent.click(button)
    expect(screen.queryByText('Enter a name.')).not.toBeNull()
    expect(input.getAttribute('aria-invalid')).toBe('true')

    fireEvent.pointerDown(button)
    fireEvent.blur(input)
    expect(screen.queryByText('Enter a name.')).not.toBeNull()
    fireEvent.click(button)
    expect(screen.queryByText('Enter a name.')).toBeNull()
  })

  test('appears at once when the keyboard leaves the field', () => {
    render(<Form field={field} />, { wrapper })
    fireEvent.blur(screen.getByLabelText('Name'))
    expect(screen.queryByText('Enter a name.')).not.toBeNull()
  })
})

test('an error that appears by itself waits for the end of a press without a click', async () => {
  // Something that is shown already watches the presses.
  render(<TextField label="Name" />, { wrapper })
  fireEvent.pointerDown(document.body)
  render(<FieldError>Choose one.</FieldError>)
  expect(screen.queryByText('Choose one.')).toBeNull()
  fireEvent.pointerCancel(document.body)
  await act(async () => {})
  expect(await screen.findByText('Choose one.')).not.toBeNull()
})
