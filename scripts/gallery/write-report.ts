import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { GalleryResult } from './pictures.ts'

const page = fileURLToPath(new URL('page/main.tsx', import.meta.url))

/** Gives the report the accepted pictures that its page shows: as links, so that a thousand files cost nothing. */
function linkAccepted({ pictures }: GalleryResult, accepted: string, report: string): void {
  const folder = join(report, 'accepted')
  rmSync(folder, { recursive: true, force: true })
  for (const { name } of pictures.filter(({ standing }) => standing !== 'new')) {
    const source = join(accepted, `${name}.png`)
    const target = join(folder, `${name}.png`)
    mkdirSync(dirname(target), { recursive: true })
    try {
      linkSync(source, target)
    } catch {
      // The folders are on different disks.
      copyFileSync(source, target)
    }
  }
}

/** JSON inside a script element: no text of it may end the element. */
function embedded(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/**
 * Writes `result.json` and the page that shows it. The page opens from the disk, where browsers load neither modules nor
 * JSON: its script is a classic one, and the result stands in the document.
 */
export async function writeReport(result: GalleryResult, folders: { accepted: string; report: string }): Promise<void> {
  mkdirSync(folders.report, { recursive: true })
  writeFileSync(join(folders.report, 'result.json'), JSON.stringify(result, undefined, 2))
  linkAccepted(result, folders.accepted, folders.report)
  await build({
    configFile: false,
    logLevel: 'warn',
    base: './',
    publicDir: false,
    plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
    build: {
      outDir: join(folders.report, 'page'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // Otherwise the script would hold the styles.
      cssCodeSplit: false,
      rolldownOptions: {
        input: page,
        output: { format: 'iife', entryFileNames: 'gallery.js', assetFileNames: '[name][extname]' },
      },
    },
  })
  // In the document, because checkers of accessibility may not read a style sheet from the disk.
  const styles = readFileSync(join(folders.report, 'page/style.css'), 'utf8').replaceAll('url(./', 'url(page/')
  writeFileSync(
    join(folders.report, 'index.html'),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Gallery – Practicum</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
<body>
<div id="gallery"></div>
<script type="application/json" id="result">${embedded(result)}</script>
<script src="page/gallery.js"></script>
</html>
`,
  )
}
