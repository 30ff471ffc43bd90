import { defineConfig } from '@lingui/cli'

/** Where the words that every page may show are. */
const frame = ['src/layouts/', 'src/ui/', 'src/app/', 'routes/', 'src/features/courses/parts/']

/**
 * `shop` holds the words of the frame, `front` the same and those of the home page and the list, in one file since a
 * first visit counts requests; every other screen or feature has a catalogue of its own, loaded with it, in the active
 * language alone.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ko'],
  catalogs: [
    { path: 'locales/shop/{locale}', include: frame, exclude: ['src/ui/form/'] },
    {
      path: 'locales/front/{locale}',
      include: [...frame, 'src/features/courses/home/', 'src/features/courses/list/'],
      exclude: ['src/ui/form/'],
    },
    {
      path: 'locales/find-account/{locale}',
      include: ['src/features/find-id/', 'src/features/find-password/', 'src/features/one-time-code/'],
    },
    { path: 'locales/email-verification/{locale}', include: ['src/features/email-verification/'] },
    { path: 'locales/form/{locale}', include: ['src/ui/form/'] },
    { path: 'locales/course/{locale}', include: ['src/features/courses/detail/', 'src/features/courses/sale/'] },
    {
      path: 'locales/login/{locale}',
      include: ['src/features/login/', 'src/features/qr-login/', 'src/features/social-login/'],
    },
    { path: 'locales/device/{locale}', include: ['src/features/devices/'] },
    { path: 'locales/legal/{locale}', include: ['src/features/legal/'] },
    { path: 'locales/identity-verification/{locale}', include: ['src/features/identity-verification/'] },
    { path: 'locales/member/{locale}', include: ['src/features/session/', 'src/features/profile/'] },
    { path: 'locales/orders/{locale}', include: ['src/features/orders/'] },
    { path: 'locales/preparing/{locale}', include: ['src/features/preparing/'] },
    { path: 'locales/training/{locale}', include: ['src/features/courses/training/'] },
    { path: 'locales/preview/{locale}', include: ['src/features/courses/preview/'] },
    {
      path: 'locales/promotion/{locale}',
      include: ['src/features/courses/promotion/', 'src/features/courses/sale/'],
    },
    { path: 'locales/sign-up/{locale}', include: ['src/features/sign-up/'] },
    { path: 'locales/search/{locale}', include: ['src/features/courses/search/'] },
    { path: 'locales/support/{locale}', include: ['src/features/support/'] },
    { path: 'locales/errors/{locale}', include: ['src/lib/'] },
  ],
  compileNamespace: 'ts',
})
