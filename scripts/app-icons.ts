import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { browserFlags, ensureBrowser } from './browser.ts'

/**
 * Draws the icons of browsers and phones from `public/icon.svg`. Run it after changing the drawing; the results are
 * committed.
 */
const folder = new URL('../public/', import.meta.url)
const drawing = readFileSync(new URL('icon.svg', folder), 'utf8')

/** Phones cut the corners themselves, so the background reaches them. */
const fullBleed = drawing.replace(' rx="6"', '')
/** A maskable icon may be cut to a circle of 80 % of its width: the mark is made smaller to fit. */
const maskable = fullBleed.replace('<path ', '<path transform="translate(2.8 2.8) scale(0.8)" ')

/** Draws an SVG as a square PNG; `size` in pixels. */
async function renderPng(browser: Browser, svg: string, size: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  await page.setContent(
    `<style>body{margin:0}img{display:block;width:${size}px;height:${size}px}</style><img src="${source}">`,
  )
  await page.waitForFunction(() => document.images[0]?.complete === true)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

/** An ICO file with one PNG of 32 by 32 pixels (ICO and CUR formats: header of 6 bytes, entry of 16, image). */
function icoFrom(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags })
const files: Record<string, Buffer> = {
  'favicon.ico': icoFrom(await renderPng(browser, drawing, 32)),
  'apple-touch-icon.png': await renderPng(browser, fullBleed, 180),
  'icon-192.png': await renderPng(browser, drawing, 192),
  'icon-512.png': await renderPng(browser, drawing, 512),
  'icon-maskable-512.png': await renderPng(browser, maskable, 512),
}
await browser.close()
for (const [name, content] of Object.entries(files)) {
  writeFileSync(new URL(name, folder), content)
  console.log(`${fileURLToPath(new URL(name, folder))}: ${content.length} bytes`)
}
