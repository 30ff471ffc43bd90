import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createMessages } from '#lib/i18n/i18n.ts'
import { PasswordHints } from './password-hints.tsx'

const nothingYet = { letters: false, numbers: false, symbols: false, length: false, nothingElse: true }

async function show(hints: Partial<Parameters<typeof PasswordHints>[0]>) {
  const messages = createMessages('en')
  await messages.load(['form'])
  render(
    <I18nProvider i18n={messages.i18n}>
      <PasswordHints length={7} shortest={8} symbols="~!@#$^&*" kept={nothingYet} {...hints} />
    </I18nProvider>,
  )
}

test('tells each part of the rule, and whether it holds already', async () => {
  await show({ longest: 20, kept: { ...nothingYet, letters: true, numbers: true } })
  expect(screen.getAllByRole('listitem').map((part) => part.textContent)).toEqual([
    'Letters, met',
    'Numbers, met',
    'Symbols ~!@#$^&*, not met yet',
    '8 to 20 characters, not met yet',
  ])
  expect(screen.getByText('7 characters')).toBeDefined()
  expect(screen.getByText('from 8 to 20')).toBeDefined()
})

test('says so when something is in it that does not belong there', async () => {
  await show({ longest: 20, kept: { ...nothingYet, nothingElse: false } })
  expect(screen.getByText('Only letters, numbers and these symbols')).toBeDefined()
})

test('names no longest password where the rule has none', async () => {
  await show({})
  expect(screen.getByText('at least 8')).toBeDefined()
  expect(screen.getByText('At least 8 characters')).toBeDefined()
})
