import { eq } from 'drizzle-orm'
import { needsGuardian } from '#contract/accounts/age.ts'
import type { Company } from '#contract/values/company.ts'
import type { Locale } from '#contract/values/locale.ts'
import { readCompany } from '../db/company.ts'
import type { Transaction } from '../db/open.ts'
import { guardianConsents, members } from '../db/schema/members.ts'
import type { OrderRow } from '../db/schema/orders.ts'
import { dayOf } from '../lib/clock.ts'
import { enqueueTextMessage } from './enqueue-message.ts'
import { formatWon } from './mail-formats.ts'

/**
 * Writes a text message to the guardian who consented to the membership of the buyer, in the transaction in which the
 * order is paid. Writes nothing for buyers of 14 and older, and nothing for an order without a payment.
 */
export async function enqueueGuardianMessage(
  tx: Transaction,
  now: Date,
  { memberId, number, locale, totalAmount }: Pick<OrderRow, 'memberId' | 'number' | 'locale' | 'totalAmount'>,
): Promise<void> {
  if (totalAmount === 0) return
  const [found] = await tx
    .select({ child: members.name, birth: members.birth, phone: guardianConsents.phone })
    .from(guardianConsents)
    .innerJoin(members, eq(members.id, guardianConsents.memberId))
    .where(eq(guardianConsents.memberId, memberId))
  if (!found?.phone || !found.birth || !needsGuardian(dayOf(now), found.birth)) return
  const text = texts[locale](await readCompany(tx, locale), found.child, formatWon(totalAmount, locale), number)
  await enqueueTextMessage(tx, {
    kind: 'child-paid',
    memberId,
    orderNumber: number,
    recipient: found.phone,
    locale,
    text,
    now,
  })
}

const texts: Record<Locale, (company: Company, child: string, amount: string, order: string) => string> = {
  ko: ({ short_name: shop, phone }, child, amount, order) =>
    `[${shop}] 가입에 동의하신 ${child} 님이 ${amount}을 결제했어요. 주문번호 ${order}. 동의하지 않은 결제라면 ${phone}번으로 연락해 주세요.`,
  en: ({ short_name: shop, phone }, child, amount, order) =>
    `[${shop}] ${child}, whose membership you agreed to, paid ${amount}. Order ${order}. If you did not agree to this payment, call ${phone}.`,
}
