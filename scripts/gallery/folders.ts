import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Accepted pictures; git ignores them. */
export const acceptedFolder = join(root, 'gallery/accepted')
/** What a run leaves: the page, the pictures that it shows, and what the run found. */
export const reportFolder = join(root, 'reports/gallery')
