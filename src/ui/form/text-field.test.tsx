import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMessages } from '#lib/i18n/i18n.ts'
import { Form } from './form.tsx'
import { PasswordField } from './password-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

function Sample({ onSubmit }: { readonly onSubmit: (values: readonly string[]) => void }) {
  const [name, setName] = useState('')
  const [note, setNote] = useState('')
  const [password, setPassword] = useState('')
  return (
    <Form noValidate onSubmit={() => onSubmit([name, note, password])}>
      <TextField label="Name" maxLength={5} value={name} onChange={({ target }) => setName(target.value)} />
      <TextAreaField label="Note" maxLength={5} value={note} onChange={({ target }) => setNote(target.value)} />
      <PasswordField label="Password" value={password} onChange={({ target }) => setPassword(target.value)} />
      <button type="submit">Send</button>
    </Form>
  )
}

/** Renders a form with a field of each sort. Returns what pastes into a field, and what was submitted. */
async function show() {
  const messages = createMessages('en')
  await messages.load(['form'])
  const onSubmit = vi.fn<(values: readonly string[]) => void>()
  render(
    <I18nProvider i18n={messages.i18n}>
      <Sample onSubmit={onSubmit} />
    </I18nProvider>,
  )
  const paste = (label: string, value: string) => {
    const field = screen.getByLabelText<HTMLInputElement>(label)
    fireEvent.change(field, { target: { value } })
    return field
  }
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  return { onSubmit, paste, submit }
}

describe.each(['Name', 'Note'])('a pasted text that is too long (%s)', (label) => {
  it('stays as it is, and the field says what is wrong', async () => {
    const { paste } = await show()
    const field = paste(label, 'abcdef')
    expect(field.value).toBe('abcdef')
    expect(field.hasAttribute('maxlength')).toBe(false)
    expect(screen.getByText('Use up to 5 characters.')).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  it('is not submitted before it is shortened', async () => {
    const { onSubmit, paste, submit } = await show()
    const field = paste(label, 'abcdef')
    submit()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(field)
    paste(label, 'abcde')
    submit()
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('Use up to 5 characters.')).toBeNull()
  })

  it('is measured without spaces and invisible characters around it', async () => {
    const { onSubmit, paste, submit } = await show()
    paste(label, '  \u200Babcde\u200B  ')
    submit()
    expect(screen.queryByText('Use up to 5 characters.')).toBeNull()
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})

it.each(['Practice1! ', ' Practice1!\u200B', 'Practice1!\u00A0', 'Practice1！'])(
  'a pasted password loses what no password holds: %j',
  async (pasted) => {
    const { onSubmit, paste, submit } = await show()
    expect(paste('Password', pasted).value).toBe('Practice1!')
    submit()
    expect(onSubmit).toHaveBeenCalledWith(['', '', 'Practice1!'])
  },
)
