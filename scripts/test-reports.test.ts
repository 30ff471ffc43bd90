import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { findSlowest, playwrightReportSchema, vitestReportSchema } from './test-reports.ts'

describe('vitestReportSchema', () => {
  it('counts skipped and planned tests as skipped, and reads the seconds of each test and the error of a failed one', () => {
    const report = v.parse(vitestReportSchema, {
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        {
          name: 'server/a.test.ts',
          message: '',
          assertionResults: [
            { fullName: 'a adds', status: 'passed', duration: 1_260, failureMessages: [] },
            { fullName: 'a waits', status: 'pending' },
            { fullName: 'a counts', status: 'failed', failureMessages: ['expected \u001b[31m2\u001b[39m\nto be 1'] },
          ],
        },
        { name: 'server/b.test.ts', message: 'Cannot find module', assertionResults: [] },
      ],
    })
    expect(report).toEqual({
      counts: { passed: 1, failed: 1, skipped: 3 },
      tests: [
        { name: 'server/a.test.ts › a adds', seconds: 1.3 },
        { name: 'server/a.test.ts › a waits', seconds: 0 },
        { name: 'server/a.test.ts › a counts', seconds: 0 },
      ],
      failures: ['server/a.test.ts › a counts\n  expected 2\n  to be 1', 'server/b.test.ts\n  Cannot find module'],
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
          specs: [
            {
              title: 'opens',
              tests: [{ projectName: 'desktop ko', status: 'expected', results: [{ duration: 500 }] }],
            },
          ],
          suites: [
            {
              title: 'dark',
              specs: [
                {
                  title: 'reads',
                  tests: [
                    {
                      projectName: 'mobile en',
                      status: 'flaky',
                      results: [{ duration: 500, errors: [{ message: 'Timeout' }] }, { duration: 700 }],
                    },
                  ],
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
      failures: ['pages.spec.ts › dark › reads [mobile en]\n  Timeout'],
    })
  })
})

describe('findSlowest', () => {
  it('returns the slowest tests first, as many as asked for', () => {
    const tests = [1, 3, 2].map((seconds) => ({ name: String(seconds), seconds }))
    expect(findSlowest(tests, 2).map(({ name }) => name)).toEqual(['3', '2'])
  })
})
