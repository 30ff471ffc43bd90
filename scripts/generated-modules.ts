import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import type { Plugin } from 'vite'

/** Prints the sources of all generated modules, by path. */
const program = 'scripts/flows/generated-sources.ts'
const sourcesSchema = v.record(v.string(), v.string())
/** Folders whose files the modules describe. */
const described = ['machines', 'tests/flows', 'locales', 'routes']

/**
 * Vite plugin that fills in what the support area and the desk tell about flows, screens and parameters. The files only
 * declare these modules, so that nothing else can import an empty one. A program of its own makes the sources: Vite
 * restarts the development server when a file that its configuration imports changes. `GENERATED_MODULES` names a file in
 * which it has written them, once for all parts of a build.
 */
export function generatedModules(): Plugin {
  let root = '.'
  let sources: Promise<Record<string, string>> | undefined
  const readSources = async () => {
    const file = process.env['GENERATED_MODULES']
    if (file !== undefined) return v.parse(sourcesSchema, JSON.parse(readFileSync(file, 'utf8')))
    const options = { cwd: root, maxBuffer: Number.POSITIVE_INFINITY }
    const { stdout } = await promisify(execFile)(process.execPath, [join(root, program)], options)
    return v.parse(sourcesSchema, JSON.parse(stdout))
  }
  return {
    name: 'generated-modules',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root
    },
    watchChange: () => {
      sources = undefined
    },
    transform: {
      filter: { id: /\/src\/(features\/support|desk\/funnels)\/.+\.ts$/, code: 'export declare const' },
      async handler(_, id) {
        const path = relative(root, id).replaceAll('\\', '/')
        sources ??= readSources()
        const { [path]: code } = await sources
        if (code === undefined) throw new Error(`${path} is no generated module`)
        for (const folder of described) {
          for (const file of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
            if (file.isFile()) this.addWatchFile(join(file.parentPath, file.name))
          }
        }
        return { code, map: null }
      },
    },
  }
}
