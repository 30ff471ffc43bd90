import type { RegisteredRouter } from '@tanstack/react-router'
import { paths } from '../../contract/paths.ts'

/** Screens that keep their place for those who come back (specification, section 2). */
const keptPlaces = new Set(['/', paths.courses(), paths.devices(), paths.events()])

/**
 * Decides where pages stand when they open: at the top, or where they were left, if one comes back to a screen that
 * keeps its place or moves within the same screen. The router restores places; this tells it when not to. For the
 * browser, once.
 */
export function configureScrollRestoration(router: RegisteredRouter): void {
  let hasMovedOn = false
  let isComingBack = false
  // The first page has long been in its place, and may have been scrolled, when the script comes.
  router.options.scrollRestoration = () => hasMovedOn
  router.history.subscribe(({ action: { type } }) => {
    // A replaced address is the same page, tidied.
    hasMovedOn ||= type !== 'REPLACE'
    isComingBack = type !== 'PUSH' && type !== 'REPLACE'
  })
  router.subscribe('onRendered', ({ pathChanged, toLocation: { pathname, hash } }) => {
    // The router remembers only the places of which it was told, and has not heard of that scrolling.
    if (!hasMovedOn) document.dispatchEvent(new Event('scroll'))
    if (isComingBack && pathChanged && hash === '' && !keptPlaces.has(pathname)) scrollTo(0, 0)
  })
}
