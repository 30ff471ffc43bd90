import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { generatedModules } from './scripts/generated-modules.ts'
import { headScripts } from './scripts/head-scripts.ts'

/** Far more than a test or a step takes, in ms: a machine that does other things too is no fault of the shop. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } }

/** Tests of the bare machines. */
const machineTests = ['tests/model/actors.test.ts', 'tests/model/expectations.test.ts']

/** The contract, machines and scripts: without a page and without a database. */
const unit: TestProjectConfiguration = {
  test: {
    name: 'unit',
    environment: 'node',
    include: [
      'contract/**/*.test.ts',
      'illustrations/**/*.test.ts',
      'machines/**/*.test.ts',
      'tests/flows/**/*.test.ts',
      'scripts/**/*.test.ts',
      ...machineTests,
    ],
    // No test replaces a module, so a worker may keep those that it has loaded.
    isolate: false,
    ...patience,
  },
}

/** The server, on the real database engine. */
const server: TestProjectConfiguration = {
  test: {
    name: 'server',
    environment: 'node',
    include: ['server/**/*.test.ts', 'tests/{faults,races,money}/**/*.test.ts'],
    globalSetup: 'tests/support/server/global-setup.ts',
    isolate: false,
    ...patience,
  },
}

const plugins: PluginOption[] = [
  // Before Lingui's macros, which it writes as well.
  generatedModules(),
  lingui(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
  react(),
  vanillaExtractPlugin(),
  headScripts(),
]

/** Screens and their parts, rendered. */
const screens: TestProjectConfiguration = {
  plugins,
  // The build writes these style sheets. Vitest leaves out styles, but an import has to be a file.
  resolve: {
    alias: [{ find: /^.*\/theme\/fonts\/.*\.css$/, replacement: `${import.meta.dirname}/src/theme/fonts.css` }],
  },
  test: {
    name: 'screens',
    environment: 'happy-dom',
    // The files of a worker share a window: a link that one of them presses must not take it to another address.
    environmentOptions: {
      happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
    },
    include: ['src/**/*.test.{ts,tsx}', 'tests/{model,controls,features}/**/*.test.{ts,tsx}'],
    exclude: machineTests,
    setupFiles: 'tests/support/screens/browser-features.ts',
    isolate: false,
    ...patience,
  },
}

/**
 * Begins with the tests that walk flows and use controls: they take the longest, but their files are small, and Vitest
 * alone begins with large files. The last of them would keep one worker busy for a minute while the others wait.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => /\/tests\/(model|controls)\//.test(moduleId)
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    projects: [unit, server, screens],
    sequence: { sequencer: LongFirst },
    // Vitest alone would leave a core idle: half of a machine with two.
    maxWorkers: '100%',
  },
})
