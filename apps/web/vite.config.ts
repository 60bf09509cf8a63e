import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { ownRouteModules } from './app/core/framework/own-route-modules.ts'
import { callTerms } from './build-plugins/call-terms.ts'
import { chunks } from './build-plugins/chunks.ts'
import { compressed } from './build-plugins/compressed.ts'
import { icons } from './build-plugins/icons.ts'
import { shellOnly } from './build-plugins/shell-only.ts'
import { viewer } from './build-plugins/viewer.ts'

/** What Mantine brings and names only when a component is used: found late, it would reload the page. */
const ofMantine = [
  '@mantine/core > @floating-ui/react',
  '@mantine/core > clsx',
  '@mantine/core > react-number-format',
  '@mantine/core > react-remove-scroll',
  '@mantine/core > react-transition-group',
  '@mantine/form > fast-deep-equal',
  '@mantine/form > klona/full',
]

/** In development the icons are bundled once, apart from the pages. */
const drawnByUs = { include: ['@tabler/icons-react'], rolldownOptions: { plugins: [icons()] } }

/** Escaped, the code of the server takes half of the memory: V8 keeps a text with one wide sign in two bytes each. */
const oneByteSigns = {
  comments: false,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
} as const

export default defineConfig(({ command }) => ({
  plugins: [callTerms(), icons(), shellOnly(), reactRouter(), ownRouteModules(), viewer(), compressed()],
  worker: { format: 'es' },
  build: {
    sourcemap: false,
    // Fonts and pictures as files: the policy of public pages allows no `data:` fonts, and files are cached for a year.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: { rolldownOptions: { treeshake: { propertyReadSideEffects: false }, output: { codeSplitting: chunks } } },
    },
    ssr: { build: { rolldownOptions: { output: oneByteSigns } } },
  },
  // The build carries its own React, always the production one: the portal runs it outside production too.
  ...(command === 'build'
    ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }
    : { ssr: { noExternal: [/^@mantine\//, /^@portal\//, /^@tabler\//], optimizeDeps: drawnByUs } }),
  // All of them at the start: a package found late makes the page answer 504 and reload.
  optimizeDeps: {
    entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.ts', '!app/entry.server.tsx'],
    ...drawnByUs,
    include: [...drawnByUs.include, 'react-dom/client', 'react-router/dom', 'altcha/external', 'zod', ...ofMantine],
  },
}))
