import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { antiForgeryField } from './forms.ts'
import type { Markup } from './page.ts'

const icon = (shapes: string) => raw(`<svg viewBox="0 0 24 24" aria-hidden="true">${shapes}</svg>`)

/** Drawings of Lucide (ISC licence) for buttons and rows. */
export const icons = {
  approve: icon('<circle cx="12" cy="12" r="10"/><path d="m16 9-5.5 5.5L8 12"/>'),
  refuse: icon('<path d="M18 6 6 18"/><path d="m6 6 12 12"/>'),
  expire: icon(
    '<path d="M12 6v6l4 2"/><path d="M20 12v5"/><path d="M20 21h.01"/><path d="M21.25 8.2A10 10 0 1 0 16 21.16"/>',
  ),
  fail: icon(
    '<path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3"/><path d="M12 9v4"/><path d="M12 17h.01"/>',
  ),
  leave: icon('<path d="m16 17 5-5-5-5"/><path d="M21 12H9"/><path d="M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4"/>'),
  mail: icon('<path d="m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7"/><rect x="2" y="4" width="20" height="16" rx="2"/>'),
  sms: icon(
    '<path d="M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z"/><path d="M7 11h10"/><path d="M7 15h6"/><path d="M7 7h8"/>',
  ),
  empty: icon(
    '<path d="M10 11v6"/><path d="M14 11v6"/><path d="M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6"/><path d="M3 6h18"/><path d="M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2"/>',
  ),
} as const

/** A form that posts to the address of its page. Several forms of a page share one anti-forgery field. */
export function form(c: Context, content: unknown, field: Markup = antiForgeryField(c)): Markup {
  return html`<form method="post">${field}${content}</form>`
}

interface Button {
  readonly text: string
  /** Absent for the only button of a form. */
  readonly value?: string | number
  readonly name?: string
  readonly icon?: Markup
  readonly isMain?: boolean
}

export function button({ text, value, name = 'answer', icon: drawing, isMain }: Button): Markup {
  const answer = value === undefined ? '' : html` name="${name}" value="${value}"`
  return html`<button class="button${isMain ? ' main' : ''}"${answer}>${drawing}${text}</button>`
}

export function buttonLink(href: string, text: string, isMain = false): Markup {
  return html`<a class="button${isMain ? ' main' : ''}" href="${href}">${text}</a>`
}

/** Buttons in pairs; the main one takes a row. */
export function actions(...buttons: readonly Markup[]): Markup {
  return html`<div class="actions">${buttons}</div>`
}

interface Field {
  readonly name: string
  readonly label: string
  readonly value?: string | number
  readonly type?: 'text' | 'date' | 'search'
  readonly keyboard?: 'text' | 'numeric' | 'tel'
  readonly longest?: number
  readonly isRequired?: boolean
  /** Button beside the field. */
  readonly button?: Markup
}

export function field({ name, label, value = '', type = 'text', button: beside, ...more }: Field): Markup {
  const { keyboard = 'text', longest = 500, isRequired = false } = more
  return html`<p class="field"><label for="${name}">${label}</label><span class="row"><input id="${name}" name="${name}" type="${type}" inputmode="${keyboard}" maxlength="${longest}" value="${value}" autocomplete="off"${isRequired ? ' required' : ''}>${beside}</span></p>`
}

export interface Choice {
  readonly value: string
  readonly title: string
  readonly text?: string
  readonly note?: Markup | string
}

/** A group of which one is chosen, the first to begin with. */
export function choices(name: string, legend: Markup | string, options: readonly Choice[]): Markup {
  const rows = options.map(
    ({ value, title, text, note }, index) =>
      html`<label><input type="radio" name="${name}" value="${value}"${index === 0 ? ' checked' : ''}><span><b>${title}</b>${text && html`<small>${text}</small>`}</span><small class="note">${note}</small></label>`,
  )
  return html`<fieldset><legend>${legend}</legend><div class="panel">${rows}</div></fieldset>`
}

interface CheckBox {
  readonly name: string
  readonly label: string
  readonly value?: string | number
  readonly isChecked?: boolean
  readonly hint?: string
}

export function checkBox({ name, label, value = 'on', isChecked = false, hint }: CheckBox): Markup {
  return html`<label class="check"><input type="checkbox" name="${name}" value="${value}"${isChecked ? ' checked' : ''}><span>${label} <small>${hint}</small></span></label>`
}

export interface Answer {
  readonly title: string
  readonly text?: string
  /** Address of a link. */
  readonly href?: string
  /** Value of a button, which the form sends as `answer`. */
  readonly value?: string
  readonly icon?: Markup
  readonly isMain?: boolean
  /** Where the answer leads, and the state that the shop is in then. */
  readonly leads?: { readonly to: string; readonly state: string }
  /** A field that belongs to the answer. */
  readonly field?: Markup
}

/** A list of answers, each with what it means. */
export function answers(list: readonly Answer[]): Markup {
  const rows = list.map(({ title, text, href, value, icon: drawing, isMain, leads, field: belonging }) => {
    const content = html`${drawing}<span><b>${title}</b><small>${text}</small></span>`
    const control =
      href === undefined
        ? html`<button name="answer" value="${value}">${content}</button>`
        : html`<a href="${href}">${content}</a>`
    const led = leads && html`<small class="note">${leads.to}<code>${leads.state}</code></small>`
    return html`<li${isMain ? html` class="go"` : ''}>${control}${led}${belonging && html`<p class="extra">${belonging}</p>`}</li>`
  })
  return html`<ul class="panel answers">${rows}</ul>`
}

/** What a window says that has nothing to answer. */
export function notice(heading: string, more: Markup | string = ''): Markup {
  return html`<h1>${heading}</h1>${more}`
}
