/** Systems with the desktop layout that the PC client does not run on: a Mac, and a phone that chose the layout. */
const otherSystems = /Android|iPhone|iPad|Macintosh/

/** Whether the PC client can run on this device: on Windows alone (specification, section 9). */
export function isClientDevice(layout: 'desktop' | 'mobile', userAgent: string): boolean {
  return layout === 'desktop' && !otherSystems.test(userAgent)
}
