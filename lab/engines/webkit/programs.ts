import { globSync } from 'node:fs'

/** The browser of Debian's WebKitGTK, which lies in the folder of its library. */
export function findMiniBrowser(): string {
  const [path] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  if (path === undefined) throw new Error('WebKitGTK is not installed; install webkit2gtk-driver.')
  return path
}
