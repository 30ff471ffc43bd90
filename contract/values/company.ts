import * as v from 'valibot'
import { pagePictures } from './brand.ts'

const sitesSchema = v.array(v.object({ name: v.string(), url: v.string() }))

/** The company that runs the shop, as one language shows it. `contract/content-files/company.ts` explains the facts. */
export const companyFactsSchema = v.object({
  name: v.string(),
  short_name: v.string(),
  tagline: v.string(),
  legal_name: v.string(),
  representative: v.string(),
  registration_number: v.string(),
  /** The regulator's page about this business. */
  registration_page: v.string(),
  mail_order_number: v.optional(v.string()),
  address: v.string(),
  /** The address in Korean, by which map services find it. */
  korean_address: v.string(),
  privacy_officer: v.string(),
  hosting: v.string(),
  phone: v.string(),
  email: v.string(),
  hours: v.object({
    opens: v.string(),
    closes: v.string(),
    lunch: v.optional(v.object({ from: v.string(), until: v.string() })),
  }),
  closed_on: v.array(v.string()),
  founded: v.number(),
  vat: v.picklist(['included', 'exempt']),
  family_sites: sitesSchema,
  channels: sitesSchema,
})
export type Company = v.InferOutput<typeof companyFactsSchema>

const sellerFacts = [
  'name',
  'legal_name',
  'representative',
  'registration_number',
  'mail_order_number',
  'address',
  'phone',
  'email',
  'vat',
] as const
/** What receipts say of the company. */
export type SellerFact = (typeof sellerFacts)[number]
/** The company as it was when something was ordered. */
export const sellerSchema = v.pick(companyFactsSchema, sellerFacts)
export type Seller = v.InferOutput<typeof sellerSchema>

/** The company with the pages about it, in their order, and the pictures of its brand: what pages show of the shop. */
export const shopCompanySchema = v.object({
  ...companyFactsSchema.entries,
  pages: v.array(v.object({ name: v.string(), title: v.string(), tab: v.string() })),
  /** Addresses. */
  pictures: v.object(v.entriesFromList(pagePictures, v.optional(v.string()))),
})
export type ShopCompany = v.InferOutput<typeof shopCompanySchema>
