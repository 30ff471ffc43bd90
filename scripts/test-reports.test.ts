import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { findSlowest, playwrightReportSchema, vitestReportSchema } from './test-reports.ts'

describe('vitestReportSchema', () => {
  it('counts skipped and planned tests as skipped, and reads the seconds of every test', () => {
    const report = v.parse(vitestReportSchema, {
      numPassedTests: 1,
      numFailedTests: 0,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        {
          name: 'server/a.test.ts',
          assertionResults: [{ fullName: 'a adds', duration: 1_260 }, { fullName: 'a waits' }],
        },
      ],
    })
    expect(report).toEqual({
      counts: { passed: 1, failed: 0, skipped: 3 },
      tests: [
        { name: 'server/a.test.ts › a adds', seconds: 1.3 },
        { name: 'server/a.test.ts › a waits', seconds: 0 },
      ],
    })
  })
})

describe('playwrightReportSchema', () => {
  it('reads tests in nested suites, adds the seconds of retries, and counts flaky tests as failed', () => {
    const report = v.parse(playwrightReportSchema, {
      stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
      suites: [
        {
          title: 'pages.spec.ts',
          specs: [{ title: 'opens', tests: [{ projectName: 'desktop ko', results: [{ duration: 500 }] }] }],
          suites: [
            {
              title: 'dark',
              specs: [
                {
                  title: 'reads',
                  tests: [{ projectName: 'mobile en', results: [{ duration: 500 }, { duration: 700 }] }],
                },
              ],
            },
          ],
        },
      ],
    })
    expect(report).toEqual({
      counts: { passed: 3, failed: 2, skipped: 2 },
      tests: [
        { name: 'pages.spec.ts › opens [desktop ko]', seconds: 0.5 },
        { name: 'pages.spec.ts › dark › reads [mobile en]', seconds: 1.2 },
      ],
    })
  })
})

describe('findSlowest', () => {
  it('returns the slowest tests first, as many as asked for', () => {
    const tests = [1, 3, 2].map((seconds) => ({ name: String(seconds), seconds }))
    expect(findSlowest(tests, 2).map(({ name }) => name)).toEqual(['3', '2'])
  })
})
