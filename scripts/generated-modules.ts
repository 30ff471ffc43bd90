import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

/** Prints the source of a generated module. */
const program = 'scripts/flows/generated-sources.ts'
/** Folders whose files the modules describe. */
const described = ['machines', 'tests/flows', 'locales', 'routes']

/**
 * Vite plugin that fills in what the support area and the desk tell about flows, screens and parameters. The files only
 * declare these modules, so that nothing else can import an empty one. A program of its own makes the sources: Vite
 * restarts the development server when a file that its configuration imports changes.
 */
export function generatedModules(): Plugin {
  let root = '.'
  return {
    name: 'generated-modules',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root
    },
    transform: {
      filter: { id: /\/src\/(features\/support|desk\/funnels)\/.+\.ts$/, code: 'export declare const' },
      async handler(_, id) {
        const path = relative(root, id).replaceAll('\\', '/')
        const options = { cwd: root, maxBuffer: Number.POSITIVE_INFINITY }
        const { stdout } = await promisify(execFile)(process.execPath, [join(root, program), path], options)
        for (const folder of described) {
          for (const file of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
            if (file.isFile()) this.addWatchFile(join(file.parentPath, file.name))
          }
        }
        return { code: stdout, map: null }
      },
    },
  }
}
