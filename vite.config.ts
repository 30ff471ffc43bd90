import { fileURLToPath } from 'node:url'
import { relative } from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { legalTexts } from './scripts/legal-texts.ts'
import { screenWords } from './scripts/screen-words.ts'

/** What every page needs, in one file: a first visit on a slow line counts requests as much as bytes. */
const frame = {
  name: 'frame',
  test: new RegExp(
    [
      'node_modules/(react|react-dom|scheduler|use-sync-external-store|valibot|@lingui|@vanilla-extract|seroval)/',
      'node_modules/@tanstack/(?!react-form|form-core|devtools|pacer)',
      'vite/preload-helper',
      'contract/(courses|course-calls|downloads|endpoint|envelope|limits|locale|paging|quantities)\\.ts',
      'rolldown/runtime',
      'src/app/(?!server|not-found|coming-soon|outline|error-screen)',
      'src/entities/course/',
      'src/features/courses/sale/.*\\.css',
      'src/layouts/(?!parts/(flow-frame|footer-content|chatbot-content|company)\\.)',
      'src/lib/(endpoint-query|format|html-entities|http|i18n|not-found|query-stand-ins|search-params|search-schema|session-storage|trans|use-words)\\.ts',
      // The faces of single areas go with their pages.
      'src/theme/(?!fonts/(legal|ko-support)\\.css)',
      'src/ui/(alert-mount|alert-store|error-illustration|button|card|category-label|class-names|cluster|container|icon-button|text-link|definition-list|empty-state|hint|picture|placeholder|skeleton|connection-error|dialog|event-replay|form|select|icon|tag|lazy-hydrate|navigation|page-error|pagination|price|meter|session|table|text|visually-hidden|weekday-hours)\\.',
    ].join('|'),
  ),
}

/** What the pages that sell a course share; its few styles go with the frame's, since a file costs a request. */
const sale = { name: 'sale', test: /src\/features\/courses\/sale\// }

/** A course's page in one file, but for what comes later and what the frame knows of it. */
const course = {
  name: 'course',
  test: /src\/features\/courses\/((own-course|panel\.css)\.|detail\/(?!head|known-course)|(lessons|notices|purchase|sections)\/(?!.*\.lazy\.))/,
}

/** Which sources came into which file, so that what a page loads can be proved. */
function sourceList(fileName: string): Plugin {
  return {
    name: 'source-list',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const sources = chunks.map(({ fileName: chunk, moduleIds }) => [
        chunk,
        moduleIds.map((id) => relative(import.meta.dirname, id.split('?')[0] ?? '')),
      ])
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(Object.fromEntries(sources)) })
    },
  }
}

const shop = { input: 'src/app/client.ts', manifest: '.vite/manifest.json', sources: '.vite/sources.json' }
/**
 * The support area, and pages that show a flow in a state (`?at=`), are a build of their own, after the shop's and
 * beside it: together, what both need would be cut into other files for the shop as well.
 */
const support = {
  input: 'src/app/support-client.ts',
  manifest: '.vite/support-manifest.json',
  sources: '.vite/support-sources.json',
}
const wanted = process.env['BUILD'] === 'support' ? support : shop

/** Routes of the shop's own build: all but those of the support area. */
const shopRoutes = {
  generatedRouteTree: '.cache/shop-route-tree.gen.ts',
  routeFileIgnorePattern: '^support$',
}
const shopRouteTree = fileURLToPath(new URL(shopRoutes.generatedRouteTree, import.meta.url))
const isShop = (command: string, isSsrBuild: boolean | undefined) =>
  command === 'build' && !isSsrBuild && wanted === shop

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      ...(isShop(command, isSsrBuild) ? shopRoutes : {}),
      autoCodeSplitting: true,
      // What a page reads comes with the page, not with the frame.
      codeSplittingOptions: { defaultBehavior: [['component', 'loader']] },
      quoteStyle: 'single',
    }),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    vanillaExtractPlugin(),
    legalTexts(),
    screenWords(),
    isSsrBuild ? undefined : sourceList(wanted.sources),
  ],
  resolve: {
    alias: isShop(command, isSsrBuild) ? [{ find: /^\.\/route-tree\.gen\.ts$/, replacement: shopRouteTree }] : [],
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: wanted === shop,
    manifest: isSsrBuild ? false : wanted.manifest,
    target: 'baseline-widely-available',
    // A font inside a style sheet would be refused by the pages' policy.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // Modules are preloaded by the pages themselves, at low priority.
    modulePreload: false,
    rolldownOptions: isSsrBuild
      ? { input: 'src/app/server.tsx' }
      : {
          input: wanted.input,
          output: { codeSplitting: { groups: [frame, sale, course] } },
          // Pages hold the codes that they compare with, and no list of all.
          optimization: { inlineConst: { mode: 'all' } },
        },
  },
  // One bundle to start from; in development packages stay what they are.
  ...(command === 'build' ? { ssr: { noExternal: true } } : {}),
}))
