import { componentStyle } from '../theme/layers.css.ts'

/** Shown to visitors, or to members only; the document is marked before the first paint. */
export const signedOut = componentStyle({ selectors: { '[data-signed-in] &': { display: 'none' } } })
export const signedIn = componentStyle({ selectors: { ':root:not([data-signed-in]) &': { display: 'none' } } })
