import type { Interpretation } from '../search-terms/interpret.ts'

/**
 * Texts to mark in results: all that stand for the words of the search. Fillers are not marked, nor a text beside another
 * one that it contains: “headset” is enough for “headset one”.
 */
export function marksOf({ terms }: Interpretation): string[] {
  const needed = terms.filter((term) => !term.isFiller)
  const texts = new Set(needed.flatMap(({ alternatives }) => alternatives.map(({ text }) => text)))
  return [...texts].filter((text) => ![...texts].some((other) => other !== text && text.includes(other)))
}

/** The search as it was read; null when every word was taken as it was typed. */
export function correctedText({ terms }: Interpretation): string | null {
  if (terms.every(({ readAs }) => readAs === undefined)) return null
  return terms.map(({ typed, readAs }) => readAs ?? typed).join(' ')
}
