import { raw } from 'hono/html'

const drawing = (shapes: string) => raw(`<svg viewBox="0 0 24 24" aria-hidden="true">${shapes}</svg>`)

/** Drawings of Lucide (ISC licence) for buttons. */
export const icons = {
  approve: drawing('<circle cx="12" cy="12" r="10"/><path d="m16 9-5.5 5.5L8 12"/>'),
  refuse: drawing('<path d="M18 6 6 18"/><path d="m6 6 12 12"/>'),
  expire: drawing(
    '<path d="M12 6v6l4 2"/><path d="M20 12v5"/><path d="M20 21h.01"/><path d="M21.25 8.2A10 10 0 1 0 16 21.16"/>',
  ),
  fail: drawing(
    '<path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3"/><path d="M12 9v4"/><path d="M12 17h.01"/>',
  ),
  leave: drawing('<path d="m16 17 5-5-5-5"/><path d="M21 12H9"/><path d="M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4"/>'),
} as const
