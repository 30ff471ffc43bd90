import { createHash } from 'node:crypto'

/**
 * Of the lines of `playwright test --list`, those of the drawn tests: each test that several projects run is drawn in
 * one of them, by its title and `seed`. The lines are a test list as `--test-list` reads it.
 */
export function drawTests(list: string, seed: string): string[] {
  const projectsOf = new Map<string, string[]>()
  for (const line of list.split('\n')) {
    const [, project, test] = /^\s*(\[[^\]]+\]) › (.+)$/.exec(line) ?? []
    if (project === undefined || test === undefined) continue
    projectsOf.set(test, [...(projectsOf.get(test) ?? []), project])
  }
  return [...projectsOf].map(([test, projects]) => {
    const number = createHash('sha256').update(`${seed} ${test.replace(/:\d+:\d+ /, ' ')}`).digest().readUInt32BE()
    return `${projects[number % projects.length]} › ${test}`
  })
}
