import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { parse } from 'yaml'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (name: string) => readFileSync(`${root}${name}`, 'utf8')

const workflowSchema = v.object({
  permissions: v.record(v.string(), v.string()),
  jobs: v.record(
    v.string(),
    v.object({
      permissions: v.optional(v.never()),
      steps: v.array(
        v.object({
          uses: v.optional(v.string()),
          run: v.optional(v.string()),
          with: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
        }),
      ),
    }),
  ),
})

const workflow = v.parse(workflowSchema, parse(read('.github/workflows/ci.yml')))
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps)
const commands = steps.flatMap(({ run }) => run?.match(/\bnpm [^\n&|;]+/g) ?? []).map((command) => command.trim())
const { scripts } = v.parse(v.object({ scripts: v.record(v.string(), v.string()) }), JSON.parse(read('package.json')))

describe('the workflow', () => {
  it('runs the commands of the README', () => {
    const [first, second] = [...read('README.md').matchAll(/^```\n(npm \w+)\n```$/gm)].map(([, command]) => command)
    expect([first, second]).toEqual(['npm start', 'npm test'])
    expect(commands).toEqual(expect.arrayContaining([first, second]))
  })

  it('runs only scripts of the package, besides the audit', () => {
    const names = commands.map((command) => /^npm (?:run )?(\S+)/.exec(command)?.[1] ?? '')
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => name !== 'audit' && scripts[name] === undefined)).toEqual([])
  })

  it('keeps and uploads only folders that the commands write', () => {
    const ignored = read('.gitignore').split('\n')
    const folders = steps.flatMap(({ with: settings }) =>
      settings?.['path'] === undefined ? [] : [`${settings['path']}`],
    )
    expect(folders).toContain('reports/')
    const isWritten = (folder: string) =>
      folder === '~/.npm' || ignored.some((each) => each !== '' && `${folder}/`.startsWith(each))
    expect(folders.filter((folder) => !isWritten(folder))).toEqual([])
  })

  it('keys each cache by the lock file', () => {
    const keys = steps
      .filter(({ uses }) => uses?.startsWith('actions/cache'))
      .map(({ with: settings }) => settings?.['key'])
    expect(keys.length).toBeGreaterThan(0)
    for (const key of keys) expect(key).toContain("hashFiles('package-lock.json')")
    expect(existsSync(`${root}package-lock.json`)).toBe(true)
  })

  it('may only read the repository, so that it comments nothing', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
  })
})
