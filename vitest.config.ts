import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Processes and not threads: picture, password and database drivers are native code.
    pool: 'forks',
    maxWorkers: 2,
    // The machines that run this are slow at times; a test that hangs still ends.
    testTimeout: 15_000,
    hookTimeout: 60_000,
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'apps/webpay-sandbox/**/*.test.ts'],
          globalSetup: ['apps/server/test/global-setup.ts'],
        },
      },
      {
        test: {
          name: 'pure',
          include: ['packages/contract/**/*.test.ts', 'apps/web/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
    ],
  },
})
