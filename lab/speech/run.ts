import { runPlaywright } from '../playwright.ts'

/**
 * npm run speech [-- NAME ...]: every flow by keyboard alone, as a screen reader says it; with names, the tests whose titles
 * contain one.
 */
process.exit(
  runPlaywright(
    'speech',
    process.argv.slice(2).flatMap((name) => ['-g', name]),
  ),
)
