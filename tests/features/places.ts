import type { Layout } from '#app/router.tsx'
import type { Feature } from '#contract/values/features.ts'
import type { LegalDocument } from '#contract/values/legal-documents.ts'
import type { Locale } from '#contract/values/locale.ts'

/** A place of a page that shows a feature. */
export interface Place {
  readonly feature: Feature
  /** Source or legal text that asks for the feature. */
  readonly file: string
  /** Page with the place; `at` opens a flow in a state. */
  readonly address: string
  /** Words, addresses or names of fields that belong to the feature alone. */
  readonly words: Readonly<Record<Locale, readonly string[]>>
  /** Other features that have to be off, so that the words belong to this one. */
  readonly off?: readonly Feature[]
  /** Layouts that have the page. */
  readonly layouts?: readonly Layout[]
}

const both = (...words: readonly string[]) => ({ ko: words, en: words })

/** Place of a feature in a legal text. */
function legalPlace(feature: Feature, document: LegalDocument, address: string, words: Place['words']): Place {
  return { feature, file: `content/legal/${document}/2025.yaml`, address, words }
}

/** Places of one social login, whose name is `ko` and `en`. */
function socialPlaces(feature: 'google' | 'kakao' | 'naver', ko: string, en: string, inTitle: string): Place[] {
  const others = (['google', 'kakao', 'naver'] as const).filter((each) => each !== feature)
  const alone = { feature, off: others }
  const name = { ko: [ko], en: [en] }
  return [
    {
      ...{ feature, file: 'src/features/login/social-buttons.tsx', address: '/login' },
      words: both(`/login/social/${feature}`),
    },
    // Without any of them there is no heading.
    {
      ...{ ...alone, file: 'src/features/login/social-buttons.tsx', address: '/login' },
      words: { ko: ['다른 계정으로'], en: ['With another account'] },
    },
    {
      ...{ ...alone, file: 'src/features/social-login/social-accounts.tsx', address: '/mypage?at=signedIn' },
      words: { ko: ['다른 계정으로 로그인', ko], en: ['Log in with another account', en] },
    },
    {
      ...{
        feature,
        file: 'src/entities/password/confirm-identity-form.tsx',
        address: '/mypage/history/detail?id=20261121-2HJ6T9KC&at=enteringPassword',
      },
      words: both(`/login/social/${feature}`),
    },
    {
      ...{ feature, file: 'src/features/sign-up/social-note.tsx', address: `/regist?from=${feature}` },
      words: { ko: [ko], en: [en] },
    },
    {
      ...{ feature, file: 'src/features/find-id/nobody-found.tsx', address: '/find-account?at=nobodyFound' },
      words: name,
    },
    {
      ...{ feature, file: 'content/legal/terms/2025.yaml', address: '/agreement/2025' },
      words: { ko: [ko], en: [en] },
    },
    {
      ...{ ...alone, file: 'content/legal/privacy/2025.yaml', address: '/privacy-policy/2025' },
      words: { ko: ['소셜', 'shop-social', 'isJoin', inTitle], en: ['ocial login', 'shop-social', inTitle] },
    },
  ]
}

/** What a member sees of lessons that open here. */
const learningPlaces: readonly Place[] = [
  {
    ...{ feature: 'learning-system', file: 'routes/learn.tsx', address: '/learn?course=101&lesson=1&at=launching' },
    words: both('data-flow="client-launch"'),
  },
]

const findsByPhone = 'src/features/find-id/use-finds-by-phone.ts'

/** Where a page shows that identities are verified. */
const identityPlaces: readonly Place[] = (
  [
    ['src/features/login/login-screen.tsx', '/login', ['간편 인증', 'tab=simple'], ['Mobile ID', 'tab=simple']],
    [
      'src/features/login/login-screen.tsx',
      '/login?tab=simple',
      ['data-flow="identity-verification"'],
      ['data-flow="identity-verification"'],
    ],
    ['routes/login.tsx', '/login', ['간편 인증'], ['mobile ID']],
    ['routes/_sign-up/regist.tsx', '/regist', ['본인 확인'], ['verify your identity']],
    ['src/features/sign-up/sign-up-screen.tsx', '/regist', ['>본인 확인<'], ['>Identity<']],
    ['src/features/sign-up/terms-step.tsx', '/regist', ['보호자'], ['guardian']],
    [
      'src/features/sign-up/sign-up-screen.tsx',
      '/regist_data?at=enteringDetails',
      ['본인 확인을 마쳤어요'],
      ['your identity is verified', 'from your identity verification'],
    ],
    [findsByPhone, '/find-account', ['휴대폰', 'type="tel"'], ['By phone', 'registered phone', 'type="tel"']],
    ['routes/find-account/route.tsx', '/find-account', ['휴대폰'], ['by phone or email']],
    [findsByPhone, '/find-account?at=nobodyFound', ['이메일로 찾기'], ['Find by email']],
    ['src/features/find-id/other-ways.tsx', '/find-account', ['tab=simple'], ['tab=simple', 'Mobile ID']],
    ['src/features/profile/profile-screen.tsx', '/mypage?at=signedIn', ['본인 확인'], ['Identity']],
    [
      'src/features/edit-profile/profile-form.tsx',
      '/mypage/edit?at=editing',
      ['본인 확인', '휴대폰 번호 변경'],
      ['identity', 'Change phone number'],
    ],
  ] as const
).map(([file, address, ko, en]) => ({ feature: 'identity-verification', file, address, words: { ko, en } }))

