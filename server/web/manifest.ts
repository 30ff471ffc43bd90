import type { CompanyFile } from '#contract/content-files/company.ts'
import type { Brand } from '#contract/values/brand.ts'

const icon = (src: string, sizes: string, more: { readonly purpose?: 'maskable'; readonly type?: string } = {}) => ({
  src,
  sizes,
  type: 'image/png',
  ...more,
})

/** The web app manifest (W3C), by which a phone names the shop and finds its icons. */
export function webManifest(
  { name, short_name }: Pick<CompanyFile, 'name' | 'short_name'>,
  { colors: { light } }: Pick<Brand, 'colors'>,
): string {
  return JSON.stringify({
    name: name.ko,
    short_name: short_name.ko,
    lang: 'ko',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: light.paper,
    theme_color: light.paper,
    icons: [
      icon('/icon.svg', 'any', { type: 'image/svg+xml' }),
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      icon('/icon-maskable-512.png', '512x512', { purpose: 'maskable' }),
    ],
  })
}
