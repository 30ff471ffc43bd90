import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { drawTests, listTests, testListSchema } from './drawn-tests.ts'

const spec = (title: string, tags: string[], ...projects: string[]) => ({
  title,
  tags,
  tests: projects.map((projectName) => ({ projectName, annotations: [] })),
})

/** A report of `playwright test --list --reporter=json`, without what the draw does not read. */
const report = v.parse(testListSchema, {
  suites: [
    {
      title: 'flows.spec.ts',
      specs: [],
      suites: [
        { title: 'login', specs: [spec('opened', ['drawn'], 'flows')] },
        { title: '', specs: [spec('closed', [], 'flows')] },
      ],
    },
    {
      title: 'home.spec.ts',
      specs: [
        spec('shows the courses', [], 'desktop ko', 'mobile en'),
        spec('shows the [new] devices', ['once'], 'desktop ko'),
      ],
    },
  ],
})

const seeds = Array.from({ length: 60 }, (_, number) => `commit ${number}`)
const draws = seeds.map((seed) => drawTests(report, seed))

describe('drawTests', () => {
  test('draws a test in about half of the commits, once each', () => {
    const counts = draws.map(
      (drawn) => drawn.filter((line) => line.endsWith('home.spec.ts › shows the courses')).length,
    )
    const commits = counts.filter((count) => count > 0).length
    expect(Math.max(...counts)).toBe(1)
    expect(commits).toBeGreaterThan(18)
    expect(commits).toBeLessThan(42)
  })

  test('draws every project of a test in some commit', () => {
    expect(draws.flat()).toContain('[desktop ko] › home.spec.ts › shows the courses')
    expect(draws.flat()).toContain('[mobile en] › home.spec.ts › shows the courses')
    expect(draws.flat()).not.toContain('[mobile en] › home.spec.ts › shows the [new] devices')
  })

  test('draws a test with the tag @drawn in about a tenth of the commits', () => {
    const count = draws.flat().filter((line) => line === '[flows] › flows.spec.ts › login › opened').length
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(14)
  })

  test('names a test of a group without a title by its file', () => {
    expect(draws.flat()).toContain('[flows] › flows.spec.ts › closed')
  })

  test('draws the same for the same commit', () => {
    expect(drawTests(report, 'commit 1')).toEqual(draws[1])
  })
})

test('reads the scripts that the pages of a test loaded, in whichever project it ran', () => {
  const loaded = (projectName: string, description: string) => ({
    projectName,
    annotations: [{ type: 'slow' }, { type: 'scripts', description }],
  })
  const tests = [loaded('desktop ko', 'assets/client.js assets/login.js'), loaded('mobile en', '')]
  const suite = { title: 'login.spec.ts', specs: [{ title: 'logs in', tags: [], tests }] }
  expect(listTests(suite)).toMatchObject([
    { name: 'login.spec.ts › logs in', scripts: ['assets/client.js', 'assets/login.js'] },
  ])
})
