import { msg } from '@lingui/core/macro'
import type { ContentValues } from '#contract/content-files/kinds.ts'

// What the forms of several blocks share.

export type Block = ContentValues['page']['blocks'][number]
export type BlockType = Block['type']

/** Fields of a block are shown for its type alone. */
export function only(...types: readonly BlockType[]) {
  return ({ type }: Readonly<Record<string, unknown>>) => types.some((each) => each === type)
}

export function except(...types: readonly BlockType[]) {
  return ({ type }: Readonly<Record<string, unknown>>) => !types.some((each) => each === type)
}

export const name = { type: 'both', as: 'line', label: msg`Name` } as const
export const text = { type: 'both', as: 'lines', label: msg`Text` } as const
export const minutes = { type: 'number', label: msg`Minutes on foot` } as const
export const hrefHelp = msg`A page of the shop such as /contents, or an address that begins with https://, mailto: or tel:.`
