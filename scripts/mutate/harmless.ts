/** Faults that change nothing a test could notice, by name, with the reason. */
export const harmless: Readonly<Record<string, string>> = {}
