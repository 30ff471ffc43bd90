import type { Company } from '#contract/values/company.ts'

/** The shop as a schema.org `Organization`. */
export function organization(origin: string, company: Company): object {
  return {
    '@type': 'Organization',
    name: company.legal_name,
    url: `${origin}/`,
    email: company.email,
    telephone: company.phone,
    address: company.address,
    sameAs: [...company.family_sites, ...company.channels].map(({ url }) => url),
  }
}
