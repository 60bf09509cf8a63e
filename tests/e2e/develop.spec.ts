import { texts as userTexts } from '../../apps/web/app/features/users/texts.ts'
import { commands } from '../../scripts/launch/commands.mjs'
import { startPortal } from './support/portal.ts'
import { hydrated } from './support/screen.ts'
import { Sessions } from './support/sessions.ts'
import { expect, test } from './support/test.ts'

// `npm run dev` loads modules of the server in the browser too, which a build leaves out: none may need Node there.
test.use({ ownContext: true })

test('the portal of developers shows public pages and the dashboard', async ({ context }) => {
  test.setTimeout(170_000)
  const portal = await startPortal('off', {}, commands.dev)
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(90_000) // modules are made as they are asked for
    page.setDefaultNavigationTimeout(90_000)
    await page.goto(portal.url)
    await hydrated(page)
    const sessions = new Sessions(portal.url)
    await sessions.put(await sessions.of('superadmin'), context)
    await page.goto(`${portal.url}/dashboard/usuarios`)
    await expect(page.getByRole('table', { name: userTexts.es.users })).toBeVisible({ timeout: 90_000 })
  } finally {
    await portal.stop()
  }
})
