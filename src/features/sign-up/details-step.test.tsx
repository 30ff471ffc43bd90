import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { samplePassword } from '#tests/flows/samples/samples.ts'
import { adult } from '#tests/flows/samples/sign-up.samples.ts'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import { DetailsStep } from './details-step.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

/** The step while the human check runs, until "Passed" or "Failed" is pressed. */
function RunningCheck({ onSubmit }: { readonly onSubmit: () => void }) {
  const [end, setEnd] = useState<'passed' | 'failed'>()
  return (
    <>
      <button type="button" onClick={() => setEnd('passed')}>
        Passed
      </button>
      <button type="button" onClick={() => setEnd('failed')}>
        Failed
      </button>
      <DetailsStep
        memberType="IDV"
        identification={adult}
        today="2026-11-21"
        email="gaeul@member.example"
        state={end === undefined ? 'provingHuman' : 'enteringDetails'}
        freeUserid="gaeul2026"
        isHuman={end === 'passed'}
        error={end === 'failed' ? { code: undefined, status: 0, requestId: undefined, field: undefined } : undefined}
        onCheckUserid={() => {}}
        onHuman={() => {}}
        onSubmit={onSubmit}
        onBack={() => {}}
      />
    </>
  )
}

async function pressSignUpDuringCheck() {
  const onSubmit = vi.fn()
  await renderScreen(<RunningCheck onSubmit={onSubmit} />)
  fireEvent.change(screen.getByRole('textbox', { name: 'ID' }), { target: { value: 'gaeul2026' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: samplePassword } })
  fireEvent.change(screen.getByLabelText('Confirm password'), { target: { value: samplePassword } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign up' }))
  expect(onSubmit).not.toHaveBeenCalled()
  return onSubmit
}

test('waits for the human check when "Sign up" is pressed meanwhile, and then submits once', async () => {
  const onSubmit = await pressSignUpDuringCheck()
  fireEvent.click(screen.getByRole('button', { name: 'Passed' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ userid: 'gaeul2026', pwd: samplePassword }))
})

test('submits nothing after a human check that failed', async () => {
  const onSubmit = await pressSignUpDuringCheck()
  fireEvent.click(screen.getByRole('button', { name: 'Failed' }))
  expect(await screen.findByRole('button', { name: 'Sign up' })).toBeTruthy()
  expect(onSubmit).not.toHaveBeenCalled()
})
