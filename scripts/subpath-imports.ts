import { dirname, join, normalize } from 'node:path'
import manifest from '../package.json' with { type: 'json' }

/** Folders by the prefix under which package.json lets every file import from them. */
const folders = Object.entries(manifest.imports)
  .filter(([name]) => name.endsWith('/*'))
  .map(([name, folder]) => [name.slice(0, -1), normalize(folder.slice(0, -1))] as const)

/** The path, from the root, of a file of ours that `file` imports; the specifier of a package as it is. */
export function resolveImport(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
  const [prefix = '', folder] = folders.find(([each]) => specifier.startsWith(each)) ?? []
  return folder === undefined ? specifier : join(folder, specifier.slice(prefix.length))
}
