import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/**
 * Bundles a module with its packages into a script that a page can run. What the module exports is in the variable
 * `name`. `alias` replaces packages that have another build for browsers.
 */
export async function bundleForPage(
  module: URL,
  name: string,
  alias: Readonly<Record<string, string>> = {},
): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias },
    build: { write: false, minify: false, lib: { entry: fileURLToPath(module), formats: ['iife'], name } },
  })
  const chunks = [output].flat().flatMap((each) => ('output' in each ? each.output : []))
  return chunks.flatMap((each) => (each.type === 'chunk' ? [each.code] : [])).join('\n')
}
