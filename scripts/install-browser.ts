import { ensureBrowser } from './browser.ts'

/** Installs a browser for the tests when the machine lacks it, while the tests that need none run. */
try {
  ensureBrowser()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
