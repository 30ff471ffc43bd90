import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getFormat } from '@lingui/cli/api'
import { particlesAfter, reordered } from './korean-values.ts'

const sourceLanguage = 'en'
const language = 'ko'

/**
 * Finds faults in the catalogues `<catalogue>/ko.po` of a folder: messages without a translation, messages that two
 * catalogues translate differently, and translations that belong to another message: they lack a value or an element,
 * have values in another order, a particle that does not fit a value, or are a sentence where the other is a label. A page loads several catalogues, so which of two translations it shows would depend on
 * which file is loaded last. The desk is an application of its own, and loads one.
 */
export async function checkCatalogues(folder: string): Promise<string[]> {
  const format = await getFormat(undefined, sourceLanguage)
  const faults: string[] = []
  const known = new Map<string, { catalogue: string; translation: string }>()
  for (const catalogue of readdirSync(folder).sort()) {
    const file = `${catalogue}/${language}.po`
    const messages = (await format.read(join(folder, file), language)) ?? {}
    for (const [id, { message = id, translation = '' }] of Object.entries(messages)) {
      const first = known.get(id)
      if (translation === '') {
        faults.push(`${file}: no Korean for "${message}"`)
        continue
      }
      const [values, translated] = [listValues(message), listValues(translation)]
      if (values !== translated)
        faults.push(`${file}: "${message}" has the values ${values || '-'}, "${translation}" has ${translated || '-'}`)
      const order = reordered[message] ?? orderOf(message)
      if (orderOf(translation) !== order)
        faults.push(`${file}: "${translation}" has the values in the order ${orderOf(translation)}, not ${order}`)
      for (const [text, name = '', particle = ''] of translation.matchAll(particles))
        if (!particlesAfter[name]?.includes(particle)) faults.push(`${file}: "${translation}" says ${text}`)
      // A long label may take two sentences in Korean.
      if (endOf(message) !== endOf(translation) && !(endOf(message) === 'label' && translation.includes('. ')))
        faults.push(`${file}: "${message}" ends as a ${endOf(message)}, "${translation}" as a ${endOf(translation)}`)
      if (catalogue === 'desk') continue
      if (first === undefined) known.set(id, { catalogue, translation })
      else if (first.translation !== translation) {
        faults.push(
          `${file}: "${message}" is "${translation}" here, but "${first.translation}" in ${first.catalogue}; ` +
            'say the same, or give one of them a context',
        )
      }
    }
  }
  return faults
}

/** A value, also one that chooses a plural form; the word of a form, `one {day}`, is none. */
const value = /(?<!\b(?:zero|one|two|few|many|other|=\d+) )\{(\w+)(?=[,}])/g
const element = /<\/?(\d+)\/?>/g

/** Names of the values and elements in a message, each once and in order; `#` for a number in a plural form. */
function listValues(message: string): string {
  const names = [...message.matchAll(value), ...message.matchAll(element)].map(([text, name = '']) =>
    text.startsWith('<') ? `<${name}>` : `{${name}}`,
  )
  if (/, plural,.*#/.test(message)) names.push('#')
  return [...new Set(names)].toSorted().join(' ')
}

/** Names of the values in a message, each once, as they come. */
function orderOf(message: string): string {
  return [...new Set([...message.matchAll(value)].map(([, name = '']) => name))].join(' ')
}

/** A value with a particle that depends on its last sound. */
const particles = /\{(\w+)\}(은|는|이|가|을|를|와|과|으로|로|이나|나|이란|란|이라|라)(?![가-힣])/g

/** How a message ends. A colon ends a sentence too, and "No." is short for "number". */
function endOf(message: string): 'question' | 'sentence' | 'label' {
  // Plural forms end like the whole.
  const text = message.replace(/[)}\s]+$/, '')
  if (text.endsWith('?')) return 'question'
  return /[.:!]$/.test(text) && !/\bno\.$/i.test(text) ? 'sentence' : 'label'
}
