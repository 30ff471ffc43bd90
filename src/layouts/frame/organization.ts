import { company, email, phone } from '#contract/values/company.ts'
import type { Locale } from '#contract/values/locale.ts'
import { groupSites } from '../menu/group-sites.ts'

/** The shop as a schema.org `Organization`. */
export function organization(origin: string, locale: Locale): object {
  return {
    '@type': 'Organization',
    name: company[locale].name,
    url: `${origin}/`,

    email,
    telephone: phone,
    address: company[locale].address,
    sameAs: groupSites.map((site) => site.url),
  }
}
