import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      autoCodeSplitting: true,
      quoteStyle: 'single',
    }),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    vanillaExtractPlugin(),
  ],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'baseline-widely-available',
    // Modules are preloaded by the pages themselves, at low priority.
    modulePreload: false,
    rolldownOptions: { input: isSsrBuild ? 'src/app/server.tsx' : 'src/app/client.tsx' },
  },
  ssr: { noExternal: true },
}))
