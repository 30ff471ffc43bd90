// npm run image: assembles in dist/image the file system of the shop's image, and lists its packages in
// dist/image/app/sbom.cdx.json (docs/operations.md).
import { ensureBuilt, run } from './install.mjs'

ensureBuilt()
process.exit(run('scripts/image.ts') ?? 1)
