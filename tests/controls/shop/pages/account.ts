import * as v from 'valibot'
import { dataExport, requestDataExport } from '#contract/accounts/data-export.ts'
import { profile } from '#contract/accounts/profile.ts'
import { closeSession, endSession, memberSessions } from '#contract/accounts/session.ts'
import { linkSocialAccount, socialAccounts, unlinkSocialAccount } from '#contract/accounts/social-login.ts'
import { myCourses } from '#contract/content/learning.ts'
import { courseCategories, courseHighlights } from '#contract/courses/course-calls.ts'
import {
  addDeliveryAddress,
  changeDeliveryAddress,
  type DeliveryAddress,
  deleteDeliveryAddress,
  deliveryAddressList,
  typedAddressSchema,
} from '#contract/orders/delivery-addresses.ts'
import { companyPage } from '#contract/pages/company-page.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { Controls, Row } from '#tests/controls/rows.ts'
import { sampleProfile } from '#tests/flows/samples/order-samples.ts'
import type { ShopTable } from '../page.tsx'
import { accountParts, links } from './rows.ts'

const home: DeliveryAddress = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Home',
  postcode: '04524',
  address: 'Sejong-daero 110',
  address_detail: '3F',
  is_default: true,
}
const school: DeliveryAddress = {
  id: '22222222-2222-4222-8222-222222222222',
  name: 'School',
  postcode: '48094',
  address: 'Haeundae-ro 5',
  address_detail: 'Room 12',
  is_default: false,
}
/** The addresses after the calls that changed them. */
function addressesAfter(calls: readonly string[]): DeliveryAddress[] {
  return calls.reduce<DeliveryAddress[]>(
    (addresses, call) => {
      const [, method, id = '33333333-3333-4333-8333-333333333333', body] =
        /^(\w+) \/member\/my\/address(?:\/([\w-]+))?(?: (.*))?$/.exec(call) ?? []
      if (method === 'DELETE') {
        const [first, ...rest] = addresses.filter((each) => each.id !== id)
        return first ? [{ ...first, is_default: true }, ...rest] : []
      }
      if (body === undefined) return addresses
      const sent = { id, ...v.parse(typedAddressSchema, JSON.parse(body)) }
      const others = addresses.map((each) => (sent.is_default ? { ...each, is_default: false } : each))
      return method === 'POST' ? [...others, sent] : others.map((each) => (each.id === id ? sent : each))
    },
    [home, school],
  )
}

const moment = '2026-11-20T02:00:00.000Z'
const session = { started_at: moment, last_used_at: moment }

const fieldNames = ['Name of the address', 'Postal code', 'Address', 'Apartment, unit']
const isDefault = 'checkbox Use it first in the order form'

/** The form of an address in place of the controls `away`, and what saving it sends. */
const form = (
  button: string,
  values: readonly string[],
  first: string,
  away: readonly string[],
  typed: Readonly<Record<string, string>>,
  call: string,
  saved: string,
  back: readonly string[] = away,
): Controls => {
  const fields: Controls = Object.fromEntries(
    fieldNames.map((name, index) => [`textbox ${name}`, { state: values[index] ?? '' }]),
  )
  const controls = [
    'textbox Name of the address',
    'textbox Postal code',
    'button Find the address',
    'textbox Address',
    'textbox Apartment, unit',
    isDefault,
    'button Save address',
    'button Cancel',
  ]
  return {
    'textbox Name of the address': { ...fields['textbox Name of the address'], focus: 'textbox Name of the address' },
    'textbox Postal code': { ...fields['textbox Postal code'] },
    'button Find the address': {},
    'textbox Address': { ...fields['textbox Address'] },
    'textbox Apartment, unit': { ...fields['textbox Apartment, unit'] },
    [isDefault]: { state: first },
    'button Save address': {
      typed,
      calls: [call],
      says: `${saved} is saved.`,
      focus: `status ${saved} is saved.`,
      comes: back,
      goes: controls,
    },
    'button Cancel': { focus: button, comes: away, goes: controls },
  }
}

/** The button that deletes an address, which asks first. */
const deletion = (name: string, id: string): Row => ({
  says: `Delete ${name}?Your orders keep their address.Keep itDelete`,
  focus: 'button Delete',
  opens: {
    'button Keep it': { focus: `button Delete ${name}` },
    'button Delete': {
      calls: [`DELETE /member/my/address/${id}`],
      says: `${name} is deleted.`,
      focus: `status ${name} is deleted.`,
      goes: [`button Edit ${name}`, `button Delete ${name}`],
    },
  },
})

