import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { devices } from '../../tests/support/browser/devices.ts'
import gallery from '../gallery/playwright.config.ts'
import { isChosen, pageProjects, stages } from './stages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const usesGallery = Object.entries(stages).some(([name, { atGallery }]) => atGallery && isChosen(name))
const uses = { 'desktop ko': devices.desktop.ko, 'mobile en': devices.mobile.en }

/** Stages of `npm run foreign` at the gallery's shop, whose clock stands still. */
export default defineConfig({
  ...gallery,
  testDir: '..',
  outputDir: `${root}/.cache/foreign/tests`,
  globalTimeout: 2 * 60 * 60_000,
  // Nobody waits for these stages, and other work may go on beside them.
  timeout: 10 * 60_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['html', { outputFolder: `${root}/reports/foreign`, open: 'never' }]],
  projects: [
    { name: 'shop', testMatch: 'gallery/shop.setup.ts', use: devices.desktop.ko },
    ...pageProjects.map((name) => ({
      name,
      testMatch: 'foreign/pages.spec.ts',
      dependencies: ['shop'],
      use: uses[name],
    })),
    { name: 'html', testMatch: 'foreign/html.spec.ts', dependencies: [...pageProjects] },
    { name: 'rules', testMatch: 'foreign/rules.spec.ts', dependencies: [...pageProjects] },
    { name: 'links', testMatch: 'foreign/links.spec.ts', dependencies: [...pageProjects] },
    { name: 'mails', testMatch: 'foreign/mails.spec.ts' },
    { name: 'search engines', testMatch: 'foreign/search-engines.spec.ts' },
    { name: 'documents', testMatch: 'foreign/documents.spec.ts' },
    { name: 'openid', testMatch: 'foreign/openid.spec.ts', use: devices.desktop.en },
    { name: 'client', testMatch: 'foreign/client.spec.ts', use: devices.desktop.en },
  ],
  ...(usesGallery ? {} : { webServer: [] }),
})
