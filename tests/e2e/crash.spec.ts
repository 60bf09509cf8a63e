import { userCalls } from '@portal/contract/users/calls'
import { userFields } from '@portal/contract/users/fields'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { startTexts } from '../../apps/web/app/features/start/start-texts.ts'
import { apiOf } from './support/api.ts'
import { Mailbox } from './support/mails.ts'
import { startPortal } from './support/portal.ts'
import { toast } from './support/screen.ts'
import { Sessions } from './support/sessions.ts'
import { Staff } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const kit = kitTexts.es

test.use({ allowedErrors: /net::ERR_|status of 503/ })

// Has its own portal, so that the other tests of this worker are not affected.
test('the process is killed while it is used: nothing that was saved is lost, and the session is still good', async ({
  context,
}) => {
  test.slow()
  const portal = await startPortal('off')
  try {
    const sessions = new Sessions(portal.url)
    const staff = new Staff(portal.url, sessions, new Mailbox(portal.url))
    const person = await staff.user()
    await sessions.put(await sessions.of('superadmin'), context)
    const page = await context.newPage()
    await page.goto(`${portal.url}/dashboard/usuarios/${person.id}`)
    const phone = page.getByRole('textbox', { name: userFields.telefono.label.es })
    await phone.fill('+56911112222')
    await page.getByRole('button', { name: kit.save, exact: true }).click()
    await expect(toast(page, 'Usuario actualizado')).toBeVisible()

    // Writes until the end: every acknowledged write must exist afterwards.
    const api = apiOf(portal.url, (await sessions.of('superadmin')).token)
    const { total: before } = await api.load(userCalls.list, { params: { buscar: 'Caída' } })
    expect(before).toBe(0)
    let answered = 0
    const writing = (async () => {
      for (;;) {
        const made = await staff.user({ apellido_paterno: `Caída ${answered}` }).catch(() => null)
        if (!made) return
        answered++
      }
    })()
    await expect.poll(() => answered).toBeGreaterThan(2)
    await portal.crash()
    await writing

    await portal.startAgain()

    const { total } = await api.load(userCalls.list, { params: { buscar: 'Caída' } })
    expect(total).toBeGreaterThanOrEqual(answered)
    expect(total).toBeLessThanOrEqual(answered + 1) // one may have been stored without an answer

    // The screen reconnects without a reload, and keeps its input.
    await expect(phone).toHaveValue('+56911112222', { timeout: 30_000 })
    await phone.fill('+56933334444')
    await page.getByRole('button', { name: kit.save, exact: true }).click()
    await expect(toast(page, 'Usuario actualizado').last()).toBeVisible()
    await page.goto(`${portal.url}/dashboard`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(startTexts.es.hello('Valentina'))
  } finally {
    await portal.stop()
  }
})
