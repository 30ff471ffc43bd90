import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { useClosingMenus } from './use-closing-menus.ts'

afterEach(cleanup)

function Page() {
  useClosingMenus()
  return (
    <>
      <details name="menu" open>
        <summary>Courses</summary>
        <a href="/contents">All courses</a>
      </details>
      <a href="/device">Training devices</a>
      <p>Words</p>
    </>
  )
}

const menu = () => screen.getByRole<HTMLDetailsElement>('group')

it('closes on Escape, and returns the focus to what opened it', async () => {
  render(<Page />)
  screen.getByText('All courses').focus()
  await userEvent.keyboard('{Escape}')
  expect(menu().open).toBe(false)
  expect(document.activeElement).toBe(screen.getByText('Courses'))
})

it('stays open while the focus moves within it, and closes when it moves on', () => {
  render(<Page />)
  screen.getByText('All courses').focus()
  expect(menu().open).toBe(true)
  screen.getByText('Training devices').focus()
  expect(menu().open).toBe(false)
})

it('closes when somebody presses elsewhere', async () => {
  render(<Page />)
  await userEvent.pointer({ keys: '[MouseLeft]', target: screen.getByText('Words') })
  expect(menu().open).toBe(false)
})
