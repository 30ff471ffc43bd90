import { readdirSync, readFileSync } from 'node:fs'
import { featureSchema } from '#contract/values/features.ts'
import { socialProviders } from '#contract/values/social-providers.ts'

/** Folders whose pages ask for features. */
const folders = ['src', 'routes', 'content/legal']

/** A call of a hook, a look into the features that are off, or a condition of a legal text, with the names in it. */
const asks = [
  /\buseFeature\(([^)]*)\)/g,
  /\buseFeaturesOf\(([^)]*)\)/g,
  /\boff\.includes\(([^)]*)\)/g,
  /\bonly_with(?:out)?(?:_any|_all)?: ([^,}\n[]+|\[[^\]]*\])/g,
]

/** Files in which a feature is named by itself: the hooks, and the tables of the support area. */
const named = ['src/lib/features/use-feature.ts', 'src/features/support/offered.ts']

/** Every use of a feature in the sources of pages: `feature file`. */
export function usesOfFeatures(): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const sources = files.filter((file) => /\.(tsx?|yaml)$/.test(file) && !/\.(test|gen)\./.test(file))
  const uses = sources
    .filter((file) => !named.includes(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      const asked = asks.flatMap((pattern) => [...text.matchAll(pattern)].map(([, names = '']) => names))
      return asked.flatMap(featuresIn).map((feature) => `${feature} ${file}`)
    })
  return [...new Set(uses)]
}

function featuresIn(names: string): string[] {
  if (names.includes('socialProviders')) return [...socialProviders]
  if (names.includes('props.provider')) return [...socialProviders]
  const features = featureSchema.options.filter((feature) => new RegExp(`(^|[^\\w-])${feature}($|[^\\w-])`).test(names))
  return features
}
