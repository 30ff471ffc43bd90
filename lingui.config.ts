import { defineConfig } from '@lingui/cli'

/** One catalogue for each room of the shop that has words: the browser loads only those that a page shows. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ko'],
  catalogs: [
    { path: 'locales/{name}/{locale}', include: ['src/features/{name}/'] },
    { path: 'locales/frame/{locale}', include: ['src/layouts/', 'src/ui/', 'src/app/'] },
    { path: 'locales/errors/{locale}', include: ['src/lib/'] },
  ],
  compileNamespace: 'ts',
})
