import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { renderApp } from '#tests/model/render-app.tsx'
import type { RenderedApp } from '#tests/model/rendered-app.ts'
import type { Counted } from '../visit-counts/counted.ts'

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
  await user.type(screen.getByLabelText('Email'), 'nobody@member.example{Enter}')
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

describe('useFlow with an address that says more than the stored snapshot', () => {
  const refused = 'This link has expired'

  it('shows why a link was refused in a tab where the form was used before', async () => {
    app = await renderApp(otherPath, 'desktop', 'en')
    await app.followLink(formPath)
    await fail()
    await app.followLink(otherPath)
    await app.followLink(`${formPath}?refused=${codes.passwordLinkExpired}`)
    expect(await screen.findByText(refused, { exact: false })).toBeTruthy()
  })

  it('opens the way to find an ID that the address names, after the other was used', async () => {
    const user = userEvent.setup()
    app = await renderApp(otherPath, 'desktop', 'en')
    await app.followLink('/find-account')
    await user.type(await screen.findByLabelText('Name'), 'Haneul')
    await app.followLink(otherPath)
    await app.followLink('/find-account/findbyemail')
    expect(await screen.findByLabelText('Email')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'By email' }).getAttribute('aria-current')).toBe('page')
  })
})

describe('useFlow with a count of visits', () => {
  const counted: Counted[] = []
  /** `state` of each run in its order, with what is known of its beginning. */
  const runs = () =>
    [
      ...Map.groupBy(
        counted.flatMap((each) => ('run' in each ? [each] : [])),
        ({ run }) => run,
      ),
    ].map(([run, states]) => ({
      ...run,
      states: [...new Set(states.map(({ state }) => state))],
    }))
  const open = async (path: string) => {
    counted.length = 0
    app = await renderApp(path, 'desktop', 'en', { countVisit: (each) => counted.push(each) })
    await screen.findByRole('heading', { level: 1 })
  }
  const fresh = { flow: 'find-password', isResumed: false, beganElsewhere: false }

  it('tells the states of a run in the order in which it enters them', async () => {
    await open(formPath)
    await fail()
    expect(runs()).toEqual([{ ...fresh, states: ['enteringAccount', 'sendingLink'] }])
  })

  it('tells after a reload that the run goes on', async () => {
    await open(formPath)
    await fail()
    await app.reload()
    await screen.findByLabelText('ID')
    expect(runs()).toEqual([
      { ...fresh, states: ['enteringAccount', 'sendingLink'] },
      { ...fresh, isResumed: true, states: ['enteringAccount'] },
    ])
  })

  it('tells that a run goes on when its stored state is restored', async () => {
    await open(otherPath)
    await app.followLink(formPath)
    await app.followLink(otherPath)
    await screen.findByLabelText('Password')
    const logins = runs().filter(({ flow }) => flow === 'login')
    expect(logins.map(({ isResumed }) => isResumed)).toEqual([false, true])
  })

  it('tells that the page of a mailed link is no beginning', async () => {
    await open('/find-password-reset#token=t')
    expect(runs().map(({ flow, beganElsewhere }) => [flow, beganElsewhere])).toContainEqual(['find-password', true])
  })
})
