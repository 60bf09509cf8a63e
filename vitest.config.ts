import { matchesGlob } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { commands, flagsOf } from './scripts/launch/commands.mjs'
import { longFiles, shareOf } from './scripts/testing/budgets.ts'
import SlowFirst from './scripts/testing/slow-first.ts'

/** These load pages of the web next to the server: they are transformed as the web is. */
const withWeb = ['apps/server/**/*.web.test.ts']
const globalSetup = ['apps/server/test/global-setup.ts']
const share = shareOf()
const left = [...configDefaults.exclude, ...(share === 'short' ? longFiles : [])]
/** The files of these patterns; of the long ones alone when they run alone. */
const files = (...patterns: string[]) => {
  const isOf = (path: string) => patterns.some((pattern) => matchesGlob(path, pattern))
  return share === 'long' ? longFiles.filter(isOf) : patterns
}

export default defineConfig({
  test: {
    // Processes and not threads: picture, password and database drivers are native code.
    pool: 'forks',
    execArgv: flagsOf(commands.test),
    maxWorkers: 2,
    // Files share the modules of their process: to load the whole portal again for each took half of the time.
    isolate: false,
    // The machines that run this are slow at times; a test that hangs still ends.
    testTimeout: 15_000,
    hookTimeout: 60_000,
    retry: Number(process.env.TEST_RETRIES ?? 0),
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: 'server',
          // The server runs as it is written, with the types stripped by Node: there is nothing to transform.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          include: files('apps/server/**/*.test.ts', 'apps/{webpay,card}-sandbox/**/*.test.ts'),
          exclude: [...left, ...withWeb],
          globalSetup,
        },
      },
      { test: { name: 'server with the web', include: files(...withWeb), exclude: left, globalSetup } },
      {
        test: {
          name: 'pure',
          include: files('packages/contract/**/*.test.ts', 'apps/web/**/*.test.ts', 'scripts/**/*.test.ts'),
          exclude: left,
        },
      },
    ],
  },
})
