import { VisuallyHiddenInput } from '#ui/content/visually-hidden.tsx'

/** Tells password managers whose passwords a form has. `userid` is empty when unknown. */
export function PasswordOwner({ userid }: { readonly userid: string }) {
  return (
    <VisuallyHiddenInput
      name="username"
      autoComplete="username"
      value={userid}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}
