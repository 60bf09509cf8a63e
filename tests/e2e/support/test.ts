import { test as base, expect } from '@playwright/test'
import type { Account } from './accounts.ts'
import { Mailbox } from './mails.ts'
import { type Captcha, type Portal, startPortal } from './portal.ts'
import { Sessions } from './sessions.ts'
import { watch } from './watch.ts'

export { expect }

interface WorkerFixtures {
  captcha: Captcha
  portal: Portal
  sessions: Sessions
}

interface TestFixtures {
  /** What the browser may complain of in this file or test: `test.use({ allowedErrors: [/…/] })`. */
  allowedErrors: RegExp[]
  /** Signs this test's browser in without typing a password. */
  login: (account: Account) => Promise<void>
  mails: Mailbox
}

/**
 * A portal of its own for each worker, left running from test to test: a test makes the data that it changes.
 * A test fails when its pages throw, log an error or violate the Content-Security-Policy.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  captcha: ['off', { scope: 'worker', option: true }],
  portal: [
    async ({ captcha }, use) => {
      const portal = await startPortal(captcha)
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  sessions: [async ({ portal }, use) => use(new Sessions(portal.url)), { scope: 'worker' }],

  baseURL: async ({ portal }, use) => use(portal.url),
  allowedErrors: [[], { option: true }],
  context: async ({ context, allowedErrors, portal }, use, info) => {
    const complaints = watch(context, allowedErrors)
    await use(context)
    if (info.status !== info.expectedStatus) await info.attach('portal.log', { body: portal.log() })
    expect(complaints, 'what the browser complained of').toEqual([])
  },
  login: async ({ context, sessions }, use) => use((account) => sessions.signIn(context, account)),
  mails: async ({ request, portal }, use) => use(new Mailbox(request, portal.url)),
})
