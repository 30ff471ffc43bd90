import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as codes from '#contract/protocol/codes.ts'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

type Props = ComponentProps<typeof WithdrawalForm>

const humanCheckFailed = { code: codes.humanCheckFailed, status: 400, requestId: undefined, field: undefined }

/** The form while the human check runs, until "Passed" or "Failed" is pressed. */
function RunningCheck(props: Props) {
  const [end, setEnd] = useState<'passed' | 'failed'>()
  return (
    <>
      <button type="button" onClick={() => setEnd('passed')}>
        Passed
      </button>
      <button type="button" onClick={() => setEnd('failed')}>
        Failed
      </button>
      <WithdrawalForm
        {...props}
        humanCheck={end === undefined ? 'running' : end === 'passed' ? 'passed' : 'open'}
        error={end === 'failed' ? humanCheckFailed : undefined}
      />
    </>
  )
}

/** The form; returns what it calls. */
async function show({ humanCheck = 'passed', ...special }: Partial<Props> = {}) {
  const calls = {
    onAssertHuman: vi.fn<Props['onAssertHuman']>(),
    onSubmit: vi.fn<Props['onSubmit']>(),
    onChooseGuardian: vi.fn<Props['onChooseGuardian']>(),
  }
  const props: Props = {
    reasons: [
      { code: 'price', name: 'It costs too much' },
      { code: 'other', name: 'Another reason' },
    ],
    refundAmount: 0,
    hasGuardian: false,
    isByGuardian: false,
    humanCheck,
    busy: false,
    error: undefined,
    ...calls,
    ...special,
  }
  await renderScreen(humanCheck === 'running' ? <RunningCheck {...props} /> : <WithdrawalForm {...props} />)
  return calls
}
const user = userEvent.setup()
const choose = (name: string) => user.click(screen.getByRole('radio', { name }))
const agree = () => user.click(screen.getByRole('checkbox', { name: /^I understand/ }))
const type = (label: string, text: string) => user.type(screen.getByLabelText(label), text)
const submit = (name = 'Close account') => user.click(screen.getByRole('button', { name }))
const texts = () => screen.getByRole('main').textContent

describe('WithdrawalForm', () => {
  test('asks for reason, agreement, human check and password', async () => {
    const { onSubmit } = await show({ humanCheck: 'open' })
    expect(texts()).not.toContain('Tick the box')
    expect(texts()).not.toContain('Verified')
    expect(screen.getAllByRole('radio').some((radio) => radio.matches(':checked'))).toBe(false)
    await submit()
    for (const text of [
      'Choose your reason for leaving.',
      'Agree to continue.',
      'Tick the box to confirm you’re not a robot.',
      'Enter your password.',
    ])
      expect(texts()).toContain(text)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('waits for the human check alone, too', async () => {
    const { onSubmit } = await show({ humanCheck: 'open' })
    await choose('It costs too much')
    await agree()
    await type('Password', 'Secret1!pass')
    await submit()
    expect(texts()).toContain('Tick the box to confirm you’re not a robot.')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('sends reason, shown refund and password', async () => {
    const { onSubmit } = await show({ refundAmount: 20_000 })
    expect(screen.getByRole('status').textContent).toBe('Verified')
    await choose('It costs too much')
    await agree()
    await type('Password', 'Secret1!pass')
    await submit('Get the refund and close account')
    const form = { reason: 'price', otherReason: '', refundAmount: 20_000 }
    expect(onSubmit.mock.calls).toEqual([[form, 'Secret1!pass']])
  })

  test('asks for the text of another reason, and sends it only with that one', async () => {
    const { onSubmit } = await show()
    await agree()
    await type('Password', 'Secret1!pass')
    expect(screen.queryByLabelText('Tell us more')).toBeNull()
    await choose('Another reason')
    await type('Tell us more', '  ')
    await submit()
    expect(texts()).toContain('Tell us why in a line.')
    await type('Tell us more', 'I moved away ')
    await submit()
    await choose('It costs too much')
    await submit()
    expect(onSubmit.mock.calls.map(([{ reason, otherReason }]) => [reason, otherReason])).toEqual([
      ['other', 'I moved away'],
      ['price', ''],
    ])
  })

  test('needs no password of a verified guardian, and sends nothing while busy', async () => {
    const { onSubmit } = await show({ hasGuardian: true, isByGuardian: true })
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Close as the guardian/ })).toBeNull()
    await choose('It costs too much')
    await agree()
    await submit()
    expect(onSubmit.mock.calls.map(([, password]) => password)).toEqual([''])
    cleanup()
    const busy = await show({ isByGuardian: true, busy: true })
    await choose('It costs too much')
    await agree()
    await user.click(screen.getByRole('button', { name: 'Closing your account' }))
    expect(busy.onSubmit).not.toHaveBeenCalled()
  })

  test('lets the guardian of a minor take over, where there is one', async () => {
    await show()
    expect(screen.queryByRole('button', { name: /^Close as the guardian/ })).toBeNull()
    cleanup()
    const { onChooseGuardian } = await show({ hasGuardian: true })
    await user.click(screen.getByRole('button', { name: 'Close as the guardian, without a password' }))
    expect(onChooseGuardian).toHaveBeenCalledOnce()
  })

  describe('when "Close account" is pressed while the human check runs', () => {
    async function submitDuringCheck() {
      const { onSubmit } = await show({ humanCheck: 'running' })
      await choose('It costs too much')
      await agree()
      await type('Password', 'Secret1!pass')
      await submit()
      expect(screen.getByRole('button', { name: 'Closing your account' })).toBeDefined()
      expect(onSubmit).not.toHaveBeenCalled()
      return onSubmit
    }

    test('waits for the check, and then submits once', async () => {
      const onSubmit = await submitDuringCheck()
      await user.click(screen.getByRole('button', { name: 'Passed' }))
      await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
      const form = { reason: 'price', otherReason: '', refundAmount: 0 }
      expect(onSubmit).toHaveBeenCalledWith(form, 'Secret1!pass')
    })

    test('submits nothing after a check that failed, and says so', async () => {
      const onSubmit = await submitDuringCheck()
      await user.click(screen.getByRole('button', { name: 'Failed' }))
      expect(await screen.findByRole('button', { name: 'Close account' })).toBeDefined()
      expect(texts()).toContain('We couldn’t confirm you’re not a robot. Tick the box again.')
      expect(onSubmit).not.toHaveBeenCalled()
    })
  })
})
