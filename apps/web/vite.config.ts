import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunks } from './build-plugins/chunks.ts'
import { compressed } from './build-plugins/compressed.ts'
import { noEndlessReload } from './build-plugins/no-endless-reload.ts'

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), noEndlessReload(), compressed()],
  build: {
    sourcemap: false,
    // Fonts and pictures as files: the policy of public pages allows no `data:` fonts, and files are cached for a year.
    assetsInlineLimit: 0,
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } } },
  // The build carries its own React, always the production one: the portal runs it outside production too.
  ...(command === 'build'
    ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }
    : { ssr: { noExternal: [/^@mantine\//, /^@portal\//] } }),
  // Found late, a package makes the first load in development answer 504 and reload.
  optimizeDeps: {
    include: [
      '@mantine/core',
      '@mantine/dates',
      '@mantine/dropzone',
      '@mantine/form',
      '@mantine/hooks',
      '@mantine/modals',
      '@mantine/notifications',
      '@mantine/spotlight',
      'react',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react-router/dom',
    ],
  },
}))
