// What a page loads, and in which files. A route adds what it needs by `staticData`: its catalogues, and the skeleton
// that stands until its data is there.

/** Files and folders whose messages a catalogue has. */
export interface CatalogueSources {
  readonly include: string[]
  readonly exclude?: string[]
}

export const featuresFolder = 'src/features'
/** Components that load near the reader; their messages load with them. */
const lazy = '**/*.lazy.tsx'
const feature = (name: string) => `${featuresFolder}/${name}/`
const features = (...names: string[]) => ({ include: names.map(feature) })
const courseFolders = ['detail', 'lessons', 'notices', 'purchase', 'reviews', 'sale', 'sections'].map((name) =>
  feature(`courses/${name}`),
)
/** Messages of every page. */
const frame = {
  include: [
    'src/layouts/',
    'src/ui/',
    'src/entities/basket/',
    'src/entities/company/',
    'src/entities/course/',
    'src/entities/failure/',
    'src/entities/search/',
  ],
  exclude: [
    `src/entities/search/${lazy}`,
    'src/ui/form/',
    'src/ui/feedback/script-required.tsx',
    'src/layouts/menu/',
    `src/layouts/${lazy}`,
  ],
}

/** Its page has its words; those of the practice load when it begins. */
const invitation = feature('practice/invitation')
/** Choice of two or three courses: pages with several courses have it. */
const compareChoice = feature('courses/compare-choice')
/** Button of pages that are shared. */
const shared = 'src/entities/share/'
const supportFrame = feature('customer-support/frame')

/**
 * Catalogues of messages, in `locales/`, each with the folders of its messages. Those of several folders are one file for a
 * page that needs them all: a first visit counts requests. A route names its own first in `staticData`, and its texts
 * belong to it.
 */
export const catalogueSources = {
  shop: frame,
  'shop-lazy': { include: ['src/layouts/menu/', `src/layouts/${lazy}`, `src/entities/search/${lazy}`] },
  /** `shop` with the home page and the list. */
  front: {
    include: [...frame.include, feature('home'), feature('courses/list'), compareChoice, invitation],
    exclude: frame.exclude,
  },
  course: {
    include: [...courseFolders, shared, invitation],
    exclude: courseFolders.map((folder) => `${folder}${lazy}`),
  },
  practice: { include: [feature('practice'), shared], exclude: [invitation] },
  saved: { include: [feature('courses/saved'), compareChoice] },
  'course-lazy': {
    include: [...courseFolders.map((folder) => `${folder}${lazy}`), 'src/entities/attachment/', 'src/entities/notice/'],
  },
  // Pages of customer support, each with the heading and the tabs that they share.
  notices: {
    include: [
      supportFrame,
      feature('customer-support/notices'),
      'src/entities/attachment/',
      'src/entities/notice/',
      shared,
    ],
  },
  events: { include: [supportFrame, shared, feature('customer-support/events')] },
  faq: { include: [supportFrame, feature('customer-support/faq')] },
  recruit: { include: [supportFrame, feature('company/blocks')] },
  inquiry: { include: [supportFrame, feature('inquiry')] },
  promotion: features('courses/promotion', 'courses/sale'),
  'find-account': features('find-id', 'find-password', 'account-change', 'one-time-code'),
  login: features('login', 'qr-login', 'social-login'),
  downloads: { include: [feature('downloads'), 'src/entities/attachment/'] },
  devices: { include: [feature('devices'), 'src/entities/device/'] },
  search: { include: [feature('search'), 'src/entities/device/'] },
  form: {
    include: ['src/ui/form/', 'src/entities/address/', 'src/entities/password/', 'src/entities/mailed-link/'],
  },
  errors: { include: ['src/lib/'] },
  /** Pages that stand in for another: not found, failed. The server needs it for browsers without scripts. */
  outline: { include: ['src/app/', 'src/ui/feedback/script-required.tsx'] },
  certificate: features('certificate'),
  'change-password': features('change-password'),
  'client-launch': features('client-launch'),
  company: features('company'),
  compare: features('courses/compare'),
  'course-opening': features('course-opening'),
  'data-export': features('data-export'),
  'delivery-addresses': features('delivery-addresses'),
  'edit-profile': features('edit-profile'),
  'email-verification': features('email-verification'),
  'identity-verification': features('identity-verification'),
  legal: features('legal'),
  membership: features('membership'),
  'my-courses': features('my-courses'),
  orders: features('orders'),
  'own-inquiries': features('own-inquiries'),
  preview: features('courses/preview'),
  profile: { include: [feature('profile'), 'src/entities/consent/'] },
  'sign-up': features('sign-up'),
  support: features('support'),
  training: features('courses/training'),
  unsubscribe: features('unsubscribe'),
  withdrawal: features('withdrawal'),
} satisfies Readonly<Record<string, CatalogueSources>>

