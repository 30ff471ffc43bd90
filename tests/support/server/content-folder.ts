import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { registerCleanup } from './cleanup.ts'
import { type Catalogue, type CourseInput, writeCatalogue } from './write-catalogue.ts'

export interface ContentFolder {
  readonly directory: string
  /** Text of a file, by its path in the folder. */
  read(file: string): string
  write(file: string, text: string): void
  remove(file: string): void
  /** Replaces the only occurrence of `before`; returns the number of its line. */
  replace(file: string, before: string, after: string): number
  /** Changes a course and writes its file. */
  course(name: string, change: (course: CourseInput) => CourseInput): void
}

/** Writes `catalogue` to a new content folder. */
export function contentFolder(catalogue: Catalogue): ContentFolder {
  const directory = mkdtempSync(join(tmpdir(), 'practicum-content-'))
  registerCleanup(() => rmSync(directory, { recursive: true, force: true }))
  const courses = { ...catalogue.courses }

  writeCatalogue(directory, catalogue)

  const read = (file: string) => readFileSync(join(directory, file), 'utf8')
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), text)
  }
  return {
    directory,
    read,
    write,
    remove: (file) => rmSync(join(directory, file)),
    replace: (file, before, after) => {
      const [head, tail, ...more] = read(file).split(before)
      if (head === undefined || tail === undefined || more.length > 0) {
        throw new Error(`${file} must hold ${JSON.stringify(before)} exactly once`)
      }
      write(file, head + after + tail)
      return head.split('\n').length
    },
    course: (name, change) => {
      const course = courses[name]
      if (!course) throw new Error(`there is no course ${name}`)
      courses[name] = change(course)
      write(`courses/${name}.yaml`, stringify(courses[name]))
    },
  }
}
