import { defineConfig } from '@lingui/cli'

/**
 * `shop` holds the words of the frame and of the courses, which every first visit meets; every other feature has
 * a catalogue of its own, loaded with its screens, in the active language alone.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ko'],
  catalogs: [
    {
      path: 'locales/shop/{locale}',
      include: ['src/layouts/', 'src/ui/', 'src/app/', 'src/features/courses/', 'routes/'],
    },
    { path: 'locales/{name}/{locale}', include: ['src/features/{name}/'], exclude: ['src/features/courses/'] },
    { path: 'locales/errors/{locale}', include: ['src/lib/'] },
  ],
  compileNamespace: 'ts',
})
