import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMessages } from '#lib/i18n/i18n.ts'
import { AsyncContent } from './async-content.tsx'

async function show(answer: { data?: string; errorText?: string }) {
  const messages = createMessages('en')
  await messages.load(['shop'])
  const onRetry = vi.fn()
  render(
    <I18nProvider i18n={messages.i18n}>
      <AsyncContent
        data={answer.data}
        errorText={answer.errorText}
        errorTitle="No list"
        onRetry={onRetry}
        skeleton={<p>Loading</p>}
      >
        {(data) => <p>{data}</p>}
      </AsyncContent>
    </I18nProvider>,
  )
  return onRetry
}

afterEach(cleanup)

describe('AsyncContent', () => {
  it('shows the skeleton, marked as busy, until there is data', async () => {
    await show({})
    expect(screen.getByText('Loading').closest('[aria-busy=true]')).not.toBeNull()
  })

  it('shows the content once there is data, even if it is empty', async () => {
    await show({ data: '' })
    expect(screen.queryByText('Loading')).toBeNull()
  })

  it('announces an error with its reason, in place of older data, and retries', async () => {
    const onRetry = await show({ data: 'Old', errorText: 'Network down' })
    expect(screen.getByRole('alert').textContent).toContain('No listNetwork down')
    expect(screen.queryByText('Old')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})
