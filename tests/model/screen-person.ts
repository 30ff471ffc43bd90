import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Sight } from '../../machines/model.ts'
import { models } from '../../machines/models.ts'
import type { Person } from '../../machines/person.ts'
import { freeOrder, sampleDeadline, sampleId, sampleMoment } from '../../machines/sample.ts'
import type { Stage } from './stage.tsx'

/** A person in front of a rendered screen. The world outside of it is played by the replies of other flows. */
export function personAt(stage: Stage): Person {
  const user = userEvent.setup()
  const replyOf = (flow: string, actor: string, name: string) => {
    const reply = models.find((model) => model.name === flow)?.replies[actor]?.[name]
    if (!reply) throw new Error(`${flow} has no reply "${actor} ${name}"`)
    return stage.reply(flow, actor, reply)
  }
  const nothing = async () => {}
  const press: Person['press'] = async (role, name) => user.click(await screen.findByRole(role, { name }))
  const approve = async () => {
    await replyOf('identity-verification', 'openVerification', 'popup')
    await replyOf('identity-verification', 'watchWindow', 'verified')
  }
  return {
    press,
    type: async (label, text) => {
      const field = await screen.findByLabelText(label)
      await user.clear(field)
      await user.type(field, text)
    },
    tick: async (name) => {
      const box = await screen.findByRole('checkbox', { name: new RegExp(literal(name)) })
      if (!(box instanceof HTMLInputElement) || !box.checked) await user.click(box)
    },
    goBack: () => stage.goBack(),
    goTo: (path) => stage.goTo(path),
    world: {
      network: nothing,
      fault: nothing,
      waitFor: nothing,
      popups: nothing,
      spoil: nothing,
      returnFromIdentity: nothing,
      visit: nothing,
      mailEmailLink: nothing,
      openMailedLink: nothing,
      readCode: async () => '483910',
      answer: replyOf,
      signUpBegun: nothing,
      confirmEmail: async (email) => {
        const verification = {
          id: sampleId,
          email,
          sent_at: sampleMoment,
          expires_at: sampleDeadline,
          resend_at: sampleMoment,
          sends_left: 4,
        }
        await stage.reply('email-verification', 'sendEmailVerification', {
          output: { ...verification, status: 'sent' },
        })
        await stage.reply('email-verification', 'watchMail', { output: { ...verification, status: 'verified' } })
      },
      returnFromPayment: nothing,
      settlePayment: nothing,
      chooseFreeCourse: () => stage.goTo(freeOrder),
      inOtherTab: (what) => stage.otherTab(what),
      refuseAccess: () => stage.refuseAccess(),
      verifyIdentity: async (answer) => {
        if (answer === 'approve') await approve()
      },
      verifyOnPage: async () => {
        const status = 'identityVerificationStatus'
        if (stage.isWaiting('identity-verification', status)) {
          await replyOf('identity-verification', status, 'verified')
        } else {
          await press('button', 'Verify your identity')
          await approve()
        }
      },
      phone: async (deed) => {
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
export async function expectState(stage: Stage, flow: string, state: string, sight: Sight | undefined): Promise<void> {
  if (!sight) throw new Error(`nothing is promised of the state "${state}"`)
  await waitFor(async () => {
    // What leads away is seen by where it leads to.
    if (sight.leadsTo !== undefined && new RegExp(sight.leadsTo).test(stage.path())) return
    const { handsTo } = sight
    if (handsTo && document.querySelector(`[data-flow="${handsTo.flow}"][data-state="${handsTo.state}"]`)) return
    const place = document.querySelector<HTMLElement>(`[data-flow="${flow}"]`)
    if (place?.dataset['state'] !== state) throw new Error(`expected ${state}, found ${place?.dataset['state']}`)
    seen(sight)
  }, patience)
}

function seen({ role, name }: Sight): void {
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
