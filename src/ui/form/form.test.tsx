import { useForm } from '@tanstack/react-form'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { waitFor } from '#tests/support/wait-for.ts'
import { bindField } from './bind-field.ts'
import { Form } from './form.tsx'

afterEach(cleanup)

/** Sets the value of a field as other programs do: React hears of no event, and not of the value. */
function fillInSilently(name: string, value: string): void {
  const field = screen.getByLabelText(name)
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

function BoundForm({ onSubmit }: { onSubmit: (values: object) => void }) {
  const form = useForm({
    defaultValues: { userid: '', password: '' },
    validators: { onSubmit: ({ value }) => (value.userid === '' || value.password === '' ? 'Enter both.' : undefined) },
    onSubmit: ({ value }) => onSubmit(value),
  })
  return (
    <Form onSubmit={() => void form.handleSubmit()}>
      <form.Field name="userid">
        {(field) => {
          const { error, ...bound } = bindField(field)
          return <input aria-label="ID" {...bound} />
        }}
      </form.Field>
      <form.Field name="password">
        {(field) => {
          const { error, ...bound } = bindField(field)
          return <input aria-label="Password" type="password" {...bound} />
        }}
      </form.Field>
      <button type="submit">Log in</button>
    </Form>
  )
}

function StatefulForm({ onSubmit }: { onSubmit: (typed: object) => void }) {
  const [reason, setReason] = useState('')
  const [holder, setHolder] = useState('')
  return (
    <Form onSubmit={() => onSubmit({ reason, holder })}>
      <textarea aria-label="Reason" value={reason} onChange={(event) => setReason(event.target.value)} />
      <input aria-label="Holder" value={holder} onChange={(event) => setHolder(event.target.value)} />
      <button type="submit">Send</button>
    </Form>
  )
}

describe('Form', () => {
  it('submits what a password manager has filled in without events', async () => {
    const onSubmit = vi.fn()
    render(<BoundForm onSubmit={onSubmit} />)
    fillInSilently('ID', 'company01')
    fillInSilently('Password', 'Practice1!')
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(onSubmit.mock.calls).toEqual([[{ userid: 'company01', password: 'Practice1!' }]]))
  })

  it('calls the handler of the last render, with the texts of all fields that were set without events', () => {
    const onSubmit = vi.fn()
    render(<StatefulForm onSubmit={onSubmit} />)
    fillInSilently('Reason', 'Ordered twice')
    fillInSilently('Holder', 'Kim Haneul')
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSubmit.mock.calls).toEqual([[{ reason: 'Ordered twice', holder: 'Kim Haneul' }]])
  })

  it('reports nothing again that was typed or chosen', () => {
    const onChange = vi.fn()
    render(
      <Form onSubmit={() => {}}>
        <input aria-label="Name" value="Kim" onChange={onChange} />
        <input aria-label="News" type="checkbox" checked onChange={onChange} />
        <select aria-label="Address" value="home" onChange={onChange}>
          <option value="home">Home</option>
        </select>
        <button type="submit">Send</button>
      </Form>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onChange).not.toHaveBeenCalled()
  })
})