export type Catalogue = keyof typeof catalogueSources

/** A file of the build: the modules of folders and packages, with all that they import. */
export interface ChunkGroup {
  readonly name: string
  /** Paths of folders from the top of the project, ending in a slash. */
  readonly folders?: readonly string[]
  /** Folders inside of `folders` that stay out. */
  readonly except?: readonly string[]
  /** Names of packages. */
  readonly packages?: readonly string[]
  /** Takes modules that load when they are needed, and only those. */
  readonly isLazy?: boolean
}

/**
 * A group takes the modules of its folders with all that they import, and an earlier group comes first: React, the router
 * and the HTTP client come into the frame in this way. What only some pages import, such as a flow's machine, stays out.
 */
export const chunks: readonly ChunkGroup[] = [
  {
    /** What every page needs, in one file: a first visit on a slow line counts requests as much as bytes. */
    name: 'frame',
    folders: [
      'src/app/',
      'src/entities/course/',
      // The home page and a course begin with its button.
      'src/features/practice/invitation/',
      'src/layouts/',
      'src/lib/i18n/',
      'src/lib/router/',
      'src/lib/url/',
      'src/theme/',
      'src/ui/',
    ],
    except: [
      'src/app/screens/',
      'src/layouts/chatbot/',
      'src/layouts/flow/',
      'src/entities/course/saved/',
      'src/layouts/menu/',
      'src/theme/fonts/',
      'src/ui/alert/',
      'src/ui/form/',
    ],
  },
  /** What most pages but home and lists need, in one file as well: courses, queries, and buttons to buy, keep and share. */
  {
    name: 'pages',
    folders: [
      'contract/courses/',
      'src/entities/basket/',
      'src/entities/course/saved/',
      'src/entities/share/',
      'src/lib/features/',
      'src/lib/queries/',
    ],
    packages: ['@tanstack/query-core', '@tanstack/react-query'],
  },
  /** Posts with their files: notices, events, questions, downloads, and the lower parts of a course. */
  { name: 'posts', folders: ['src/entities/attachment/', 'src/entities/notice/', 'src/lib/text/'] },
  /** What is filled in: fields, drafts, rules of contacts and passwords. */
  { name: 'fields', folders: ['contract/content/', 'contract/values/', 'src/lib/drafts/', 'src/ui/form/'] },
  /** Heading and tabs of customer support, with the styles that several of its pages share. */
  { name: 'customer-support', folders: ['src/features/customer-support/frame/'] },
  /** The same of the pages about the company. */
  { name: 'company', folders: ['src/features/company/frame/'] },
  /**
   * What pages show when a call fails: texts of errors with the link for support, and alerts, whose dialog loads when one
   * opens.
   */
  { name: 'failure', folders: ['src/entities/failure/', 'src/ui/alert/'] },
  /** What keeps and checks the values of forms: a page with a form needs most of it. */
  {
    name: 'form',
    folders: ['src/lib/forms/'],
    packages: ['@tanstack/form-core', '@tanstack/react-form'],
  },
  /** What every flow needs besides its machine. */
  { name: 'flow', folders: ['src/lib/flows/'], packages: ['xstate'] },
  /** A course's page, but for what comes later. */
  {
    name: 'course',
    folders: ['detail', 'lessons', 'notices', 'purchase', 'sale', 'sections'].map(
      (part) => `src/features/courses/${part}/`,
    ),
  },
  /** The parts of a course's page that load near the reader. */
  {
    name: 'course-parts',
    isLazy: true,
    folders: ['lessons', 'notices', 'purchase', 'reviews'].map((part) => `src/features/courses/${part}/`),
    // Only members write reviews.
    except: ['src/features/courses/reviews/own/'],
  },
]
