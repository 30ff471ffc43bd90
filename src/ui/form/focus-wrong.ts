/** Puts the focus into the first field that is marked as wrong, once the marks are drawn. */
export function focusWrong(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
