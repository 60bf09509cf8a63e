import { defineConfig } from '@playwright/test'
import { type FoundBrowser, findChromium, findFirefox, findWebKit } from './scripts/browser.ts'
import { longFiles, shareOf } from './scripts/testing/budgets.ts'
import type { Captcha } from './tests/e2e/support/portal.ts'

// Found once; workers, which read this file again, are told by the environment.
const found: FoundBrowser = process.env.PORTAL_BROWSER_FOUND
  ? (JSON.parse(process.env.PORTAL_BROWSER_FOUND) as FoundBrowser)
  : await findChromium()
process.env.PORTAL_BROWSER_FOUND = JSON.stringify(found)

const inFirefox = '**/firefox/*.spec.ts'
const inWebKit = '**/webkit/*.spec.ts'

const share = shareOf()
const long = longFiles.filter((path) => path.endsWith('.spec.ts')).map((path) => `**/${path}`)
/** What the projects of Chromium leave out. */
const left = [inFirefox, inWebKit, ...(share === 'short' ? long : [])]

/**
 * Each test runs on the desktop; one marked `@phone` on a phone too, `@only-phone` on a phone instead (a desktop would show
 * nothing that other tests do not), `@altcha` with the captcha instead. What is told in both languages, "(es)" and "(en)",
 * and marked `@phone` runs in Spanish on the desktop and in English on the phone. Those of the folders `firefox` and `webkit` run in
 * an installed Firefox and WebKit.
 */
export default defineConfig<object, { captcha: Captcha }>({
  testDir: 'tests/e2e',
  ...(share === 'long' && { testMatch: long }),
  globalSetup: './tests/e2e/support/first-portal.ts',
  // Node runs the sources as they are written: there is nothing to transform.
  build: { external: ['**/*.ts'] },
  workers: 2,
  forbidOnly: true,
  // A portal that does not start fails every test in its own time: enough is known long before the last.
  maxFailures: 20,
  // A journey that a slow machine failed is tried once more and told as unsteady; one that fails twice has failed.
  retries: Number(process.env.TEST_RETRIES ?? 0),
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: found.executablePath, args: found.args, env: found.env },
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: process.env.PORTAL_TRACE ? 'retain-on-failure' : 'off', // it costs a tenth of the time: asked for by who looks for a fault
  },
  projects: [
    // first, because the one worker of each takes longest; where they are not installed, `npm test` says so
    ...(share !== 'long' && (await findFirefox()) ? [{ name: 'firefox', testMatch: inFirefox }] : []),
    ...(share !== 'short' && (await findWebKit()) ? [{ name: 'webkit', testMatch: inWebKit }] : []),
    {
      name: 'desktop',
      testIgnore: left,
      grepInvert: [/@altcha/, /@only-phone/, /\(en\) @phone/],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: left,
      grep: /@(only-)?phone/,
      grepInvert: /\(es\) @phone/,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'captcha',
      testIgnore: left,
      grep: /@altcha/,
      use: { viewport: { width: 1440, height: 900 }, captcha: 'altcha' },
    },
  ],
})
