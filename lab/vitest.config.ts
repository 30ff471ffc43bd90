import { defineConfig } from 'vitest/config'

/** Tests of the laboratory's own tools. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['lab/{gallery,mutate}/**/*.test.ts'],
    isolate: false,
    testTimeout: 20_000,
  },
})
