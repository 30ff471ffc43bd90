import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Expectation } from '../../machines/models/flow-model.ts'
import { flowModels } from '../../machines/models/flow-models.ts'
import type { UserDriver } from '../../machines/models/user-driver.ts'
import { freeOrder, sampleDeadline, sampleId, sampleMoment } from '../../machines/models/samples.ts'
import type { RenderedApp } from './render-app.tsx'

/** Drives a rendered screen. The environment is simulated by the replies of other flows. */
export function createScreenDriver(app: RenderedApp): UserDriver {
  const user = userEvent.setup()
  const settle = (flow: string, actor: string, name: string) => {
    const reply = flowModels.find((model) => model.name === flow)?.replies[actor]?.[name]
    if (!reply) throw new Error(`${flow} has no reply "${actor} ${name}"`)
    return app.settleActor(flow, actor, reply)
  }
  const nothing = async () => {}
  const click: UserDriver['click'] = async (role, name) => user.click(await screen.findByRole(role, { name }))
  const approve = async () => {
    await settle('identity-verification', 'openVerification', 'popup')
    await settle('identity-verification', 'watchWindow', 'verified')
  }
  return {
    click,
    type: async (label, text) => {
      const field = await screen.findByLabelText(label)
      await user.clear(field)
      await user.type(field, text)
    },
    check: async (name) => {
      const box = await screen.findByRole('checkbox', { name: new RegExp(escapeRegExp(name)) })
      if (!(box instanceof HTMLInputElement) || !box.checked) await user.click(box)
    },
    goBack: () => app.goBack(),
    followLink: (path) => app.followLink(path),
    environment: {
      setNetwork: nothing,
      failNextCall: nothing,
      advanceClock: nothing,
      blockNextPopup: nothing,
      corrupt: nothing,
      returnFromIdentity: nothing,
      returnFromIdentityToOrder: nothing,
      visit: nothing,
      sendEmailLink: nothing,
      openMailedLink: nothing,
      readCode: async () => '483910',
      settleActor: settle,
      storeSignUpDraft: nothing,
      confirmEmail: async (email) => {
        const verification = {
          id: sampleId,
          email,
          sent_at: sampleMoment,
          expires_at: sampleDeadline,
          resend_at: sampleMoment,
          sends_left: 4,
        }
        await app.settleActor('email-verification', 'sendEmailVerification', {
          output: { ...verification, status: 'sent' },
        })
        await app.settleActor('email-verification', 'watchMail', { output: { ...verification, status: 'verified' } })
      },
      returnFromPayment: nothing,
      settlePayment: nothing,
      openFreeOrder: () => app.followLink(freeOrder),
      inOtherTab: (what) => app.inOtherTab(what),
      rejectAccessToken: () => app.rejectAccessToken(),
      verifyIdentity: async (answer) => {
        if (answer === 'approve') await approve()
      },
      verifyOnPage: async () => {
        const status = 'identityVerificationStatus'
        if (app.isActorRunning('identity-verification', status)) {
          await settle('identity-verification', status, 'verified')
        } else {
          await click('button', 'Verify your identity')
          await approve()
        }
      },
      actInSchoolApp: async (action) => {
        if (action === 'scan') await settle('qr-login', 'openQrLogin', 'shown')
        if (action !== 'approve') return
        await settle('qr-login', 'watchCode', 'approved')
        await settle('qr-login', 'qrLogin', 'welcome')
      },
    },
  }
}

/** Lazy parts of a screen load first. */
const stateTimeout = { timeout: 5_000 }

/** Waits until the flow is in `state` and the screen shows what its model expects. */
export async function expectState(
  app: RenderedApp,
  flow: string,
  state: string,
  expectation: Expectation | undefined,
): Promise<void> {
  if (!expectation) throw new Error(`nothing is expected in the state "${state}"`)
  await waitFor(async () => {
    // A state that navigates away is recognized by its destination.
    if (expectation.navigatesTo !== undefined && new RegExp(expectation.navigatesTo).test(app.path())) return
    const { continuesIn } = expectation
    if (continuesIn && document.querySelector(`[data-flow="${continuesIn.flow}"][data-state="${continuesIn.state}"]`))
      return
    const element = document.querySelector<HTMLElement>(`[data-flow="${flow}"]`)
    const found = element?.dataset['state']
    if (found !== state) throw new Error(`expected ${state}, found ${found}`)
    expectVisible(expectation)
  }, stateTimeout)
}

function expectVisible({ role, name }: Expectation): void {
  const matching = new RegExp(escapeRegExp(name))
  if (role === 'text') screen.getAllByText(matching)
  else if (role === 'status' || role === 'alert') {
    const elements = screen.getAllByRole(role)
    if (
      !elements.some(
        (each) => within(each).queryAllByText(matching).length > 0 || matching.test(each.textContent ?? ''),
      )
    )
      throw new Error(`no ${role} says "${name}"`)
  } else screen.getAllByRole(role, { name: matching })
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