/** Places on pages whose data the samples do not have, each with a test of its own. */
export const placesWithTest: readonly (Pick<Place, 'feature' | 'file'> & { readonly test: string })[] = [
  ...['src/features/courses/lessons/lessons.lazy.tsx', 'src/features/devices/detail/application.tsx'].map(
    (file) => ({ feature: 'identity-verification', file, test: 'tests/features/without-identity.test.tsx' }) as const,
  ),
  ...[
    'src/features/my-courses/my-courses.tsx',
    'src/features/orders/order-result/completed-order.tsx',
    'src/features/courses/training/training-panel.tsx',
    'src/features/courses/detail/top.tsx',
    'src/features/courses/reviews/review-list.lazy.tsx',
    'src/features/courses/reviews/own/own-review.lazy.tsx',
    'src/features/courses/promotion/badges.tsx',
  ].map(
    (file) => ({ feature: 'learning-system', file, test: 'tests/features/course-without-lessons.test.tsx' }) as const,
  ),
]

/** Where a page shows what a company outside does for the shop. */
export const places: readonly Place[] = [
  {
    ...{ feature: 'student-id-app', file: 'src/features/login/login-screen.tsx', address: '/login' },
    words: { ko: ['학생증', 'tab=qr'], en: ['Student ID', 'tab=qr'] },
  },
  {
    ...{ feature: 'student-id-app', file: 'src/features/login/login-screen.tsx', address: '/login?tab=qr' },
    words: { ko: ['학생증으로 로그인'], en: ['Log in with your student ID'] },
  },
  {
    ...{ feature: 'student-id-app', file: 'routes/login.tsx', address: '/login' },
    words: { ko: ['학생증'], en: ['student ID'] },
  },
  {
    feature: 'student-id-app',
    file: 'src/features/sign-up/details-step.tsx',
    address: '/regist_data?at=enteringDetails',
    words: { ko: ['학생증'], en: ['logging in with your student ID'] },
  },
  legalPlace('student-id-app', 'privacy', '/privacy-policy/2025', {
    ko: ['shop-qr', '학생증'],
    en: ['shop-qr', 'student-ID'],
  }),
  legalPlace('student-id-app', 'collection', '/private', { ko: ['학생증'], en: ['student card'] }),
  ...socialPlaces('google', '구글', 'Google', 'shop-join'),
  ...socialPlaces('kakao', '카카오', 'Kakao', 'shop-join'),
  ...socialPlaces('naver', '네이버', 'Naver', 'shop-join'),
  {
    feature: 'postcode-search',
    file: 'src/entities/address/postcode-search.tsx',
    address: '/order?at=enteringOrder&option=101003',
    words: { ko: ['주소 찾기'], en: ['Find the address'] },
  },
  {
    ...{ feature: 'text-messages', file: 'src/features/sign-up/terms-step.tsx', address: '/regist' },
    words: { ko: ['문자', 'name="sms"'], en: ['by text message', 'name="sms"'] },
  },
  {
    feature: 'text-messages',
    file: 'src/features/profile/consent-details.tsx',
    address: '/mypage?at=signedIn',
    words: { ko: ['문자'], en: ['by text message'] },
  },
  {
    feature: 'text-messages',
    file: 'src/features/edit-profile/profile-form.tsx',
    address: '/mypage/edit?at=editing',
    words: { ko: ['문자', 'recv_sms'], en: ['by text message', 'recv_sms'] },
  },
  {
    ...{ feature: 'text-messages', file: findsByPhone, address: '/find-account' },
    words: { ko: ['휴대폰', 'type="tel"'], en: ['By phone', 'registered phone', 'type="tel"'] },
  },
  {
    ...{ feature: 'text-messages', file: findsByPhone, address: '/find-account?step=code&at=requestLimited' },
    words: { ko: ['이메일로 찾기'], en: ['Find by email'] },
  },
  {
    ...{ feature: 'text-messages', file: findsByPhone, address: '/find-account?at=nobodyFound' },
    words: { ko: ['이메일로 찾기'], en: ['Find by email'] },
  },
  {
    ...{ feature: 'text-messages', file: 'routes/find-account/route.tsx', address: '/find-account' },
    words: { ko: ['휴대폰'], en: ['by phone or email'] },
  },
  ...learningPlaces,
  ...identityPlaces,
  legalPlace('identity-verification', 'marketing', '/marketing', { ko: ['만 14세 미만'], en: ['under 14'] }),
  legalPlace('identity-verification', 'collection', '/private', {
    ko: ['본인', '법정대리인'],
    en: ['identity', 'legal representative'],
  }),
  legalPlace('identity-verification', 'privacy', '/privacy-policy/2025', {
    ko: ['본인 확인', '본인확인', 'shop-identity', '법정대리인의 동의를'],
    en: ['dentity', 'shop-identity', 'consent of the legal representative'],
  }),
  legalPlace('identity-verification', 'terms', '/agreement/2025', {
    ko: ['본인 확인', '법정대리인의 동의가 있어야'],
    en: ['dentity', 'only with the consent of their legal representative'],
  }),
  legalPlace('text-messages', 'marketing', '/marketing', { ko: ['문자'], en: ['ext message'] }),
  legalPlace('text-messages', 'privacy', '/privacy-policy/2025', { ko: ['문자와', '문자,'], en: ['ext message'] }),
  legalPlace('text-messages', 'terms', '/agreement/2025', {
    ko: ['이메일이나 문자', '문자,'],
    en: ['text message'],
  }),
]
