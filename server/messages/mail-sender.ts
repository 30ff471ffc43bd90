import type { Company } from '#contract/values/company.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { SchemeColors } from '#contract/values/theme-colors.ts'
import { readBrand, readCompany } from '../db/company.ts'
import type { Database } from '../db/open.ts'

/** What a mail shows of the shop that sends it. Mails are light. */
export interface MailSender {
  readonly company: Company
  readonly colors: SchemeColors
}

export async function readMailSender(db: Database, locale: Locale): Promise<MailSender> {
  const { colors } = await readBrand(db)
  return { company: await readCompany(db, locale), colors: colors.light }
}
