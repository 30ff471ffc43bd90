import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

const sourceFolders = ['contract', 'machines', 'routes', 'src', 'server', 'content', 'locales', 'public', 'tests']
const toolFolders = ['scripts', 'lab', 'docs', 'deploy', '.github']
/** A path of the repository in backticks, such as `server/app.ts`; one with a placeholder (`<name>`, `*`) is not. */
const pathInBackticks = new RegExp(`\`((?:${[...sourceFolders, ...toolFolders].join('|')})/[\\w./$-]*)\``, 'g')
const linkTarget = /\]\(([^)\s]+)\)/g
const glossaryRow = /^\| (.+?) \| (.+) \| (.+?) \|$/

/**
 * Compares the documents with the repository, one sentence for each fault: paths in backticks and targets of links
 * exist, and names in the glossary of CONTRIBUTING.md occur in the files of their row.
 */
export function checkDocuments(root: string): string[] {
  // The recipes name files of changes that are examples.
  const documents = globSync(['*.md', 'docs/**/*.md', 'content/*.md', 'lab/*.md', '.github/**/*.md'], {
    cwd: root,
    exclude: ['docs/recipes.md'],
  })
  return documents.toSorted().flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    return lines.flatMap((line, index) =>
      [...missingPaths(root, file, line), ...(file === 'CONTRIBUTING.md' ? missingNames(root, line) : [])].map(
        (fault) => `${file}:${index + 1} ${fault}`,
      ),
    )
  })
}

function pathsIn(line: string): string[] {
  return [...line.matchAll(pathInBackticks)].map(([, path = '']) => path)
}

function missingPaths(root: string, file: string, line: string): string[] {
  const links = [...line.matchAll(linkTarget)].map(([, target = '']) => target.replace(/#.*/, ''))
  return [
    ...pathsIn(line).filter((path) => !existsSync(join(root, path))),
    ...links.filter(
      (target) => target !== '' && !/^[a-z]+:/.test(target) && !existsSync(join(root, dirname(file), target)),
    ),
  ].map((path) => `names ${path}, which does not exist`)
}

/** Names of a glossary row, in backticks in its first two columns, that none of its files has. */
function missingNames(root: string, line: string): string[] {
  const [, term = '', meaning = '', where = ''] = glossaryRow.exec(line) ?? []
  const files = pathsIn(where)
    .map((path) => join(root, path))
    .filter((path) => existsSync(path) && statSync(path).isFile())
  if (files.length === 0) return []
  const texts = files.map((path) => readFileSync(path, 'utf8'))
  return [...`${term} ${meaning}`.matchAll(/`(\w+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !texts.some((text) => new RegExp(`\\b${name}\\b`).test(text)))
    .map((name) => `says ${name}, which ${where} lacks`)
}
