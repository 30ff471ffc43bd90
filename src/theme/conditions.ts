/** Widths at which the layout changes: fewer columns, then one column. */
export const medium = '(max-width: 1100px)'
export const narrow = '(max-width: 760px)'
/** The narrowest phones, and a window at 400 % zoom. */
export const tiny = '(max-width: 374px)'
/** Widths at which the margin is too narrow for what is fixed at the edge of the window. */
export const tight = '(min-width: 761px) and (max-width: 1383px)'
export const wide = '(min-width: 761px)'
/** The dark scheme. Print is always light. */
export const dark = 'screen and (prefers-color-scheme: dark)'
export const calm = '(prefers-reduced-motion: reduce)'
/** Forced colours: the browser replaces backgrounds and paints no shadows or gradients. */
export const forced = '(forced-colors: active)'
/** Scripts are enabled. True from the first paint. */
export const scripting = '(scripting: enabled)'
export const print = 'print'
/** Narrow screens but not paper, which is narrow as well. */
export const narrowScreen = `screen and ${narrow}`
export const wideOrPrint = `${wide}, ${print}`
