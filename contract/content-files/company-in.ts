import type { Company } from '../values/company.ts'
import type { Locale } from '../values/locale.ts'
import type { CompanyFile } from './company.ts'

/** The company of `company.yaml` in one language. */
export function companyIn(file: CompanyFile, locale: Locale): Company {
  const { other_names: _, mail_order_number: mailOrder, ...facts } = file
  const sites = (list: CompanyFile['channels']) => list.map(({ name, url }) => ({ name: name[locale], url }))
  return {
    ...facts,
    name: file.name[locale],
    short_name: file.short_name[locale],
    tagline: file.tagline[locale],
    legal_name: file.legal_name[locale],
    representative: file.representative[locale],
    registration_page: `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${file.registration_number.replaceAll('-', '')}`,
    ...(mailOrder ? { mail_order_number: mailOrder[locale] } : {}),
    address: file.address[locale],
    korean_address: file.address.ko,
    privacy_officer: file.privacy_officer[locale],
    hosting: file.hosting[locale],
    family_sites: sites(file.family_sites),
    channels: sites(file.channels),
  }
}
