import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

/** Stryker works on a copy, whose `node_modules` lead back to the contract as it was. */
const contract = fileURLToPath(new URL('packages/contract/src/', import.meta.url))

/** The tests that mutants of rules have to survive: those that need neither a database nor a portal. */
export default defineConfig({
  resolve: { alias: [{ find: /^@portal\/contract\/(.+)$/, replacement: `${contract}$1.ts` }] },
  test: {
    include: [
      'apps/server/src/**/{rules,policy}.test.ts',
      'apps/server/src/features/{calendar,tasks}/*-rules.test.ts',
      'apps/server/src/**/rules/*.test.ts',
      'apps/server/src/features/payments/refunds/debts.test.ts',
      'packages/contract/src/**/*.test.ts',
    ],
    // It reads the constants of the contract when it runs, so it would seem to test the rules next to them.
    exclude: [...configDefaults.exclude, 'packages/contract/src/numbers-page.test.ts'],
    setupFiles: ['scripts/testing/mutant-properties.ts'],
  },
})
