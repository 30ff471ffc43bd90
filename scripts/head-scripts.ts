import { build, type Plugin } from 'vite'

const query = '?head-script'

/**
 * Imports `file.ts?head-script` as text: the file with what it imports, bundled and minified into one expression that
 * runs it. For inline scripts in the head of a page, which are written like any other module.
 */
export function headScripts(): Plugin {
  return {
    name: 'head-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(query)) return null
      const file = id.slice(0, -query.length)
      this.addWatchFile(file)
      return `export default ${JSON.stringify(await bundled(file))}`
    },
  }
}

async function bundled(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'baseline-widely-available',
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })
  const [output] = [built].flat()
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error(`${file} does not become one script`)
  // The text stands inside a script element.
  return chunk.code.trim().replace(/;$/, '').replaceAll('</script', '<\\/script')
}
