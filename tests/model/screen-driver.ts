import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Expectation } from '../../machines/models/flow-model.ts'
import { flowModels } from '../../machines/models/flow-models.ts'
import type { UserDriver } from '../../machines/models/user-driver.ts'
import { freeOrder, sampleDeadline, sampleId, sampleMoment } from '../../machines/models/samples.ts'
import type { RenderedApp } from './render-app.tsx'

/** A person in front of a rendered screen. The world outside of it is played by the replies of other flows. */
export function createScreenDriver(app: RenderedApp): UserDriver {
  const user = userEvent.setup()
  const replyOf = (flow: string, actor: string, name: string) => {
    const reply = flowModels.find((model) => model.name === flow)?.replies[actor]?.[name]
    if (!reply) throw new Error(`${flow} has no reply "${actor} ${name}"`)
    return app.settleActor(flow, actor, reply)
  }
  const nothing = async () => {}
  const press: UserDriver['click'] = async (role, name) => user.click(await screen.findByRole(role, { name }))
  const approve = async () => {
    await replyOf('identity-verification', 'openVerification', 'popup')
    await replyOf('identity-verification', 'watchWindow', 'verified')
  }
  return {
    click: press,
    type: async (label, text) => {
      const field = await screen.findByLabelText(label)
      await user.clear(field)
      await user.type(field, text)
    },
    check: async (name) => {
      const box = await screen.findByRole('checkbox', { name: new RegExp(literal(name)) })
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
      settleActor: replyOf,
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
          await replyOf('identity-verification', status, 'verified')
        } else {
          await press('button', 'Verify your identity')
          await approve()
        }
      },
      actInSchoolApp: async (deed) => {
        if (deed === 'scan') await replyOf('qr-login', 'openQrLogin', 'shown')
        if (deed !== 'approve') return
        await replyOf('qr-login', 'watchCode', 'approved')
        await replyOf('qr-login', 'qrLogin', 'welcome')
      },
    },
  }
}

/** Screens load their late parts first. */
const patience = { timeout: 5_000 }

/** Waits until the flow's place says `state`, and shows what the model promises of it. */
export async function expectState(
  app: RenderedApp,
  flow: string,
  state: string,
  expectation: Expectation | undefined,
): Promise<void> {
  if (!expectation) throw new Error(`nothing is promised of the state "${state}"`)
  await waitFor(async () => {
    // What leads away is seen by where it leads to.
    if (expectation.navigatesTo !== undefined && new RegExp(expectation.navigatesTo).test(app.path())) return
    const { continuesIn } = expectation
    if (continuesIn && document.querySelector(`[data-flow="${continuesIn.flow}"][data-state="${continuesIn.state}"]`))
      return
    const place = document.querySelector<HTMLElement>(`[data-flow="${flow}"]`)
    if (place?.dataset['state'] !== state) throw new Error(`expected ${state}, found ${place?.dataset['state']}`)
    seen(expectation)
  }, patience)
}

function seen({ role, name }: Expectation): void {
  const matching = new RegExp(literal(name))
  if (role === 'text') screen.getAllByText(matching)
  else if (role === 'status' || role === 'alert') {
    const places = screen.getAllByRole(role)
    if (
      !places.some(
        (place) => within(place).queryAllByText(matching).length > 0 || matching.test(place.textContent ?? ''),
      )
    )
      throw new Error(`no ${role} says "${name}"`)
  } else screen.getAllByRole(role, { name: matching })
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
