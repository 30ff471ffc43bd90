import { globalLayer, globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css'

/** A screen's rule wins over a part's, and a part's over the base, whatever the order of the files. */
const base = globalLayer('base')
const parts = globalLayer('parts')
const screens = globalLayer('screens')

type Rule = Exclude<StyleRule, string>

export const componentStyle = (rule: Rule) => style({ '@layer': { [parts]: rule } })
export const screenStyle = (rule: Rule) => style({ '@layer': { [screens]: rule } })

export const baseRule = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [base]: rule } })
/** For what a part holds but does not render itself: `${partClass} > a`. */
export const componentRule = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [parts]: rule } })
export const screenRule = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [screens]: rule } })
