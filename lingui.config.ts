import { defineConfig } from '@lingui/cli'

/** Where the words that every page shows are. */
const frame = {
  include: ['src/layouts/', 'src/ui/', 'src/entities/course/'],
  exclude: [
    'src/ui/form/',
    'src/ui/script-required.tsx',
    'src/layouts/parts/footer-content.tsx',
    'src/layouts/parts/chatbot-content.tsx',
  ],
}

/** Parts of a course's page that load when the reader gets near them. */
const lazyCourse = ['lessons', 'notices', 'purchase'].map((folder) => `src/features/courses/${folder}/*.lazy.tsx`)

/**
 * `shop` holds the words of the frame, `front` the same and those of the home page and the list, in one file since a
 * first visit counts requests; every other area has a catalogue of its own with the words of its routes and screens,
 * loaded with them, in the active language alone. `late-…` come with parts that come late (`src/ui/lazy-hydrate.tsx`), and
 * `outline` with pages that stand in for another: nothing found, in preparation, failed. The server alone shows what a
 * browser without scripts is told, and it always has `outline`.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ko'],
  catalogs: [
    { path: 'locales/shop/{locale}', ...frame },
    {
      path: 'locales/front/{locale}',
      include: [
        ...frame.include,
        'src/features/home/',
        'src/features/courses/list/',
        'routes/index.tsx',
        'routes/contents/index.tsx',
      ],
      exclude: frame.exclude,
    },
    { path: 'locales/late-frame/{locale}', include: frame.exclude.slice(2) },
    { path: 'locales/late-course/{locale}', include: lazyCourse },
    {
      path: 'locales/outline/{locale}',
      include: [
        'src/app/',
        'src/ui/script-required.tsx',
        'routes/$.tsx',
        'routes/not-found.tsx',
        'routes/script-needed.tsx',
      ],
    },
    {
      path: 'locales/find-account/{locale}',
      include: [
        'src/features/find-id/',
        'src/features/find-password/',
        'src/features/account-change/',
        'src/features/one-time-code/',
        'routes/find-account/',
        'routes/find-password*.tsx',
        'routes/account-change.tsx',
      ],
    },
    {
      path: 'locales/email-verification/{locale}',
      include: ['src/features/email-verification/', 'routes/verify-email.tsx'],
    },
    { path: 'locales/form/{locale}', include: ['src/ui/form/'] },
    {
      path: 'locales/course/{locale}',
      include: [
        ...['detail', 'lessons', 'notices', 'purchase', 'sale', 'sections'].map(
          (name) => `src/features/courses/${name}/`,
        ),
        'routes/contents/detail.tsx',
      ],
      exclude: lazyCourse,
    },
    {
      path: 'locales/login/{locale}',
      include: [
        'src/features/login/',
        'src/features/qr-login/',
        'src/features/social-login/',
        'routes/login.tsx',
        'routes/social.*.tsx',
      ],
    },
    { path: 'locales/device/{locale}', include: ['src/features/devices/', 'src/entities/device/', 'routes/device/'] },
    {
      path: 'locales/legal/{locale}',
      include: [
        'src/features/legal/',
        ...['agreement/', 'privacy-policy/', 'marketing.tsx', 'private.tsx'].map((name) => `routes/${name}`),
      ],
    },
    {
      path: 'locales/identity-verification/{locale}',
      include: ['src/features/identity-verification/', 'routes/oacx.tsx'],
    },
    {
      path: 'locales/member/{locale}',
      include: ['src/features/profile/', 'routes/mypage/index.tsx'],
    },
    {
      path: 'locales/orders/{locale}',
      include: ['src/features/orders/', 'routes/order*.tsx', 'routes/mypage/history.*.tsx'],
    },
    { path: 'locales/training/{locale}', include: ['src/features/courses/training/'] },
    { path: 'locales/preview/{locale}', include: ['src/features/courses/preview/', 'routes/contents/preview.tsx'] },
    {
      path: 'locales/promotion/{locale}',
      include: ['src/features/courses/promotion/', 'src/features/courses/sale/', 'routes/promotion.tsx'],
    },
    { path: 'locales/sign-up/{locale}', include: ['src/features/sign-up/', 'routes/_sign-up/'] },
    { path: 'locales/search/{locale}', include: ['src/features/search/', 'src/entities/device/', 'routes/search.tsx'] },
    { path: 'locales/support/{locale}', include: ['src/features/support/', 'routes/support/'] },
    { path: 'locales/errors/{locale}', include: ['src/lib/'] },
  ],
  compileNamespace: 'ts',
  // What people type is no markup: see there.
  runtimeConfigModule: { Trans: ['#trans', 'Trans'] },
})
