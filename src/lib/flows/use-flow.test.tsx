import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as codes from '../../../contract/protocol/codes.ts'
import { ApiError } from '../../../contract/protocol/api-error.ts'
import { renderApp } from '../../../tests/model/render-app.tsx'
import type { RenderedApp } from '../../../tests/model/rendered-app.ts'

let app: RenderedApp
afterEach(() => app.close())

const formPath = '/find-password'
const otherPath = '/login'

/** Whether the form shows the error of the last try. */
const hasError = async () => {
  await screen.findByLabelText('ID')
  return screen.queryByText('We couldn’t find this account. Check what you entered.') !== null
}

/** Sends the form for an account that does not exist. */
async function fail(): Promise<void> {
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('ID'), 'nobody01')
  await user.type(screen.getByLabelText('Email'), 'nobody@practicum.example{Enter}')
  const error = ApiError.received({ status: 400, code: codes.passwordLinkAccountNotFound })
  await app.settleActor('find-password', 'sendPasswordLink', { error })
  expect(await hasError()).toBe(true)
}

describe('useFlow with an error of the last try', () => {
  beforeEach(async () => {
    app = await renderApp(otherPath, 'desktop', 'en')
    await app.followLink(formPath)
    await fail()
  })

  it('drops it when a link leads to the page again', async () => {
    await app.followLink(otherPath)
    await app.followLink(formPath)
    expect(await hasError()).toBe(false)
  })

  it('keeps it after a reload', async () => {
    await app.reload()
    expect(await hasError()).toBe(true)
  })

  it('keeps it after Back', async () => {
    await app.followLink(otherPath)
    await app.goBack()
    expect(await hasError()).toBe(true)
  })

  it('keeps it after Back and Forward', async () => {
    await app.goBack()
    await app.goForward()
    expect(await hasError()).toBe(true)
  })

  it('drops it when a link leads to the page again after a reload', async () => {
    await app.reload()
    expect(await hasError()).toBe(true)
    await app.followLink(otherPath)
    await app.followLink(formPath)
    expect(await hasError()).toBe(false)
  })
})
