import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const root = new URL('..', import.meta.url).pathname

/** Tests of the laboratory's own tools. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'tools',
          root,
          include: ['lab/{gallery,mutate}/**/*.test.ts'],
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] }), react(), vanillaExtractPlugin()],
        test: {
          name: 'showcase',
          root,
          environment: 'happy-dom',
          include: ['lab/showcase/*.test.tsx'],
          setupFiles: 'tests/support/screens/browser-features.ts',
          testTimeout: 20_000,
        },
      },
    ],
  },
})
