import { relative } from 'node:path'
import { loadConfigFromFile } from 'vite'
import { expect, it } from 'vitest'

it('keeps machines and pages out of the configuration, so that editing one does not restart the development server', async () => {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' })
  const imported = loaded?.dependencies.map((file) => relative(process.cwd(), file)) ?? []
  expect(imported).toContain('scripts/generated-modules.ts')
  // Which modules share a file is configuration.
  expect(imported.filter((file) => /^(machines|routes|src|tests)\//.test(file))).toEqual(['src/lib/loading-plan.ts'])
})
