import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Directive, parseSync, type Statement } from 'oxc-parser'

const sourceFolders = ['contract', 'machines', 'routes', 'src', 'server', 'content', 'locales', 'public', 'tests']
const toolFolders = ['scripts', 'lab', 'docs', 'deploy', '.github']
const codeFolders = ['contract', 'illustrations', 'lab', 'machines', 'routes', 'scripts', 'server', 'src', 'tests']
/** A path of the repository in backticks, such as `server/app.ts`; one with a placeholder (`<name>`, `*`) is not. */
const pathInBackticks = new RegExp(`\`((?:${[...sourceFolders, ...toolFolders].join('|')})/[\\w./$-]*)\``, 'g')
/** A path with names of that file, such as `server/app.ts` `startShop`, `stopShop`. */
const namesAfterPath = new RegExp(`${pathInBackticks.source} ((?:\`[\\w$]+\`, )*\`[\\w$]+\`)`, 'g')
const numberedStep = /^\d+\. /
/** The start of a step: a file with names of it, or a file that the change adds, whose path has a placeholder. */
const stepWithName = /^\d+\. (`[^`<>]+` `[\w$]+`|`[^`]*<\w+>[^`]*`)/
const recipes = 'docs/recipes.md'
const linkTarget = /\]\(([^)\s]+)\)/g
const glossaryRow = /^\| (.+?) \| (.+) \| (.+?) \|$/

/**
 * Finds docstrings with an empty line after them: editors show one of the file for the declaration that happens to come
 * next. The heading of a file is a line comment.
 */
export function checkHeadings(root: string): string[] {
  const files = globSync([`{${codeFolders.join(',')}}/**/*.{ts,tsx,mts,mjs}`, '*.ts'], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.gen.ts'],
  })
  return files.toSorted().flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return [...source.matchAll(/^\/\*(?:\*?\n(?: \*.*\n)*? \*\/|\*.*\*\/)\n\n/gm)].map(
      ({ index }) =>
        `${file}:${source.slice(0, index).split('\n').length} is a docstring of nothing: write the heading of a file as // lines`,
    )
  })
}

/**
 * Compares the documents with the repository, one sentence for each fault: paths in backticks and targets of links
 * exist; names that follow the path of a file are declared at its top level; each step of a recipe names a file and what
 * changes in it; and names in the glossary of CONTRIBUTING.md occur in the files of their row.
 */
export function checkDocuments(root: string): string[] {
  const documents = globSync(['*.md', 'docs/**/*.md', 'content/*.md', 'lab/*.md', '.github/**/*.md'], { cwd: root })
  return documents.toSorted().flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    return lines.flatMap((line, index) =>
      [
        ...missingPaths(root, file, line),
        ...undeclaredNames(root, line),
        ...(file === recipes && numberedStep.test(line) && !stepWithName.test(line)
          ? ['begins with no file and name of it, such as `server/app.ts` `startShop`']
          : []),
        ...(file === 'CONTRIBUTING.md' ? missingNames(root, line) : []),
      ].map((fault) => `${file}:${index + 1} ${fault}`),
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

/** Names that follow the path of a file and are not declared at its top level. */
function undeclaredNames(root: string, line: string): string[] {
  return [...line.matchAll(namesAfterPath)].flatMap(([, path = '', names = '']) => {
    if (!existsSync(join(root, path))) return []
    const declared = topLevelNames(path, readFileSync(join(root, path), 'utf8'))
    return [...names.matchAll(/[\w$]+/g)]
      .filter(([name]) => !declared.has(name))
      .map(([name]) => `says ${name}, which ${path} does not declare`)
  })
}

/** Names that a module declares or exports at its top level; `default` for a default export. */
function topLevelNames(path: string, source: string): ReadonlySet<string> {
  return new Set(parseSync(path, source).program.body.flatMap(declaredNames))
}

function declaredNames(statement: Directive | Statement): string[] {
  switch (statement.type) {
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return statement.id ? [statement.id.name] : []
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
      return [statement.id.name]
    case 'ExportNamedDeclaration':
      return [
        ...(statement.declaration ? declaredNames(statement.declaration) : []),
        ...statement.specifiers.flatMap(({ exported }) => (exported.type === 'Identifier' ? [exported.name] : [])),
      ]
    case 'ExportDefaultDeclaration':
      return ['default']
    default:
      return []
  }
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
