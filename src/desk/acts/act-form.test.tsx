import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { continueRefund } from '#contract/desk/refunds.ts'
import { parseAnswer } from '#contract/protocol/endpoint.ts'
import type { Http } from '#lib/http/http.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import type { DeskContext } from '../http/desk-context.ts'
import {
  type AccountFields,
  accountOf,
  RefundAccountFields,
  RefundAccountText,
} from '../refund/refund-account-fields.tsx'
import { ActForm } from './act-form.tsx'

afterEach(cleanup)

const number = '20261121-7QK2M9XD'

/** The form that goes on with the refund of a deposit. */
function RefundOfDeposit() {
  const [typed, setTyped] = useState<AccountFields>({ bank: '', number: '', holder: '', allowsOther: false })
  return (
    <ActForm
      endpoint={continueRefund}
      input={(reason) => ({
        params: { id: number },
        body: { reason, allows_other_holder: typed.allowsOther, account: accountOf(typed) },
      })}
      submit="Refund now"
      changes={[]}
      onDone={() => {}}
      confirmation={() => <RefundAccountText account={accountOf(typed)} />}
    >
      <RefundAccountFields value={typed} onChange={setTyped} />
    </ActForm>
  )
}

/** Opens the form in English. Returns the inputs of the calls that it made. */
async function open(): Promise<readonly unknown[]> {
  const asked: unknown[] = []
  const http: Http = async (endpoint, input) => {
    asked.push(input)
    return parseAnswer(endpoint, {})
  }
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const queryClient = new QueryClient()
  const context = { http, queryClient, messages: { i18n, locale: 'en' } } as const
  const rootRoute = createRootRouteWithContext<Pick<DeskContext, keyof typeof context>>()({})
  const route = createRoute({ getParentRoute: () => rootRoute, path: '/', component: RefundOfDeposit })
  const router = createRouter({
    routeTree: rootRoute.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context,
  })
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  await screen.findByLabelText('Bank')
  return asked
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = (name = 'Refund now') => {
  const button = screen.getAllByRole('button', { name }).find((each) => each.closest('[hidden]') === null)
  fireEvent.click(button ?? expect.fail(`there is a button ${name}`))
}

test('an account is shown once more before money goes to it, and can be corrected', async () => {
  const asked = await open()
  type('Bank', 'kookmin')
  type('Account number', '  302 - 1234 - 5678 - 91')
  type('Account holder', ' 김\u200B하늘 ')
  type('Reason, for the record', 'The buyer called')
  submit()
  expect(await screen.findByText('KB Kookmin Bank 3021 2345 6789 1, in the name of 김하늘')).toBeTruthy()
  expect(asked).toEqual([])
  submit('Back')
  type('Account number', '302-1234-5678-92')
  submit()
  await screen.findByText('KB Kookmin Bank 3021 2345 6789 2, in the name of 김하늘')
  submit()
  const account = { bank: 'kookmin', number: '3021234567892', holder: '김하늘' }
  const body = { reason: 'The buyer called', allows_other_holder: false, account }
  await waitFor(() => expect(asked).toEqual([{ params: { id: number }, body }]))
})

test('a number that is no account is not asked about', async () => {
  const asked = await open()
  type('Bank', 'kookmin')
  type('Account number', '302-1234')
  type('Account holder', '김하늘')
  type('Reason, for the record', 'The buyer called')
  submit()
  expect(screen.queryByText(/in the name of/)).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Account number').validationMessage).toBe(
    'Enter the account number, 8 to 16 digits.',
  )
  expect(asked).toEqual([])
})
