import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import type { ChunkGroup } from '../src/lib/loading-plan.ts'

interface BundlerGroup {
  readonly name: string
  readonly test: (id: string) => boolean
}

/** Modules that load when they are needed: they join no group but a lazy one. */
const lazy = /\.lazy\.(css\.)?tsx?$/

/**
 * Groups for the bundler's `codeSplitting`, and the plugin that fails the build when a folder, an exception or a package
 * of a group matches no module: a name that has changed would otherwise change the files of every page unnoticed.
 */
export function chunkGroups(root: string, groups: readonly ChunkGroup[]): { groups: BundlerGroup[]; plugin: Plugin } {
  const unmatched = new Set(groups.flatMap(prefixesOf))
  const seen = (path: string, prefixes: readonly string[] = []) => {
    const found = prefixes.filter((prefix) => path.startsWith(prefix))
    for (const prefix of found) unmatched.delete(prefix)
    return found.length > 0
  }
  return {
    groups: groups.map(({ name, folders = [], except, packages = [], isLazy = false }) => ({
      name,
      test: (id) => {
        const path = pathOf(root, id)
        if (lazy.test(path) !== isLazy || seen(path, except)) return false
        return seen(path, [...folders, ...packages.map(packageFolder)])
      },
    })),
    plugin: {
      name: 'chunk-groups',
      generateBundle(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue
          for (const id of file.moduleIds) for (const group of groups) seen(pathOf(root, id), prefixesOf(group))
        }
        if (unmatched.size > 0) this.error(`These groups of chunks match no module: ${[...unmatched].join(', ')}`)
      },
    },
  }
}

function prefixesOf({ folders = [], except = [], packages = [] }: ChunkGroup): string[] {
  return [...folders, ...except, ...packages.map(packageFolder)]
}

function packageFolder(name: string): string {
  return `node_modules/${name}/`
}

/** Path of a module from the top of the project, without the query that plugins add. */
function pathOf(root: string, id: string): string {
  return relative(root, id.split('?')[0] ?? '')
    .split(sep)
    .join('/')
}
