import { expect, it } from 'vitest'
import { tables } from './tables.ts'

/** Pages without rows, by why they have none. */
const withoutRows: Readonly<Record<string, readonly string[]>> = {
  'its flow has a model (tests/flows)': [
    '_member/mypage/change-password',
    '_member/mypage/edit',
    '_member/order',
    '_member/order-complete',
    '_sign-up/regist',
    '_sign-up/regist_data',
    'account-change',
    'cs/inquiry',
    'cs/inquiry-complete',
    'delete-account',
    'find-account/findbyemail',
    'find-account/success',
    'find-password',
    'find-password-reset',
    'learn',
    'login',
    'oacx',
    'order-failed',
    'social.$provider',
    'verify-email',
  ],
  'it holds other pages, or leads to one': [
    '_member/route',
    '_sign-up/route',
    'agreement/index',
    'company/index',
    'cs/index',
    'cs/route',
    'find-account/index',
    'find-account/route',
    'privacy-policy/index',
  ],
  'only support opens it': [
    'support/address',
    'support/case',
    'support/codes.$code',
    'support/codes.index',
    'support/flows.$name',
    'support/index',
  ],
  'a text with links to its articles (tests/e2e/legal.spec.ts)': [
    'agreement/$edition',
    'privacy-policy/$edition',
    'marketing',
    'private',
  ],
}

it('has a table for every page', () => {
  const routes = Object.keys(import.meta.glob(['../../../routes/**/*.tsx', '!**/{$,__root}.tsx'])).map((file) =>
    file.replace(/^.*\/routes\//, '').replace('.tsx', ''),
  )
  const paths = Object.values(tables).map(({ address }) => address.replace(/[?#].*/, ''))
  const hasTable = (route: string) => {
    const path = `/${route}`
      .replace(/\/_\w[\w-]*/g, '')
      .replace(/[./]?index$/, '')
      .replaceAll(/_?\./g, '/')
      .replace(/\$\w+/g, '[^/]+')
    return paths.some((each) => new RegExp(`^${path}/?$`).test(each))
  }
  const missing = routes.filter((route) => !hasTable(route))
  expect(missing.toSorted()).toEqual(Object.values(withoutRows).flat().toSorted())
})
