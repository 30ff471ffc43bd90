import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defineConfig } from '@lingui/cli'
import { babelExtractor } from '@lingui/cli/api/extractors/babel'
import { formatter } from '@lingui/format-po'
import { parameterDescriptionsSource } from './scripts/parameter-descriptions.ts'
import { catalogues } from './src/lib/i18n/catalogues.ts'

interface Sources {
  readonly include: string[]
  readonly exclude?: string[]
}

const featuresFolder = 'src/features'
/** Components that load near the reader; their messages load with them. */
const lazy = '**/*.lazy.tsx'
const courseFolders = ['detail', 'lessons', 'notices', 'purchase', 'reviews', 'sale', 'sections'].map(
  (name) => `${featuresFolder}/courses/${name}/`,
)
/** Messages of every page. */
const frame = {
  include: [
    'src/layouts/',
    'src/ui/',
    'src/entities/basket/',
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
const invitation = `${featuresFolder}/practice/invitation/`
/** Choice of two or three courses: pages with several courses have it. */
const compareChoice = `${featuresFolder}/courses/compare-choice/`
/** Button of pages that are shared. */
const shared = 'src/entities/share/'
const supportFrame = `${featuresFolder}/customer-support/frame/`

/** Catalogues of several folders, so that a page loads one file for them: a first visit counts requests. */
const combined: Readonly<Record<string, Sources>> = {
  shop: frame,
  'shop-lazy': { include: ['src/layouts/menu/', `src/layouts/${lazy}`, `src/entities/search/${lazy}`] },
  /** `shop` with the home page and the list. */
  front: {
    include: [
      ...frame.include,
      `${featuresFolder}/home/`,
      `${featuresFolder}/courses/list/`,
      compareChoice,
      invitation,
    ],
    exclude: frame.exclude,
  },
  course: {
    include: [...courseFolders, shared, invitation],
    exclude: courseFolders.map((folder) => `${folder}${lazy}`),
  },
  practice: { include: [`${featuresFolder}/practice/`, shared], exclude: [invitation] },
  saved: { include: [`${featuresFolder}/courses/saved/`, compareChoice] },
  'course-lazy': {
    include: [...courseFolders.map((folder) => `${folder}${lazy}`), 'src/entities/attachment/', 'src/entities/notice/'],
  },
  // Pages of customer support, each with the heading and the tabs that they share.
  notices: {
    include: [
      supportFrame,
      `${featuresFolder}/customer-support/notices/`,
      'src/entities/attachment/',
      'src/entities/notice/',
      shared,
    ],
  },
  events: { include: [supportFrame, shared, `${featuresFolder}/customer-support/events/`] },
  faq: { include: [supportFrame, `${featuresFolder}/customer-support/faq/`] },
  recruit: { include: [supportFrame, `${featuresFolder}/customer-support/recruit/`] },
  inquiry: { include: [supportFrame, `${featuresFolder}/inquiry/`] },
  promotion: { include: [`${featuresFolder}/courses/promotion/`, `${featuresFolder}/courses/sale/`] },
  'find-account': {
    include: ['find-id', 'find-password', 'account-change', 'one-time-code'].map(
      (name) => `${featuresFolder}/${name}/`,
    ),
  },
  login: { include: ['login', 'qr-login', 'social-login'].map((name) => `${featuresFolder}/${name}/`) },
  downloads: { include: [`${featuresFolder}/downloads/`, 'src/entities/attachment/'] },
  devices: { include: [`${featuresFolder}/devices/`, 'src/entities/device/'] },
  search: { include: [`${featuresFolder}/search/`, 'src/entities/device/'] },
  form: {
    include: ['src/ui/form/', 'src/entities/address/', 'src/entities/password/', 'src/entities/mailed-link/'],
  },
  errors: { include: ['src/lib/'] },
  /** Pages that stand in for another: not found, failed. The server needs it for browsers without scripts. */
  outline: { include: ['src/app/', 'src/ui/feedback/script-required.tsx'] },
}

/** Features whose pages are folders of their own. */
const areas: ReadonlySet<string> = new Set(['courses', 'customer-support'])

/** Every other feature has a catalogue of its own, named after its folder. */
function featureCatalogues(): [string, Sources][] {
  const taken = new Set(Object.values(combined).flatMap(({ include }) => include))
  const folders = readdirSync(featuresFolder)
    .flatMap((name) =>
      areas.has(name) ? readdirSync(`${featuresFolder}/${name}`).map((part) => `${name}/${part}`) : name,
    )
    .filter((name) => !name.includes('.') && !taken.has(`${featuresFolder}/${name}/`))
  return folders.map((name) => [name.split('/').at(-1) ?? name, { include: [`${featuresFolder}/${name}/`] }])
}

const sourcesByCatalogue = [...Object.entries(combined), ...featureCatalogues()]
/** The desk has one catalogue, with the messages of the components that it shares with the shop. */
const desk = {
  path: 'locales/desk/{locale}',
  include: ['src/desk/', 'src/ui/alert/', 'src/ui/content/', 'src/ui/controls/', 'src/ui/feedback/async-content.tsx'],
}

for (const [name] of sourcesByCatalogue)
  if (!catalogues.some((each) => each === name)) throw new Error(`src/lib/i18n/catalogues.ts does not name "${name}"`)

/** Files of routes by their catalogue: the first one that the route, or the route above it, names in `staticData`. */
function routesByCatalogue(): Map<string, string[]> {
  const routes = new Map<string, string[]>()
  for (const name of readdirSync('routes', { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.tsx')) continue
    const file = `routes/${name.replaceAll('\\', '/')}`
    const catalogue = firstCatalogue(file) ?? firstCatalogue(join(dirname(file), 'route.tsx'))
    if (catalogue !== undefined) routes.set(catalogue, [...(routes.get(catalogue) ?? []), file])
  }
  return routes
}

function firstCatalogue(route: string): string | undefined {
  return existsSync(route) ? /catalogues: \[\s*'([^']+)'/.exec(readFileSync(route, 'utf8'))?.[1] : undefined
}

const routes = routesByCatalogue()

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ko'],
  catalogs: [
    desk,
    ...sourcesByCatalogue.map(([name, { include, exclude }]) => ({
      path: `locales/${name}/{locale}`,
      include: [...include, ...(routes.get(name) ?? [])],
      ...(exclude ? { exclude } : {}),
    })),
  ],
  // Line numbers would change the catalogues with every edit of a source file.
  format: formatter({ lineNumbers: false }),
  compileNamespace: 'ts',
  extractors: [
    {
      match: (file) => file.endsWith('/address/parameter-descriptions.ts'),
      // The build fills the file in.
      extract: (file, _, found, context) =>
        babelExtractor.extract(file, parameterDescriptionsSource(import.meta.dirname), found, context),
    },
    babelExtractor,
  ],
  // What people type is no markup: see there.
  runtimeConfigModule: { Trans: ['#trans', 'Trans'] },
})
