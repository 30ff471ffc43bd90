/**
 * Widths at which the layout changes: fewer columns, then one column. In `em` of the browser's own text size, so that a
 * visitor with text twice as large gets the layout of half the width.
 */
export const medium = '(max-width: 68.75em)'
export const narrow = '(max-width: 47.5em)'
/** A tablet held upright: too narrow for a picture or panel beside the text. */
export const upright = '(max-width: 60em)'
/** A phone held sideways whose text is twice as large: a few lines fit. */
export const short = '(max-height: 20em)'
/** Between {@link narrow} and {@link medium}. */
export const onlyMedium = '(min-width: 47.5625em) and (max-width: 68.75em)'
/** The narrowest phones, and a window at 400 % zoom. */
export const tiny = '(max-width: 23.375em)'
/** Widths at which the margin is too narrow for what is fixed at the edge of the window. */
export const tight = '(min-width: 47.5625em) and (max-width: 86.4375em)'
export const wide = '(min-width: 47.5625em)'
/** The dark scheme. Print is always light. */
export const dark = 'screen and (prefers-color-scheme: dark)'
export const calm = '(prefers-reduced-motion: reduce)'
/** Forced colours: the browser replaces backgrounds and paints no shadows or gradients. */
export const forced = '(forced-colors: active)'
/** Scripts are enabled. True from the first paint. */
export const scripting = '(scripting: enabled)'
export const noScripting = '(scripting: none)'
export const print = 'print'
/** Narrow screens but not paper, which is narrow as well. */
export const narrowScreen = `screen and ${narrow}`
export const mediumScreen = `screen and ${medium}`
export const wideOrPrint = `${wide}, ${print}`
