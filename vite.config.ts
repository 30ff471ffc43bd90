import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import * as v from 'valibot'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './scripts/chunk-groups.ts'
import { generatedModules } from './scripts/generated-modules.ts'
import { headScripts } from './scripts/head-scripts.ts'
import { chunks } from './src/lib/loading-plan.ts'

const root = import.meta.dirname

const { groups, plugin: groupCheck } = chunkGroups(root, chunks)

/** Which sources came into which file, so that what a page loads can be proved. */
function sourceList(): Plugin {
  return {
    name: 'source-list',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const sources = chunks.map(({ fileName: chunk, moduleIds }) => [
        chunk,
        moduleIds.map((id) => relative(root, id.split('?')[0] ?? '')),
      ])
      this.emitFile({
        type: 'asset',
        fileName: '.vite/sources.json',
        source: JSON.stringify(Object.fromEntries(sources)),
      })
    },
  }
}

const shop = { input: 'src/app/client.ts', outDir: 'dist/client' }
/**
 * The support area, and pages that show a flow in a state (`?at=`), are a build of their own: together, what both need
 * would be cut into other files for the shop as well.
 */
const support = { input: 'src/app/support-client.ts', outDir: 'dist/support' }
/** The operators' desk is an application of its own, with routes and files of its own. */
const desk = { input: 'src/desk/app/client.tsx', outDir: 'dist/desk' }
const builds = { shop, support, desk }
const wanted = builds[v.parse(v.fallback(v.picklist(['shop', 'support', 'desk']), 'shop'), process.env['BUILD'])]

/** Routes of the desk. */
const deskRoutes = { routesDirectory: 'src/desk/routes', generatedRouteTree: 'src/desk/app/route-tree.gen.ts' }

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
  publicDir: isSsrBuild || wanted !== shop ? false : 'public',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      ...(wanted === desk ? deskRoutes : {}),
      ...(isShop(command, isSsrBuild) ? shopRoutes : {}),
      autoCodeSplitting: true,
      // What a page reads comes with the page, not with the frame.
      codeSplittingOptions: { defaultBehavior: [['component', 'loader']] },
      quoteStyle: 'single',
    }),
    // Before Lingui's macros, which it writes as well.
    generatedModules(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    vanillaExtractPlugin(),
    headScripts(),
    isSsrBuild ? undefined : sourceList(),
    isSsrBuild || wanted !== shop ? undefined : groupCheck,
  ],
  resolve: {
    alias: isShop(command, isSsrBuild) ? [{ find: /^\.\/route-tree\.gen\.ts$/, replacement: shopRouteTree }] : [],
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : wanted.outDir,
    manifest: !isSsrBuild,
    target: 'baseline-widely-available',
    // A font inside a style sheet would be refused by the pages' policy.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // Modules are preloaded by the pages themselves, at low priority.
    modulePreload: false,
    rolldownOptions: isSsrBuild
      ? { input: 'src/app/server.tsx' }
      : {
          input: wanted.input,
          ...(wanted === desk ? {} : { output: { codeSplitting: { groups } } }),
          // Pages hold the codes that they compare with, and no list of all.
          optimization: { inlineConst: { mode: 'all' } },
        },
  },
  // One bundle to start from; in development packages stay what they are.
  ...(command === 'build' ? { ssr: { noExternal: true } } : {}),
}))
