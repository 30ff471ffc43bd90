import { componentStyle } from '#theme/layers.css.ts'

/** Shown to visitors only, and to members only. The inline script marks the document before the first paint. */
export const signedOut = componentStyle({ selectors: { '[data-signed-in] &': { display: 'none' } } })
export const signedIn = componentStyle({ selectors: { ':root:not([data-signed-in]) &': { display: 'none' } } })