export const myPage: ShopTable = {
  address: '/mypage',
  isMember: true,
  // A logout leads home.
  frame: [
    answer(closeSession, {}),
    answer(companyPage, {
      ...{ name: 'home', title: 'Home', description: 'The home page.', note: null },
      blocks: [{ type: 'front', title: 'Learn by doing', subtitle: 'By hand' }],
    }),
    answer(courseCategories, []),
    answer(courseHighlights, {
      new: [],
      popular: [],
      free: [],
      coming: [],
      totals: { free_lessons: 7 },
    }),
  ],
  answers: [
    answer(profile, sampleProfile),
    answer(memberSessions, ({ before }) =>
      [
        { ...session, id: home.id, browser: 'chrome' as const, system: 'windows' as const, is_current: true },
        { ...session, id: school.id, browser: 'safari' as const, system: 'ios' as const, is_current: false },
      ].filter(({ id }) => !before.includes(`DELETE /member/my/session/${id}`)),
    ),
    answer(socialAccounts, ({ before }) =>
      before.includes('DELETE /member/my/social/naver') ? [] : [{ provider: 'naver' as const, linked_at: moment }],
    ),
    answer(linkSocialAccount, { url: 'https://provider.example/login' }),
    answer(unlinkSocialAccount, {}),
    answer(endSession, {}),
    answer(requestDataExport, { status: 'requested', percent: 0, expires_at: null }),
    answer(dataExport, ({ before }) => ({
      status: before.includes('POST /member/my/data-export') ? ('requested' as const) : ('none' as const),
      percent: 0,
      expires_at: null,
    })),
    answer(myCourses, []),
    answer(deliveryAddressList, [home, school]),
    ...[addDeliveryAddress, changeDeliveryAddress, deleteDeliveryAddress].map((endpoint) =>
      answer(endpoint, ({ before }) => addressesAfter(before)),
    ),
  ],
  controls: {
    'link My profile': { address: '/mypage', state: 'current' },
    ...accountParts,
    ...links({
      'Try a free lesson': '/#free-lessons',
      'Browse courses': '/contents',
      'Edit profile (2)': '/mypage/edit',
      'Agreed on 9 Jul 2025, 2025 version': '/marketing',
    }),
    'button Edit Home': {
      goes: ['button Edit Home', 'button Delete Home'],
      opens: form(
        'button Edit Home',
        ['Home', '04524', 'Sejong-daero 110', '3F'],
        'checked',
        ['button Edit Home', 'button Delete Home'],
        {
          'textbox Name of the address': 'Flat',
          'textbox Postal code': '06236',
          'textbox Address': 'Teheran-ro 2',
          'textbox Apartment, unit': '9F',
        },
        `PUT /member/my/address/${home.id} {"name":"Flat","postcode":"06236","address":"Teheran-ro 2","address_detail":"9F","is_default":true}`,
        'Flat',
        ['button Edit Flat', 'button Delete Flat'],
      ),
    },
    'button Delete Home': deletion('Home', home.id),
    'button Edit School': {
      goes: ['button Edit School', 'button Delete School'],
      opens: form(
        'button Edit School',
        ['School', '48094', 'Haeundae-ro 5', 'Room 12'],
        '',
        ['button Edit School', 'button Delete School'],
        {
          'textbox Name of the address': 'Academy',
          'textbox Postal code': '48058',
          'textbox Address': 'Centum-ro 7',
          'textbox Apartment, unit': 'Room 14',
        },
        `PUT /member/my/address/${school.id} {"name":"Academy","postcode":"48058","address":"Centum-ro 7","address_detail":"Room 14","is_default":false}`,
        'Academy',
        ['button Edit Academy', 'button Delete Academy'],
      ),
    },
    'button Delete School': deletion('School', school.id),
    'button Add an address': {
      goes: ['button Add an address'],
      opens: form(
        'button Add an address',
        [],
        '',
        ['button Add an address'],
        {
          'textbox Name of the address': 'Office',
          'textbox Postal code': '13494',
          'textbox Address': 'Pangyo-ro 235',
          'textbox Apartment, unit': '7F',
          [isDefault]: 'checked',
        },
        'POST /member/my/address {"name":"Office","postcode":"13494","address":"Pangyo-ro 235","address_detail":"7F","is_default":true}',
        'Office',
        ['button Edit Office', 'button Delete Office', 'button Add an address'],
      ),
    },
    'button Link Google': { calls: ['POST /member/my/social/google {"return_url":"/mypage"}'] },
    'button Link Kakao': { calls: ['POST /member/my/social/kakao {"return_url":"/mypage"}'] },
    'button Unlink Naver': {
      calls: ['DELETE /member/my/social/naver', 'GET /member/my/social'],
      focus: 'button Link Naver',
      comes: ['button Link Naver'],
      goes: ['button Unlink Naver'],
    },
    'button Log out Chrome on Windows': { address: '/', focus: 'h1 Learn by doing' },
    'button Log out Safari on iOS': {
      calls: [`DELETE /member/my/session/${school.id}`, 'GET /member/my/session'],
      says: 'That device is logged out.',
      focus: 'status That device is logged out.',
      goes: ['button Log out Safari on iOS'],
    },
    'button Log out on all devices': {
      says: 'Log out on all devices?You’ll be logged out of every browser, including this one.Stay logged inLog out everywhere',
      focus: 'button Log out everywhere',
      opens: {
        'button Stay logged in': { focus: 'button Log out on all devices' },
        'button Log out everywhere': { address: '/', focus: 'h1 Learn by doing' },
      },
    },
    'button Request the files': {
      calls: ['POST /member/my/data-export'],
      focus: 'div We’re preparing your files. You can leave this page. We’ll email you when they’re ready.0%',
      says: 'We’re preparing your files. You can leave this page. We’ll email you when they’re ready.',
      goes: ['button Request the files'],
    },
  },
}
