import { ensureBrowser } from './browser.ts'

/**
 * Installs a browser for the tests when the machine lacks it, and a whole one for the figures, while the tests that need
 * none run. Fails without the first alone.
 */
try {
  ensureBrowser()
  ensureBrowser('whole')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
