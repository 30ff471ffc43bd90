import { and, asc, eq, lte } from 'drizzle-orm'
import * as v from 'valibot'
import type { Config } from '../config/config.ts'
import { describeError } from '../db/errors.ts'
import { type Database, transactOnce } from '../db/open.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import type { Clock } from '../lib/clock.ts'
import type { Figures } from '../lib/figures.ts'
import type { Log } from '../lib/log.ts'
import { type MailContent, mailContentSchema, textMessageContentSchema } from '../lib/message-content.ts'
import { runRegularly } from '../lib/run-regularly.ts'
import { inNewTrace } from '../lib/traces.ts'
import { renderMail } from '../messages/mail-page.ts'
import { readMailSender } from '../messages/mail-sender.ts'
import type { Delivery } from '../providers/delivery.ts'
import type { Providers } from '../providers/providers.ts'

interface SendServices {
  readonly db: Database
  readonly clock: Clock
  readonly config: Pick<Config, 'desktopOrigin'>
  readonly providers: Pick<Providers, 'mail' | 'sms'>
  readonly log: Log
  readonly figures?: Figures | undefined
}

/** How often the job polls, in milliseconds. */
const everyMilliseconds = 2_000
/** Lease of a claimed message, in milliseconds; longer than any sending takes. */
const leaseMilliseconds = 5 * 60_000
const firstPauseMilliseconds = 30_000
const longestPauseMilliseconds = 60 * 60_000

type MessageRow = typeof outboxMessages.$inferSelect

/** Pause before the next attempt, in milliseconds: 30 seconds, doubled each time, an hour at the most. */
function pauseAfter(attempts: number): number {
  return Math.min(longestPauseMilliseconds, firstPauseMilliseconds * 2 ** (attempts - 1))
}

/**
 * Sends the due messages, oldest first, until none is left or a provider is unavailable. Several processes may run it
 * at once: each claims one message at a time by a row lock and a lease, so a process that dies after sending causes at
 * most that one message to be sent again; a mail keeps its Message-ID.
 */
export async function sendMessages(services: SendServices, signal?: AbortSignal): Promise<void> {
  while (signal?.aborted !== true) {
    const message = await claimMessage(services)
    if (!message) return
    const outcome = await inNewTrace('send message', { 'practicum.message': message.kind }, () =>
      sendMessage(services, message),
    )
    services.figures?.rowSettled('send-messages', outcome === 'sent' || outcome === 'dropped')
    // The others need the same server; the next poll tries them.
    if (outcome === 'unavailable') return
  }
}

async function claimMessage({ db, clock }: SendServices): Promise<MessageRow | undefined> {
  const now = clock.now()
  return transactOnce(db, 'read committed', async (tx) => {
    const [due] = await tx
      .select()
      .from(outboxMessages)
      .where(and(eq(outboxMessages.status, 'waiting'), lte(outboxMessages.nextAttemptAt, now)))
      .orderBy(asc(outboxMessages.position))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return undefined
    const [claimed] = await tx
      .update(outboxMessages)
      .set({ nextAttemptAt: new Date(now.getTime() + leaseMilliseconds), attempts: due.attempts + 1 })
      .where(eq(outboxMessages.id, due.id))
      .returning()
    return claimed
  })
}

async function sendMessage(services: SendServices, message: MessageRow): Promise<Delivery | 'expired' | 'dropped'> {
  const { db, clock, log, providers } = services
  const isMessage = and(eq(outboxMessages.id, message.id), eq(outboxMessages.status, 'waiting'))
  if (message.channel === 'text' && !providers.sms) {
    await db.delete(outboxMessages).where(isMessage)
    log.info({ id: message.id, kind: message.kind }, 'text message dropped: the shop is without them')
    return 'dropped'
  }
  const outcome = message.expiresAt <= clock.now() ? 'expired' : await handOver(services, message)
  const { id, kind, attempts } = message
  if (outcome === 'unavailable') {
    const nextAttemptAt = new Date(clock.now().getTime() + pauseAfter(attempts))
    await db.update(outboxMessages).set({ nextAttemptAt }).where(isMessage)
    log.warn({ id, kind, attempts }, 'message waits for another attempt')
    return outcome
  }
  await db
    .update(outboxMessages)
    // Personal data is removed once a message is sent or given up.
    .set({ status: outcome, recipient: null, content: null, nextAttemptAt: null, finishedAt: clock.now() })
    .where(isMessage)
  if (outcome !== 'sent') log.warn({ id, kind, attempts, outcome }, 'message given up')
  return outcome
}

async function handOver({ db, config, providers, log }: SendServices, message: MessageRow): Promise<Delivery> {
  try {
    const to = v.parse(v.string(), message.recipient)
    if (message.channel === 'text' && providers.sms) {
      const { locale, text, address } = v.parse(textMessageContentSchema, message.content)
      const whole = address === undefined ? text : `${text} ${new URL(address, config.desktopOrigin).href}`
      return await providers.sms.send({ to, purpose: message.kind, goodUntil: null, locale, text: whole })
    }
    const content = withWholeAddress(v.parse(mailContentSchema, message.content), config.desktopOrigin)
    return await providers.mail.send({
      id: message.id,
      to,
      purpose: message.kind,
      locale: content.locale,
      goodUntil: null,
      ...renderMail(content, await readMailSender(db, content.locale)),
    })
  } catch (error) {
    log.error({ id: message.id, kind: message.kind, error: describeError(error) }, 'message was not sent')
    return 'unavailable'
  }
}

/** Buttons and links of waiting messages lead to paths of the shop, or to whole addresses. */
function withWholeAddress(content: MailContent, origin: string): MailContent {
  const whole = <Link extends { readonly address: string }>(link: Link) => ({
    ...link,
    address: new URL(link.address, origin).href,
  })
  const { button, link } = content
  return { ...content, ...(button ? { button: whole(button) } : {}), ...(link ? { link: whole(link) } : {}) }
}

/** Runs {@link sendMessages} every few seconds, one run at a time in this process. Returns how to stop it. */
export function sendMessagesRegularly(services: SendServices): () => Promise<void> {
  return runRegularly({
    name: 'send-messages',
    everyMs: everyMilliseconds,
    work: (signal) => sendMessages(services, signal),
    onError: (error) => services.log.warn({ error: describeError(error) }, 'messages were not sent'),
    figures: services.figures,
  })
}
