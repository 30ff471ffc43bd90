import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { Enums, Models, Serialize, Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { PackageURL } from 'packageurl-js'
import * as v from 'valibot'

const packageSchema = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.string()),
  description: v.optional(v.string()),
})

/** Folders of the packages that files below `node_modules` belong to. */
function packageFolders(files: readonly string[]): string[] {
  const folders = files.map((file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1])
  return [...new Set(folders)].filter((folder) => folder !== undefined)
}

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({ dev: v.optional(v.boolean()), optional: v.optional(v.boolean()), devOptional: v.optional(v.boolean()) }),
  ),
})

/** Folders of the packages that the shop depends on: the build bundles most of those that are not loaded. */
function requiredFolders(root: string): string[] {
  const { packages } = v.parse(lockSchema, JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  return Object.entries(packages).flatMap(([folder, { dev, optional, devOptional }]) =>
    folder === '' || dev || optional || devOptional ? [] : [folder],
  )
}

function readPackage(folder: string): v.InferOutput<typeof packageSchema> {
  return v.parse(packageSchema, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
}

function componentOf(
  { name, version, license, description }: v.InferOutput<typeof packageSchema>,
  purl: PackageURL,
  type = Enums.ComponentType.Library,
): Models.Component {
  return new Models.Component(type, name, {
    version,
    description,
    bomRef: purl.toString(),
    purl: purl.toString(),
    licenses: new Models.LicenseRepository(license === undefined ? [] : [new Models.LicenseExpression(license)]),
  })
}

/** Debian's package that has a library, with its version; undefined on another system. */
function debianPackage(library: string): { name: string; version: string; architecture: string } | undefined {
  for (const path of [library, realpathSync(library), library.replace(/^\/usr/, ''), `/usr${realpathSync(library)}`]) {
    const owner = spawnSync('dpkg-query', ['--search', path], { encoding: 'utf8' }).stdout?.split(': ')[0]
    if (!owner) continue
    const form = ['Package', 'Version', 'Architecture'].map((field) => `\${${field}}`).join(' ')
    const shown = spawnSync('dpkg-query', ['--show', `--showformat=${form}`, owner], { encoding: 'utf8' }).stdout
    const [name, version, architecture] = shown.split(' ')
    if (name && version && architecture) return { name, version, architecture }
  }
  return undefined
}

/**
 * Bill of materials of an image in CycloneDX 1.6 (ECMA-424), as JSON: the packages of npm that the shop depends on and
 * those of `files`, Node, and Debian's packages of `libraries`. Throws an Error when it does not keep to the schema.
 */
export async function describePackages(image: {
  readonly root: string
  readonly files: readonly string[]
  readonly libraries: readonly string[]
}): Promise<string> {
  const own = readPackage(image.root)
  const npm = (name: string, version: string) => {
    const [scope, rest] = name.startsWith('@') ? name.split('/') : [undefined, name]
    return new PackageURL('npm', scope, rest ?? name, version, undefined, undefined)
  }
  const parts = [...requiredFolders(image.root), ...packageFolders(image.files)]
    .map((folder) => join(image.root, folder))
    // Some packages have further package.json files, which only say how a folder is loaded.
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map(readPackage)
    .map((each) => componentOf(each, npm(each.name, each.version)))
  const system = image.libraries.flatMap((library) => debianPackage(library) ?? [])
  const debian = system.map(({ name, version, architecture }) =>
    componentOf({ name, version }, new PackageURL('deb', 'debian', name, version, { arch: architecture }, undefined)),
  )
  const node = { name: 'node', version: process.versions.node, license: 'MIT' }
  const components = [
    ...parts,
    componentOf(node, new PackageURL('generic', undefined, 'node', node.version, undefined, undefined)),
    ...debian,
  ]
  const bom = new Models.Bom({
    metadata: new Models.Metadata({
      component: componentOf(own, npm(own.name, own.version), Enums.ComponentType.Application),
    }),
    components: new Models.ComponentRepository([
      ...new Map(components.map((component) => [component.bomRef.value, component])).values(),
    ]),
  })
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6))
  const text = serializer.serialize(bom, { sortLists: true, space: 2 })
  const fault = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text)
  if (fault !== null) throw new Error(`The bill of materials does not keep to its schema: ${JSON.stringify(fault)}`)
  return `${text}\n`
}
