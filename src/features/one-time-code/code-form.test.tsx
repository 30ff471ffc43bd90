import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { sampleCode } from '#tests/flows/samples/samples.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { CodeForm } from './code-form.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

afterEach(cleanup)

test.each(['123 456', '123-456', ' 123456 ', '12 34 56', '123\u2010456', '123456'])(
  'keeps all six digits of a pasted %j',
  async (pasted) => {
    const user = userEvent.setup()
    const onSubmit = vi.fn()
    render(
      <I18nProvider i18n={i18n}>
        <CodeForm
          sent={sampleCode}
          attemptsLeft={5}
          isResent={false}
          by="phone"
          busy={undefined}
          error={undefined}
          back={null}
          onSubmit={onSubmit}
          onResend={() => {}}
        />
      </I18nProvider>,
    )
    await user.click(screen.getByRole('textbox', { name: 'One-time code' }))
    await user.paste(pasted)
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('123456'))
  },
)

test('says how long the code can be entered, and how often', () => {
  render(
    <I18nProvider i18n={i18n}>
      <CodeForm
        sent={sampleCode}
        attemptsLeft={4}
        isResent={false}
        by="phone"
        busy={undefined}
        error={undefined}
        back={null}
        onSubmit={() => {}}
        onResend={() => {}}
      />
    </I18nProvider>,
  )
  expect(screen.getByRole('timer', { name: 'Time left' }).parentElement?.textContent).toBe('3:00left to enter the code')
  expect(screen.getByText('4').parentElement?.textContent).toBe('4attempts left')
})
