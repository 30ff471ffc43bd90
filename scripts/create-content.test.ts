import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { diskFolder } from '../server/content/content-folder.ts'
import { readContent } from '../server/content/read.ts'
import { createContent } from './create-content.ts'

const directory = mkdtempSync(join(tmpdir(), 'content-'))
afterAll(() => rmSync(directory, { recursive: true }))

test('writes a folder that imports as it is, with one course to begin with', () => {
  createContent(directory)
  const { content, faults } = readContent(diskFolder(directory))
  expect(faults).toEqual([])
  expect(content?.categories.map(({ code }) => code)).toEqual(['practice'])
  expect(content?.courses).toHaveLength(1)
  expect(content?.legal.map(({ file }) => file.sample)).toEqual([true, true, true, true])
})

test('names no other company', () => {
  const texts = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(yaml|svg)$/.test(path))
    .map((path) => readFileSync(join(directory, path), 'utf8'))
  expect(texts.length).toBeGreaterThan(10)
  for (const text of texts) expect(text).not.toMatch(/practicum|프랙티컴|프락티쿰/i)
})

test('leaves a folder with something in it alone', () => {
  writeFileSync(join(directory, 'company.yaml'), 'mine')
  expect(() => createContent(directory)).toThrow(`${directory} is not empty. Name a new folder.`)
  expect(readFileSync(join(directory, 'company.yaml'), 'utf8')).toBe('mine')
})
