import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as codes from '#contract/protocol/codes.ts'
import { createMessages } from '#lib/i18n/i18n.ts'
import { CopyButton } from './copy-button.tsx'

async function show(text: string) {
  const messages = createMessages('en')
  await messages.load(['shop'])
  render(
    <I18nProvider i18n={messages.i18n}>
      <CopyButton text={text} />
    </I18nProvider>,
  )
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('CopyButton', () => {
  it('copies the text and announces it', async () => {
    const writeText = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    await show(codes.wrongCredentials)
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
    const copied = await screen.findByText('Copied')
    expect(copied.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
    expect(writeText).toHaveBeenCalledWith(codes.wrongCredentials)
  })

  it('stays as it is without a clipboard', async () => {
    vi.stubGlobal('navigator', {})
    await show(codes.wrongCredentials)
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
    expect(screen.getByRole('button').textContent).toBe('Copy')
  })
})
