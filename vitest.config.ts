import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { legalTexts } from './scripts/legal-texts.ts'
import { screenWords } from './scripts/screen-words.ts'

/** The contract and the server, on the real database engine. */
const server: TestProjectConfiguration = {
  test: {
    name: 'server',
    environment: 'node',
    include: ['contract/**/*.test.ts', 'server/**/*.test.ts', 'tests/faults/**/*.test.ts'],
    globalSetup: 'tests/support/server/global-setup.ts',
    // No test replaces a module, so a worker may keep those that it has loaded.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
}

const plugins: PluginOption[] = [
  lingui(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
  react(),
  vanillaExtractPlugin(),
  legalTexts(),
  screenWords(),
]

/** Screens and their parts, rendered. */
const screens: TestProjectConfiguration = {
  plugins,
  test: {
    name: 'screens',
    environment: 'happy-dom',
    include: [
      'src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'tests/model/**/*.test.{ts,tsx}',
      'machines/**/*.test.ts',
    ],
    testTimeout: 20_000,
  },
}

export default defineConfig({ test: { projects: [server, screens] } })
