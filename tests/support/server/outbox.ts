import * as v from 'valibot'
import { expect } from 'vitest'
import { momentSchema } from '#contract/values/text.ts'
import type { Shop } from './shop.ts'

const messagesSchema = v.object({
  messages: v.array(
    v.strictObject({
      id: v.string(),
      sent_at: momentSchema,
      good_until: v.nullable(momentSchema),
      kind: v.picklist(['mail', 'sms']),
      to: v.string(),
      purpose: v.string(),
      locale: v.string(),
      subject: v.nullable(v.string()),
      text: v.string(),
      code: v.nullable(v.string()),
      link: v.nullable(v.string()),
    }),
  ),
})

/** Messages in the sandbox's outbox to a phone number or address, newest first. */
export async function messagesTo({ sandbox }: Pick<Shop, 'sandbox'>, to: string) {
  const response = await sandbox.request(`/sandbox/outbox/messages?to=${encodeURIComponent(to)}`)
  return v.parse(messagesSchema, await response.json()).messages
}

/** The code in the newest message to a contact. */
export async function codeTo(shop: Pick<Shop, 'sandbox'>, to: string): Promise<string> {
  const [message] = await messagesTo(shop, to)
  return message?.code ?? expect.fail(`no code was sent to ${to}`)
}

/** The token in the link of the newest mail to an address. */
export async function tokenTo(shop: Pick<Shop, 'sandbox'>, to: string): Promise<string> {
  const [message] = await messagesTo(shop, to)
  const token = /^#token=(.+)$/.exec(new URL(message?.link ?? 'http://nothing.invalid').hash)?.[1]
  return token ?? expect.fail(`no link was sent to ${to}`)
}

/** A code other than the right one. */
export function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000'
}
