import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { operatorNameSchema } from '#contract/desk/operators.ts'
import { type Role, roleSchema, roles } from '#contract/desk/roles.ts'
import type { Services } from '../api/handler.ts'
import { invitationAddress } from '../desk/invitation-address.ts'
import { addOperator, inviteDevice, listOperators } from '../operator/operators.ts'
import { actions, button, buttonLink, form } from './controls.ts'
import { readForm, readJson } from './forms.ts'
import { languageOf, sayIn, sendPage } from './page.ts'

type DeskPageServices = Pick<Services, 'db' | 'clock'>

const formSchema = v.object({ answer: roleSchema })
/** What a program asks for: an operator of this name, with roles. */
const requestSchema = v.object({ name: operatorNameSchema, roles: v.array(roleSchema) })

/**
 * Opens the desk in a role: makes an operator of the sandbox, or a new link for the one that is there. For tests, by
 * `POST {"name": "…", "roles": ["owner"]}`, which answers the link.
 */
export function deskPage(services: DeskPageServices, deskOrigin: string): Hono {
  const page = new Hono()

  page.get('/', (c) => {
    const say = sayIn(languageOf(c))
    const title = say('운영자로 들어가기', 'Work at the desk')
    const names: Readonly<Record<Role, string>> = {
      viewer: say('조회', 'Viewer'),
      support: say('고객 지원', 'Support'),
      money: say('정산', 'Money'),
      content: say('콘텐츠', 'Content'),
      owner: say('대표', 'Owner'),
    }
    const choices = roles.map((role) => button({ value: role, text: names[role], isMain: role === 'owner' }))
    return sendPage(c, services.clock, {
      title,
      subtitle: say('역할을 선택해 주세요', 'Choose a role'),
      body: html`<h1>${title}</h1>
${form(c, actions(...choices))}
<p class="hint">${say('역할마다 운영자 한 명이 있고, 이 기기에 패스키를 등록해요.', 'Each role has an operator, who registers a passkey on this device.')}</p>`,
    })
  })

  page.post('/', async (c) => {
    const asked = await readJson(c, requestSchema)
    if (asked) return c.json({ link: invitationAddress(deskOrigin, await invite(services, asked)) })
    const { answer } = await readForm(c, formSchema)
    const secret = await invite(services, { name: `Sandbox ${answer}`, roles: [answer] })
    const say = sayIn(languageOf(c))
    const title = say('운영자로 들어가기', 'Work at the desk')
    return sendPage(c, services.clock, {
      title,
      subtitle: say('링크는 한 번만 쓸 수 있어요', 'The link works once'),
      body: html`<h1>${title}</h1>
${actions(buttonLink(invitationAddress(deskOrigin, secret), say('운영 화면 열기', 'Open the desk'), true))}`,
    })
  })
  return page
}

/** The secret of a link for an operator, who is added when there is none of this name. */
async function invite(
  services: DeskPageServices,
  { name, roles: wanted }: { readonly name: string; readonly roles: readonly Role[] },
): Promise<string> {
  const by = { name: 'sandbox', network: 'sandbox' }
  const known = (await listOperators(services.db)).find((each) => each.name === name)
  const { secret } = known
    ? await inviteDevice(services, known.id, { by, invitedBy: undefined })
    : await addOperator(services, { by, name, roles: wanted })
  return secret
}
