import { msg } from '@lingui/core/macro'
import type { ContentValues } from '#contract/content-files/kinds.ts'
import type { FieldOf, FieldsOf } from '../fields/field.ts'

type Company = ContentValues['company']

const siteFields: FieldsOf<NonNullable<Company['channels']>[number]> = {
  name: { type: 'both', as: 'line', label: msg`Name` },
  url: { type: 'text', label: msg`Address`, help: msg`Begins with https://.` },
}

const familySites: FieldOf<NonNullable<Company['family_sites']>> = {
  type: 'list',
  label: msg`Family sites`,
  help: msg`Sites of companies that belong to yours: in the menu and the footer.`,
  itemName: msg`Site`,
  title: 'name',
  item: { type: 'group', label: msg`Site`, fields: siteFields },
}

export const companyFields: FieldsOf<Company> = {
  name: { type: 'both', as: 'line', label: msg`Name of the shop`, help: msg`At most 24 characters.` },
  short_name: {
    type: 'both',
    as: 'line',
    label: msg`Short name`,
    help: msg`In text messages and below the icon on a phone. At most 12 characters.`,
  },
  other_names: {
    type: 'words',
    optional: true,
    label: msg`Other spellings of the name`,
    help: msg`No member’s nickname may have them. Separated by commas.`,
  },
  tagline: {
    type: 'both',
    as: 'line',
    label: msg`What the shop does`,
    help: msg`A few words, behind the name in emails.`,
  },
  legal_name: {
    type: 'both',
    as: 'line',
    heading: msg`Seller`,
    label: msg`Trade name`,
    help: msg`As it stands on the business registration.`,
  },
  representative: { type: 'both', as: 'line', label: msg`Representative` },
  registration_number: { type: 'text', label: msg`Business registration number`, help: msg`Such as 101-81-00001.` },
  mail_order_number: {
    type: 'both',
    as: 'line',
    optional: true,
    label: msg`Mail-order sales number`,
    help: msg`Such as 2024-Seoul Seongdong-01234. Only a business that is exempt from the report has none.`,
  },
  vat: {
    type: 'choice',
    label: msg`Value added tax`,
    options: { included: msg`Included in prices`, exempt: msg`Exempt` },
    initial: 'included',
  },
  address: { type: 'both', as: 'line', label: msg`Address` },
  privacy_officer: { type: 'both', as: 'line', label: msg`Privacy officer` },
  hosting: { type: 'both', as: 'line', label: msg`Hosting`, help: msg`Who runs the servers.` },
  founded: { type: 'number', label: msg`Founded in` },
  phone: { type: 'text', heading: msg`Customer support`, label: msg`Phone`, help: msg`Such as 02-345-6789.` },
  email: { type: 'text', label: msg`Email` },
  hours: {
    type: 'group',
    label: msg`Hours on weekdays`,
    help: msg`In Korean time, such as 09:30.`,
    fields: {
      opens: { type: 'text', label: msg`Opens` },
      closes: { type: 'text', label: msg`Closes` },
      lunch: {
        type: 'group',
        optional: true,
        isPair: true,
        label: msg`Lunch`,
        fields: { from: { type: 'text', label: msg`From` }, until: { type: 'text', label: msg`Until` } },
      },
    },
  },
  closed_on: {
    type: 'words',
    optional: true,
    label: msg`Closed on`,
    help: msg`Days besides weekends and public holidays, such as 2026-12-31, separated by commas.`,
  },
  family_sites: { ...familySites, optional: true },
  channels: {
    ...familySites,
    optional: true,
    label: msg`Pages in social networks`,
    help: msg`In the footer.`,
  },
}
