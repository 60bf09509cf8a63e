import { test as base, expect, type Page } from '@playwright/test'
import type { Who } from './accounts.ts'
import { Browsing } from './browsing.ts'
import { Mailbox } from './mails.ts'
import { Market } from './market.ts'
import { type Captcha, type Portal, startPortal } from './portal.ts'
import { Sessions } from './sessions.ts'
import { Staff } from './staff.ts'
import { watch } from './watch.ts'

export { expect }

interface WorkerFixtures {
  captcha: Captcha
  /** Variables of the portal of these tests: `test.use({ variables: { CARD_PAYMENTS: 'off' } })`. */
  variables: Record<string, string>
  portal: Portal
  browsing: Browsing
  sessions: Sessions
  mails: Mailbox
  staff: Staff
  market: Market
}

interface TestFixtures {
  /** Browser errors that this file or test allows: `test.use({ allowedErrors: /…/ })`. */
  allowedErrors: RegExp
  /** For tests that change more than pages and storage, such as the clock: `test.use({ ownContext: true })`. */
  ownContext: boolean
  /** The browser options that need their own context; null for a browser of its own. */
  kind: string | null
  /** Signs this test's browser in without typing a password. */
  login: (who: Who) => Promise<void>
  /** Opens the page of another browser, signed in as a user with their own session, or anonymous. */
  anotherPage: (who?: Who) => Promise<Page>
}

/** Returns a new visitor's address, because the sixth form from one address within an hour is held back. */
const anAddress = (): string => ['10', ...crypto.getRandomValues(new Uint8Array(3))].join('.')

/**
 * Each worker has its own portal, which runs from test to test: a test creates the data that it changes, and has its
 * own address. A test fails when its pages throw, log an error or violate the Content-Security-Policy.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  captcha: ['off', { scope: 'worker', option: true }],
  variables: [{}, { scope: 'worker', option: true }],
  portal: [
    async ({ captcha, variables }, use) => {
      const portal = await startPortal(captcha, variables)
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  browsing: [
    async ({ browser, portal }, use) => {
      const browsing = new Browsing(browser, portal.url)
      await use(browsing)
      await browsing.close()
    },
    { scope: 'worker' },
  ],
  sessions: [async ({ portal }, use) => use(new Sessions(portal.url)), { scope: 'worker' }],
  mails: [async ({ portal }, use) => use(new Mailbox(portal.url)), { scope: 'worker' }],
  staff: [async ({ portal, sessions, mails }, use) => use(new Staff(portal.url, sessions, mails)), { scope: 'worker' }],
  market: [async ({ portal, staff }, use) => use(new Market(portal.url, staff)), { scope: 'worker' }],

  baseURL: async ({ portal }, use) => use(portal.url),
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anAddress() }),
  allowedErrors: [/^$/, { option: true }],
  ownContext: [false, { option: true }],
  kind: async ({ ownContext, javaScriptEnabled, viewport, isMobile, hasTouch, contextOptions }, use) =>
    use(
      ownContext || javaScriptEnabled === false
        ? null
        : JSON.stringify({ viewport, isMobile, hasTouch, contextOptions }),
    ),
  context: async ({ browser, browsing, kind, extraHTTPHeaders, allowedErrors, portal, viewport }, use, info) => {
    const parked = kind === null ? null : await browsing.take(kind)
    const context = parked?.context() ?? (await browser.newContext())
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {})
    const { complaints, stop } = watch(context, allowedErrors)
    await use(context)
    if (info.status !== info.expectedStatus) await info.attach('portal.log', { body: portal.log() })
    stop()
    await (parked ? browsing.park(parked, viewport) : context.close())
    expect(complaints, 'what the browser complained of').toEqual([])
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  login: async ({ context, sessions }, use) => use(async (who) => sessions.put(await sessions.of(who), context)),
  anotherPage: async ({ browser, browsing, kind, extraHTTPHeaders, allowedErrors, sessions, viewport }, use) => {
    const opened: { page: Page; complaints: string[]; stop: () => void }[] = []
    await use(async (who) => {
      const parked = kind === null ? null : await browsing.take(`${kind}, another ${opened.length}`)
      const context = parked?.context() ?? (await browser.newContext())
      await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {})
      if (who) await sessions.put(await sessions.open(who), context)
      const page = parked ?? (await context.newPage())
      opened.push({ page, ...watch(context, allowedErrors) })
      return page
    })
    for (const { page, stop } of opened) {
      stop()
      await (kind === null ? page.context().close() : browsing.park(page, viewport))
    }
    expect(
      opened.flatMap(({ complaints }) => complaints),
      'what the other browsers complained of',
    ).toEqual([])
  },
})
