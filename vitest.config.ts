import { configDefaults, defineConfig } from 'vitest/config'

/** These replace modules (`vi.mock`), which must not reach the files beside them. */
const alone = ['apps/server/**/*.alone.test.ts']
const globalSetup = ['apps/server/test/global-setup.ts']

export default defineConfig({
  test: {
    // Processes and not threads: picture, password and database drivers are native code.
    pool: 'forks',
    maxWorkers: 2,
    // Files share the modules of their process: to load the whole portal anew for each took half of the time.
    isolate: false,
    // The machines that run this are slow at times; a test that hangs still ends.
    testTimeout: 15_000,
    hookTimeout: 60_000,
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'apps/webpay-sandbox/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...alone],
          globalSetup,
        },
      },
      { test: { name: 'server alone', include: alone, globalSetup, isolate: true } },
      {
        test: {
          name: 'pure',
          include: ['packages/contract/**/*.test.ts', 'apps/web/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
    ],
  },
})
