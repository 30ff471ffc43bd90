/** Packages by their folders, as in a lock file. */
type Packages = Readonly<Record<string, { readonly version?: string; readonly optional?: boolean }>>

/** Whether every needed package is installed in its version, and nothing that the lock file does not name. */
export function holdsPackages(
  installed: Packages,
  wanted: Packages,
  isNeeded: (entry: { readonly optional?: boolean }) => boolean,
): boolean
