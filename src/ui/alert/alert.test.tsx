import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AlertMount } from './alert-mount.tsx'
import { type AlertOptions, closeAlert, currentAlert } from './alert-store.ts'
import { showAlert } from './show-alert.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

const options: AlertOptions = {
  title: 'Log in first',
  content: 'You can buy once you are logged in.',
  primary: { name: 'Log in' },
  secondary: { name: 'Close' },
}

async function shown(alert: AlertOptions = options): Promise<HTMLElement> {
  act(() => showAlert(alert))
  return screen.findByRole('alertdialog', { name: alert.title })
}

const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

beforeEach(() => {
  render(
    <I18nProvider i18n={i18n}>
      <button type="button">Buy</button>
      <AlertMount />
    </I18nProvider>,
  )
})

afterEach(() => {
  cleanup()
  while (currentAlert()) closeAlert()
})

describe('alert', () => {
  it('renders nothing until something is shown', () => {
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('is modal, and tells its title and content', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    const dialog = await shown()
    expect(showModal).toHaveBeenCalledOnce()
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    const described = dialog.getAttribute('aria-describedby')
    expect(described && document.getElementById(described)?.textContent).toBe(options.content)
    showModal.mockRestore()
  })

  it('puts the focus on the primary button', async () => {
    await shown()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Log in' }))
  })

  it('gives the focus back to where it was', async () => {
    const opener = screen.getByRole('button', { name: 'Buy' })
    opener.focus()
    await shown()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await gone()
    expect(document.activeElement).toBe(opener)
  })

  it('runs the action of the button that was chosen, once it is closed', async () => {
    const openThen: boolean[] = []
    const action = vi.fn(() => openThen.push(currentAlert() !== undefined))
    const other = vi.fn()
    await shown({ ...options, primary: { name: 'Log in', action }, secondary: { name: 'Close', action: other } })
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
    await gone()
    expect(action).toHaveBeenCalledOnce()
    expect(openThen).toEqual([false])
    expect(other).not.toHaveBeenCalled()
  })

  it('hides the secondary button when its name is empty', async () => {
    const dialog = await shown({ ...options, secondary: { name: '' } })
    expect(dialog.querySelectorAll('button')).toHaveLength(1)
  })

  it('has one button when there is no secondary one', async () => {
    const dialog = await shown({ title: options.title, content: options.content, primary: options.primary })
    expect(dialog.querySelectorAll('button')).toHaveLength(1)
  })

  it('takes Escape for the secondary button', async () => {
    const action = vi.fn()
    const other = vi.fn()
    const dialog = await shown({
      ...options,
      primary: { name: 'Log in', action: other },
      secondary: { name: 'Close', action },
    })
    pressEscape(dialog)
    await gone()
    expect(action).toHaveBeenCalledOnce()
    expect(other).not.toHaveBeenCalled()
  })

  it('takes Escape for the primary button where it is alone', async () => {
    const action = vi.fn()
    const dialog = await shown({ title: 'Done', content: 'Saved.', primary: { name: 'OK', action } })
    pressEscape(dialog)
    await gone()
    expect(action).toHaveBeenCalledOnce()
  })

  it('shows the number of the request, and nothing where there is none', async () => {
    const dialog = await shown({ ...options, requestId: 'abc-1' })
    expect(dialog.textContent).toContain('abc-1')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await gone()
    expect((await shown()).textContent).not.toContain('abc-1')
  })

  it('shows one alert after the other', async () => {
    await shown()
    act(() => showAlert({ title: 'Second', content: '', primary: { name: 'OK' } }))
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(await screen.findByRole('alertdialog', { name: 'Second' })).toBeTruthy()
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
  })

  it('does nothing when the page closes it, as on leaving', async () => {
    const action = vi.fn()
    const dialog = await shown({
      ...options,
      primary: { name: 'Log in', action },
      secondary: { name: 'Close', action },
    })
    if (dialog instanceof HTMLDialogElement) act(() => dialog.close())
    await gone()
    expect(action).not.toHaveBeenCalled()
  })
})

/** Imitates Escape in a browser: `cancel`, then `close` unless it was prevented. */
function pressEscape(dialog: HTMLElement): void {
  act(() => {
    const goesOn = dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    if (goesOn && dialog instanceof HTMLDialogElement) dialog.close()
  })
}
