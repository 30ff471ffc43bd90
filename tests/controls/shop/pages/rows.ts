import type { Controls, Row } from '#tests/controls/rows.ts'

/** Links that lead to other pages, by their role-less names. */
export function links(addresses: Readonly<Record<string, string>>): Controls {
  return Object.fromEntries(Object.entries(addresses).map(([name, address]) => [`link ${name}`, { address }]))
}

/** The pagination of a list that was on its second page and begins with its first one again. */
export const firstPage = { goes: ['link Previous page'], changes: { 'link 1': 'current', 'link 2': '' } }

/**
 * A control of a list, which reads `call` and has the address then. The list begins with its first page. `former` is
 * what was chosen until then and is no more.
 */
export const reads = (
  call: string,
  address: string,
  { former = [], ...row }: Row & { former?: string[] } = {},
): Row => ({
  calls: [`GET ${call}`],
  address,
  ...firstPage,
  changes: { ...firstPage.changes, ...noLonger(former) },
  ...row,
})

/** States of what was chosen and is no more. */
export const noLonger = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']))

/** Links to the pages of a list that is on its second of three, by the address of the first. */
export function pagination(first: string): Controls {
  const page = (number: number) => `${first}${first.includes('?') ? '&' : '?'}page=${number}`
  return {
    'link Previous page': { address: first },
    'link 1': { address: first },
    'link 2': { address: page(2), state: 'current' },
    'link 3': { address: page(3) },
    'link Next page': { address: page(3) },
  }
}

/** A search field says how many characters it takes. */
export const words = (row: Row): Row => ({ ...row, description: 'Enter up to 50 characters' })

/** The bookmark of a course on a page of a visitor. */
export const bookmark = (title: string): Controls => ({
  [`button Save ${title}`]: {
    focus: `button Saved: ${title}`,
    comes: [`button Saved: ${title}`],
    goes: [`button Save ${title}`],
  },
})

/** Parts of my page. */
export const accountParts = links({
  'My courses': '/mypage#courses',
  'Saved courses': '/contents/saved',
  'Purchase history': '/mypage/history',
  'My inquiries': '/mypage/inquiries',
  'Edit profile': '/mypage/edit',
  'Change password': '/mypage/change-password',
  'Close account': '/delete-account',
})

/** Tabs of customer support. */
export function supportTabs(current: string): Controls {
  const tabs = links({
    Notices: '/cs/notices',
    Events: '/cs/event',
    FAQ: '/cs/faq',
    'Service inquiry': '/cs/inquiry',
    'Partner recruitment': '/cs/recruit',
  })
  return { ...tabs, [`link ${current}`]: { ...tabs[`link ${current}`], state: 'current' } }
}
