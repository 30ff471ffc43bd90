import type { Company, Seller, SellerFact } from '../values/company.ts'
import type { Locale } from '../values/locale.ts'
import type { CompanyFile } from './company.ts'

/** What the shop keeps of the company with an order, in both languages. */
export type SellerFile = Pick<CompanyFile, SellerFact>

/** The facts of the company that the shop keeps with an order. */
export function sellerOf(company: CompanyFile): SellerFile {
  const { name, legal_name, representative, registration_number, mail_order_number, address, phone, email, vat } =
    company
  const always = { name, legal_name, representative, registration_number, address, phone, email, vat }
  return mail_order_number ? { ...always, mail_order_number } : always
}

/** The seller of an order in one language. */
export function sellerIn(file: SellerFile, locale: Locale): Seller {
  const { mail_order_number: mailOrder, ...facts } = file
  return {
    ...facts,
    name: file.name[locale],
    legal_name: file.legal_name[locale],
    representative: file.representative[locale],
    ...(mailOrder ? { mail_order_number: mailOrder[locale] } : {}),
    address: file.address[locale],
  }
}

/** The company of `company.yaml` in one language. */
export function companyIn(file: CompanyFile, locale: Locale): Company {
  const { other_names: _, mail_order_number: __, ...facts } = file
  const sites = (list: CompanyFile['channels']) => list.map(({ name, url }) => ({ name: name[locale], url }))
  return {
    ...facts,
    ...sellerIn(sellerOf(file), locale),
    short_name: file.short_name[locale],
    tagline: file.tagline[locale],
    registration_page: `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${file.registration_number.replaceAll('-', '')}`,
    korean_address: file.address.ko,
    privacy_officer: file.privacy_officer[locale],
    hosting: file.hosting[locale],
    family_sites: sites(file.family_sites),
    channels: sites(file.channels),
  }
}
