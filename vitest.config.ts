import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

/** The contract and the server, on the real database engine. */
const server: TestProjectConfiguration = {
  test: {
    name: 'server',
    environment: 'node',
    include: ['contract/**/*.test.ts', 'server/**/*.test.ts'],
    globalSetup: 'tests/support/server-setup.ts',
    // No test replaces a module, so a worker may keep those that it has loaded.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
}

export default defineConfig({ test: { projects: [server] } })
