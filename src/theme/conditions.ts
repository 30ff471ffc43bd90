/** Widths at which the layout changes: columns drop, then one column. */
export const medium = '(max-width: 1100px)'
export const narrow = '(max-width: 760px)'
/** The narrowest phones, and a window at 400 %: what only measures shrinks or goes. */
export const tiny = '(max-width: 374px)'
/** Between them the margin beside the content is narrower than what is fixed at the window's edge. */
export const tight = '(min-width: 761px) and (max-width: 1383px)'
export const wide = '(min-width: 761px)'
/** Paper is light, whatever the screen is. */
export const dark = 'screen and (prefers-color-scheme: dark)'
export const calm = '(prefers-reduced-motion: reduce)'
/** The person's own few colours: shadows and gradients are not painted, and backgrounds lose theirs. */
export const forced = '(forced-colors: active)'
/** Where scripts may run, from the first paint on and not only once one has come. */
export const scripting = '(scripting: enabled)'
export const print = 'print'
/** For texts that keep their columns on paper, which counts as narrow by its width. */
export const narrowScreen = `screen and ${narrow}`
export const wideOrPrint = `${wide}, ${print}`
