/** Focuses the first control of the header, without scrolling. */
export function focusHeader(): void {
  document.querySelector<HTMLElement>('header :is(a, summary)')?.focus({ preventScroll: true })
}
