import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../.cache/showcase',
  plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] }), react(), vanillaExtractPlugin()],
  server: { fs: { allow: ['../..'] } },
})
