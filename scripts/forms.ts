import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type JSXOpeningElement, parseSync, Visitor } from 'oxc-parser'

/**
 * Files with a form that is sent as GET on purpose, since its fields belong into the address: search terms, filters and
 * choices. No field of such a form may hold personal data or secrets.
 */
const addressForms = new Set([
  'src/ui/controls/search-box.tsx',
  'src/layouts/chatbot/chatbot.lazy.tsx',
  'src/layouts/frame/site-search.tsx',
  'src/features/search/term-field.tsx',
  'src/features/courses/list/list-filters.tsx',
  'src/features/courses/purchase/option-form.tsx',
  'src/features/customer-support/notices/notice-filters.tsx',
  'src/features/customer-support/faq/faq-screen.tsx',
  'src/features/devices/detail/panel.tsx',
  'src/features/downloads/manuals-screen.tsx',
  'src/features/orders/history/since-form.tsx',
  'src/features/support/layout/support-frame.tsx',
  'src/features/support/components/form-examples.tsx',
  'src/features/support/icons/icons-screen.tsx',
  'server/sandbox/outbox/page.ts',
])

/** Component of all other forms in the browser; it posts. */
const formComponent = 'src/ui/form/form.tsx'
/** Component of forms that search: sent as GET, so each file that uses it is declared above. */
const searchComponent = 'SearchForm'

interface FoundForm {
  /** Text of its `method` attribute; undefined when there is none, or it is computed. */
  readonly method: string | undefined
  readonly line: number
}

/** Forms in JSX. */
function formsInJsx(file: string, source: string): FoundForm[] {
  const found: FoundForm[] = []
  const enterElement = (element: JSXOpeningElement) => {
    if (element.name.type !== 'JSXIdentifier') return
    const line = lineOf(source, element.start)
    if (element.name.name === searchComponent) found.push({ method: 'get', line })
    if (element.name.name !== 'form') return
    const values = element.attributes.flatMap((each) =>
      each.type === 'JSXAttribute' && each.name.name === 'method' && each.value?.type === 'Literal'
        ? [String(each.value.value)]
        : [],
    )
    found.push({ method: values[0], line })
  }
  new Visitor({ JSXOpeningElement: enterElement }).visit(parseSync(file, source).program)
  return found
}

/** Forms in HTML templates of the server. */
function formsInTemplates(source: string): FoundForm[] {
  return [...source.matchAll(/<form\b([^>]*)>/g)].map((match) => ({
    method: /\bmethod="(\w+)"/.exec(match[1] ?? '')?.[1],
    line: lineOf(source, match.index),
  }))
}

function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}

/**
 * Returns one sentence for each form that may put its fields into the address. A form without a method is sent as GET
 * when the script is absent, late or broken.
 */
export function checkForms(root: string): string[] {
  const present = new Set(readdirSync(root))
  const files = ['src', 'routes', 'server'].flatMap((folder) =>
    present.has(folder)
      ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)
      : [],
  )
  return files.flatMap((file) => {
    const isTemplate = file.startsWith('server/')
    if (!(isTemplate ? /\.ts$/ : /\.tsx$/).test(file) || /\.test\.tsx?$/.test(file)) return []
    const source = readFileSync(join(root, file), 'utf8')
    if (!source.includes('<form') && !source.includes(`<${searchComponent}`)) return []
    const forms = isTemplate ? formsInTemplates(source) : formsInJsx(file, source)
    return forms.flatMap(({ method, line }) => {
      if (method === 'get' && addressForms.has(file)) return []
      if (method === 'post' && (isTemplate || file === formComponent)) return []
      const advice = isTemplate ? 'give it method="post"' : `use the component Form of ${formComponent}`
      return `${file}:${line} has a form that may put what is typed into an address: ${advice}, or declare it in scripts/forms.ts with method="get" if all its fields belong there`
    })
  })
}
