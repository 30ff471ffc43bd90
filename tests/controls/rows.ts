import type { Control } from './elements.ts'
import type { Answer } from './fake-server.ts'

/** What a control does when it is used; what is left out stays as it was. */
export interface Effect {
  /** New calls, in order: method, path, query and JSON. */
  readonly calls: readonly string[]
  /** Address of the page; of a link, where it leads. */
  readonly address: string
  /** Role and name of what has the focus. */
  readonly focus: string
  /** New text of alerts and states that a screen reader says. */
  readonly says: string
  /** Lines of the file that the browser saves. */
  readonly saves: readonly string[]
  /** Text that the browser copies. */
  readonly copies: string
  /** What has come and gone: role and name of each control. */
  readonly comes: readonly string[]
  readonly goes: readonly string[]
  /** New states of all controls but those that the row uses. */
  readonly changes: Readonly<Record<string, string>>
  /** New addresses of links that stay, while the page keeps its own; of a row also new texts of copy buttons. */
  readonly leads: Readonly<Record<string, string>>
}

/**
 * A row: how the control is before it is used, what is typed or chosen, and what follows. A link whose row says its
 * address alone is not pressed: it says where it leads. What is left out is empty or stays.
 */
export type Row = Partial<Effect> & {
  readonly use?: string
  /** Its value or what is chosen, and `current`, `expanded`, `pressed`, `checked`, `invalid`, `required`, `disabled`. */
  readonly state?: string
  readonly description?: string
  /** What is typed into other fields before; `checked` for a box that is ticked. */
  readonly typed?: Readonly<Record<string, string>>
  /** Fields of its form that stay as they are: what follows does not depend on them, or depends on them being so. */
  readonly leaves?: readonly string[]
  /** The controls of the form that it opens, which come. */
  readonly opens?: Controls
  /** Controls that are away until the answer to its first call has come. */
  readonly awaits?: readonly string[]
}

/** A row for each control, by role and name; `(2)` behind the second one of a name. */
export type Controls = Readonly<Record<string, Row>>

/** A page, what the server answers to it, and its controls. */
export interface Table {
  readonly address: string
  readonly answers: readonly Answer[]
  readonly controls: Controls
}

/** What a control does that does nothing. */
export const nothing: Effect = {
  calls: [],
  address: 'stays',
  focus: 'nothing',
  says: '',
  saves: [],
  copies: '',
  comes: [],
  goes: [],
  changes: {},
  leads: {},
}

/** The effect of a row, with what it leaves out. A form that opens takes the focus with its first control. */
export function expectedOf(key: string, row: Row): Effect {
  const { use: _use, description: _description, state: _state, opens, ...others } = row
  const { typed: _typed, leaves: _leaves, awaits: _awaits, ...effect } = others
  const comes = Object.keys(opens ?? {})
  const leads = Object.fromEntries(Object.entries(row.leads ?? {}).filter(([name]) => isLink(name)))
  return { ...nothing, focus: comes[0] ?? key, comes, ...effect, leads }
}

const isLink = (key: string) => key.startsWith('link ')

/** What the copy buttons of a page copy after a row, by its rows. */
export function copiesAfter(controls: Controls, { leads = {} }: Row): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(controls).flatMap(([key, { copies }]) =>
      copies === undefined ? [] : [[key, leads[key] ?? copies]],
    ),
  )
}

/** True for a link that leads to another page. */
export function isPlainLink(key: string, { state: _state, description: _description, ...row }: Row): boolean {
  return isLink(key) && Object.keys(row).join() === 'address'
}

/** What a screen reader says of each control, in the order of the page: state and description. */
export function saidOf(controls: readonly Pick<Control, 'key' | 'state' | 'description'>[]) {
  return controls.map(({ key, state, description }) => [key, state, description])
}

/** The same by the rows. */
export function saidByRows(controls: Controls) {
  return saidOf(
    Object.entries(controls).map(([key, { state = '', description = '' }]) => ({ key, state, description })),
  )
}
