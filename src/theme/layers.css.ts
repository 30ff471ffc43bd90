import { type GlobalStyleRule, globalLayer, globalStyle, type StyleRule, style } from '@vanilla-extract/css'

/** A screen's rule wins over a component's, and a component's over the base, whatever the order of the files. */
const base = globalLayer('base')
const components = globalLayer('components')
const screens = globalLayer('screens')

type Rule = Exclude<StyleRule, string>

/** Puts a rule into the layer of the components: for the base and the variants of a recipe. */
export const inComponents = (rule: Rule): Rule => ({ '@layer': { [components]: rule } })

export const componentStyle = (rule: Rule) => style(inComponents(rule))
export const screenStyle = (rule: Rule) => style({ '@layer': { [screens]: rule } })

export const baseRule = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [base]: rule } })
/** For elements inside a component that it does not render itself: `${componentClass} > a`. */
export const componentRule = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [components]: rule } })
export const screenRule = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [screens]: rule } })
