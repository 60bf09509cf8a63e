import { utils } from '@e965/xlsx'
import { textIn } from '@portal/contract/core/text'
import { enterpriseCalls } from '@portal/contract/enterprises/calls'
import { invitationNames } from '@portal/contract/imports/invitations'
import { userColumns } from '@portal/contract/imports/user-columns'
import { quoteNumberText } from '@portal/contract/quotes/code'
import { settingsCalls } from '@portal/contract/settings/calls'
import { settingDoneMessages, settingMessages } from '@portal/contract/settings/messages'
import { numberSettings } from '@portal/contract/settings/numbers'
import { bulkTexts } from '../../apps/web/app/core/dashboard/list/bulk/bulk-texts.ts'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { importTexts } from '../../apps/web/app/features/imports/import-texts.ts'
import { shownKinds } from '../../apps/web/app/features/imports/kinds.ts'
import { texts as settingTexts } from '../../apps/web/app/features/settings/texts.ts'
import { sessionTexts } from '../../apps/web/app/features/sign-in/sessions/session-texts.ts'
import { startTexts } from '../../apps/web/app/features/start/start-texts.ts'
import { texts as userTexts } from '../../apps/web/app/features/users/texts.ts'
import { bulkTexts as userBulkTexts } from '../../apps/web/app/features/users/user-bulk-texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { excelFile, expectStatus, fact } from './support/imports.ts'
import { logInByHand, toast } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = importTexts.es
/** As a program with bcrypt stored `Clave-Antigua-7`, which has too few digits for us. */
const oldPassword = 'Clave-Antigua-7'
const hash = '$2b$04$abcdefghijklmnopqrstuuqI.cCrZrfm9k2nn/wSB59TXnhD.1qKW'

test('people move in with the password that they had, and are invited later', async ({
  page,
  login,
  staff,
  mails,
  anotherPage,
}) => {
  test.slow()
  const word = unique()
  const [withPassword, without] = [`clave.${word}@example.com`, `invitada.${word}@example.com`]
  const house = (await (await staff.as()).load(enterpriseCalls.list, { params: { id: 1 } })).empresas[0]!.nombre
  const rows = [withPassword, without].map((email, at) => ({
    [userColumns.nombres.name.es]: at ? 'Inés' : 'Rosa',
    [userColumns.apellido_paterno.name.es]: `Vidal ${word}`,
    [userColumns.tipo_documento_id.name.es]: 'Pasaporte',
    [userColumns.numero_documento.name.es]: `${word}${at}`,
    [userColumns.email.name.es]: email,
    [userColumns.rol_id.name.es]: 'Usuario',
    [userColumns.empresa_id.name.es]: house,
    [userColumns.pais_id.name.es]: 'Chile',
    password_hash: at ? null : hash,
  }))
  await login('superadmin')
  const uploads = shownKinds.usuario.path
  await page.goto(uploads)
  await page.locator('input[type=file]').setInputFiles([excelFile(`usuarios-${word}.xlsx`, utils.json_to_sheet(rows))])
  await page.getByRole('radio', { name: textIn(invitationNames.despues, 'es') }).check()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: t.check, exact: true }).click()
  await expectStatus(page, 'validado')
  await expect(fact(page, t.invitations)).toHaveText(invitationNames.despues.es)
  await expect(page.getByRole('main')).not.toContainText(hash)
  await page.getByRole('button', { name: t.confirm('2') }).click()
  await expectStatus(page, 'terminado')

  await test.step('one logs in with it, and is asked for a stronger one', async () => {
    const hers = await anotherPage()
    await hers.goto('/login')
    await logInByHand(hers, { email: withPassword, password: oldPassword })
    await expect(hers.getByRole('heading', { level: 1 })).toHaveText(startTexts.es.hello('Rosa'))
    await hers.goto('/dashboard/perfil?tab=clave')
    await expect(hers.getByText(sessionTexts.es.weak)).toBeVisible()
    await expectNoAxeViolations(hers)
  })

  await test.step('the other waits in the list, and is invited with all who wait', async () => {
    await page.goto(`/dashboard/usuarios?invitacion=pendiente&buscar=${word}`)
    await expect(page.getByRole('rowheader')).toHaveText([/Inés/])
    await expect(page.getByRole('row', { name: /Inés/ })).toContainText(userTexts.es.notInvited.toLowerCase())
    await page.getByRole('row', { name: /Inés/ }).getByRole('checkbox').check()
    await page
      .getByRole('region', { name: bulkTexts.es.bar })
      .getByRole('button', { name: userBulkTexts.es.invite })
      .click()
    const dialog = page.getByRole('dialog', { name: userBulkTexts.es.invite })
    await expect(dialog.getByText(userBulkTexts.es.willInvite(1, '1'))).toBeVisible()
    await dialog.getByRole('button', { name: `${userBulkTexts.es.invite} (1)` }).click()
    await expect(toast(page, userBulkTexts.es.invited('1'))).toBeVisible()
    await expect(page.getByText(kitTexts.es.nothingFound)).toBeVisible()
    expect(await mails.passwordLink(without)).toContain('/create-password/')
  })
})

test('the numbers of quotes continue those of another program, with the next code in view', async ({
  page,
  login,
  staff,
}) => {
  const { serie } = await (await staff.as()).load(settingsCalls.all, {})
  const { abreviatura, anio, siguiente } = serie!
  const codeOf = (number: number) => quoteNumberText(abreviatura, anio, number)
  const { samples, preview } = settingTexts.es
  await login('superadmin')
  await page.goto('/dashboard/sistema/ajustes/numeracion')
  const field = page.getByRole('textbox', { name: numberSettings.numeracion.siguiente.name.es })
  const shown = page.getByRole('complementary', { name: preview })
  await expect(shown).toContainText(samples.nextQuote(codeOf(siguiente)))
  if (siguiente > 1) {
    await field.fill('1')
    await expect(shown).toContainText(samples.numberGiven(codeOf(siguiente)))
    await page.getByRole('button', { name: kitTexts.es.save, exact: true }).click()
    await expect(page.getByText(settingMessages.numberGiven.es).first()).toBeVisible()
  }
  await field.fill(String(siguiente + 40))
  await expect(shown).toContainText(samples.nextQuote(codeOf(siguiente + 40)))
  await page.getByRole('button', { name: kitTexts.es.save, exact: true }).click()
  await expect(toast(page, settingDoneMessages.saved.es)).toBeVisible()
  await page.reload()
  await expect(shown).toContainText(samples.nextQuote(codeOf(siguiente + 40)))
  await expectNoAxeViolations(page)
})
