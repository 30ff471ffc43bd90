import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defineConfig } from '@lingui/cli'
import { babelExtractor } from '@lingui/cli/api/extractors/babel'
import { formatter } from '@lingui/format-po'
import { parameterDescriptionsSource } from './scripts/parameter-descriptions.ts'
import { type CatalogueSources, catalogueSources, featuresFolder } from './src/lib/loading-plan.ts'

/** Features whose pages are folders of their own. */
const areas: ReadonlySet<string> = new Set(['courses', 'customer-support'])
const included = new Set(Object.values(catalogueSources).flatMap(({ include }) => include))
for (const name of readdirSync(featuresFolder)) {
  const folders = areas.has(name) ? readdirSync(`${featuresFolder}/${name}`).map((part) => `${name}/${part}`) : [name]
  for (const folder of folders.filter((each) => !each.includes('.')))
    if (!included.has(`${featuresFolder}/${folder}/`))
      throw new Error(`No catalogue of src/lib/loading-plan.ts includes ${featuresFolder}/${folder}/`)
}

/** The desk has one catalogue, with the messages of the components that it shares with the shop. */
const desk = {
  path: 'locales/desk/{locale}',
  include: ['src/desk/', 'src/ui/alert/', 'src/ui/content/', 'src/ui/controls/', 'src/ui/feedback/async-content.tsx'],
}

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

const sourcesByCatalogue: [string, CatalogueSources][] = Object.entries(catalogueSources)
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
