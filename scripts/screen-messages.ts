import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { getFormat } from '@lingui/cli/api'
import type { ScreenMessages, ScreenText } from '../src/features/support/search/screen-messages.ts'
import type { FlowModel } from '../tests/flows/flow-model.ts'
import { flowModels } from '../tests/flows/flow-models.ts'
import { listRows } from '../tests/flows/outcomes.ts'

/** A message of the catalogues and the source files that use it. */
interface Message {
  readonly en: string
  readonly ko: string
  readonly sources: readonly string[]
}

/** Catalogues of the support area and of the desk, which customers do not see. */
const ownCatalogues: readonly string[] = ['support', 'desk']

/**
 * Collects the texts of the shop's screens for the support search: each text with its flows and pages, and each state
 * with its expected text and path. Reads the catalogues, models and routes below `root`.
 */
export async function readScreenMessages(root: string): Promise<ScreenMessages> {
  const messages = await readMessages(join(root, 'locales'))
  const flowFolders = flowFoldersIn(root)
  const pageSources = pageSourcesIn(root)
  const placesOf = (sources: readonly string[]) => {
    const folders = sources.map((source) => dirname(source))
    const flows = namesOf(flowFolders, folders)
    const pages = namesOf(pageSources, [...folders, ...sources])
    if (flows.length + pages.length > 0) return { flows, pages }
    // Parts that several screens share: those of their area, or of the whole shop without a place.
    const areas = sources.flatMap((source) => /^src\/features\/[^/]+\//.exec(source)?.[0] ?? [])
    return { flows: namesBelow(flowFolders, areas), pages: namesBelow(pageSources, areas) }
  }
  const summary = messages.find(({ sources }) => sources.includes(fieldErrors))
  if (!summary) throw new Error(`No message of ${fieldErrors}: the summary of invalid fields has moved.`)
  const formFlows = placesOf(importersOf(root, fieldErrors)).flows
  const summaryStates = flowModels.flatMap((model) => (formFlows.includes(model.name) ? formStatesOf(model) : []))
  const states = flowModels.flatMap((model) => stateMessages(model))
  const texts = messages.map(({ en, ko, sources }): ScreenText => {
    if (sources.includes(fieldErrors)) return { en, ko, states: summaryStates, flows: formFlows, pages: [] }
    const { flows, pages } = placesOf(sources)
    const shownIn = states.flatMap(([key, seen]) => (seen.includes(en) && flows.includes(flowOf(key)) ? [key] : []))
    const hasState = (flow: string) => shownIn.some((key) => flowOf(key) === flow)
    const names = flowModels.map(({ name }) => name)
    const sorted = flows
      .toSorted((one, other) => names.indexOf(one) - names.indexOf(other))
      .toSorted((one, other) => Number(hasState(other)) - Number(hasState(one)))
    return { en, ko, states: shownIn, flows: sorted, pages }
  })
  const withSummary = states.map(([key, seen]) => [
    key,
    summaryStates.includes(key) ? `${seen} ${summary.en} ${summary.ko}` : seen,
  ])
  return { texts, states: Object.fromEntries(withSummary) }
}

/** Component that sums up the invalid fields of a form. No model names it: the fields are checked before the machine. */
const fieldErrors = 'src/ui/form/field-errors.tsx'

/** Flow of `flow/state`. */
function flowOf(key: string): string {
  return key.slice(0, key.indexOf('/'))
}

/** Source files of the features that import a file. */
function importersOf(root: string, file: string): string[] {
  const name = basename(file)
  return readdirSync(join(root, 'src/features'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/features/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.tsx') && readFileSync(join(root, path), 'utf8').includes(`/${name}'`))
}

/** States of a flow whose form is submitted, as `flow/state`. */
function formStatesOf({ name, expectations }: FlowModel): string[] {
  return Object.entries(expectations.states).flatMap(([state, expectation]) => {
    const steps = expectation === 'transient' ? [] : Object.keys(expectation?.steps ?? {})
    return steps.some((step) => /^[\w-]+\.submitted /.test(step)) ? [`${name}/${state}`] : []
  })
}

async function readMessages(folder: string): Promise<Message[]> {
  const format = await getFormat(undefined, 'en')
  const found = new Map<string, { en: string; ko: string; sources: Set<string> }>()
  for (const catalogue of readdirSync(folder).sort()) {
    if (ownCatalogues.includes(catalogue)) continue
    const messages = (await format.read(join(folder, catalogue, 'ko.po'), 'ko')) ?? {}
    for (const [id, { message = id, translation = '', origin = [] }] of Object.entries(messages)) {
      const known = found.get(id) ?? { en: plain(message), ko: plain(translation), sources: new Set<string>() }
      for (const [file] of origin) known.sources.add(file)
      found.set(id, known)
    }
  }
  return [...found.values()].map(({ sources, ...text }) => ({ ...text, sources: [...sources].sort() }))
}

/** Returns a message as plain text: without tags, with the usual plural form, and an ellipsis for each variable. */
function plain(message: string): string {
  return message
    .replace(/<\/?\d+\/?>/g, '')
    .replace(/\{\w+, (?:plural|select),.*?other \{([^}]*)\}\s*\}/gs, '$1')
    .replace(/\{\w+\}|#/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Names by the folder or file whose texts belong to them. */
type Places = ReadonlyMap<string, readonly string[]>

function namesOf(places: Places, sources: readonly string[]): string[] {
  return [...new Set(sources.flatMap((source) => places.get(source) ?? []))].sort()
}

/** Names whose folder or file is below one of these folders. */
function namesBelow(places: Places, folders: readonly string[]): string[] {
  const found = [...places].filter(([place]) => folders.some((folder) => place.startsWith(folder)))
  return [...new Set(found.flatMap(([, names]) => names))].sort()
}

/** Flows by the folder of their screens: that of the wiring, `<flow>.flow.ts`, and the one that is called like it. */
function flowFoldersIn(root: string): Places {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map(
    (file) => `src/${file.replaceAll('\\', '/')}`,
  )
  const folders = new Map<string, string[]>()
  for (const { name } of flowModels) {
    for (const file of files) {
      const folder = file.endsWith(`/${name}.flow.ts`) ? dirname(file) : file
      if (folder !== file || file === `src/features/${name}`) add(folders, folder, name)
    }
  }
  return folders
}

/** Paths of pages by their route's file, and by the folder from which it takes its screen. */
function pageSourcesIn(root: string): Places {
  const pages = new Map<string, string[]>()
  const names = readdirSync(join(root, 'routes'), { recursive: true, encoding: 'utf8' })
  const files = names.map((name) => name.replaceAll('\\', '/')).filter((name) => name.endsWith('.tsx'))
  for (const file of files.sort()) {
    const source = readFileSync(join(root, 'routes', file), 'utf8')
    const path = pathOf(/createFileRoute\('([^']+)'\)/.exec(source)?.[1] ?? '')
    if (path === undefined) continue
    add(pages, `routes/${file}`, path)
    for (const [, screen = ''] of source.matchAll(/from '(?:\.\.\/)+(src\/features\/[^']+-screen)\.tsx'/g)) {
      add(pages, dirname(screen), path)
    }
  }
  return pages
}

function add(names: Map<string, string[]>, file: string, name: string): void {
  names.set(file, [...(names.get(file) ?? []), name])
}

/** Path of a route that can be opened as it is: without a parameter, and not of the support area. */
function pathOf(route: string): string | undefined {
  const path = route.replace(/\/_[\w-]+/g, '').replace(/(?<=.)\/$/, '')
  return path === '' || path.includes('$') || path.startsWith('/support') ? undefined : path
}

/** What is seen in each state and shown by the steps to it, in both languages, and the path that the state leads to. */
function stateMessages(model: FlowModel): [string, string][] {
  const shown = Map.groupBy(listRows(model), ({ outcome }) => outcome.target)
  return Object.entries(model.expectations.states).flatMap(([state, expectation]) => {
    if (expectation === 'transient') return []
    const { name, navigatesTo = '' } = expectation.sees
    const texts = [name, ...(shown.get(state) ?? []).flatMap(({ outcome }) => outcome.shows ?? [])]
    const path = navigatesTo.replace(/[$()^?|]/g, ' ')
    const words = new Set([...texts.flatMap(({ ko, en }) => [en, ko]), path])
    return [[`${model.name}/${state}`, [...words].join(' ').trim()] satisfies [string, string]]
  })
}
