import type { Page } from '@playwright/test'
import { Role } from '@portal/contract/access/constants'
import { withLetters } from '@portal/contract/core/letters'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import { ownPermitPath, PermitState, permitStateNames } from '@portal/contract/permits/constants'
import { permitDoneMessages, permitMessages } from '@portal/contract/permits/messages'
import { permitTexts } from '../../apps/web/app/features/permits/texts.ts'
import { clientPermitTexts } from '../../apps/web/app/features/quotes/public/client-permit-texts.ts'
import { blockTexts } from '../../apps/web/app/features/quotes/staff/block-texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { permitFile } from './support/permits.ts'
import { aSentQuote, panelOf } from './support/quotes.ts'
import { hydrated, toast } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = permitTexts.es
const c = clientPermitTexts.es
const desk = { width: 1440, height: 900 }
const nextYear = new Date().getFullYear() + 1

async function uploadPermit(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^(${t.upload}|${t.uploadNew})$`) }).click()
  const form = page.getByRole('form', { name: t.upload })
  await form.getByRole('textbox', { name: t.number }).fill(number)
  await form.getByRole('textbox', { name: t.end }).fill(`30-06-${nextYear}`)
  await form.locator('input[type=file]').setInputFiles(permitFile(`${number}.pdf`))
  await form.getByRole('button', { name: t.send }).click()
  await expect(toast(page, permitDoneMessages.uploaded.es).last()).toBeVisible()
}

test('a company uploads its permit, is refused, uploads another one, and its quote is no longer blocked', async ({
  page,
  login,
  staff,
  anotherPage,
}) => {
  test.slow() // three people and five uploads and decisions
  const { id: enterprise, name: company } = await staff.enterprise()
  const manager = await staff.user({ rol_id: Role.manager, empresa_id: enterprise })
  const { link, codigo: code, id: quote } = await aSentQuote(staff, { cliente_email: manager.email })
  const word = unique()

  await test.step('the page of the quote says what is missing and takes the permit', async () => {
    await page.goto(link)
    await hydrated(page)
    await expect(page.getByRole('heading', { name: c.missing })).toBeVisible()
    await page.getByLabel(c.number).fill(`ქა-${word}`)
    await page.getByLabel(c.end).fill(`${nextYear}-06-30`)
    await page.getByRole('button', { name: c.send }).click()
    await expect(page.getByText(withLetters(sendingMessages.notPrinted.es, 'ქ ა'))).toBeVisible()
    await page.getByLabel(c.number).fill(`A-${word}`)
    await page.getByRole('button', { name: c.send }).click()
    await expect(page.getByText(permitMessages.fileMissing.es)).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByLabel(c.file).setInputFiles(permitFile(`A-${word}.pdf`))
    await page.getByRole('button', { name: c.send }).click()
    await expect(page.getByRole('heading', { name: c.waiting })).toBeVisible()
    await expectNoAxeViolations(page)
  })

  const office = await anotherPage('gerente')
  const officer = await anotherPage('admin')
  for (const screen of [office, officer]) await screen.setViewportSize(desk)

  await test.step('staff see the block of the quote and refuse the permit with a reason', async () => {
    await office.goto(`/dashboard/cotizaciones/todas/${quote}`)
    await expect(panelOf(office).getByText(blockTexts.es.missingTitle)).toBeVisible()
    await expect(panelOf(office).getByText(permitStateNames.pendiente.es)).toBeVisible()
    await officer.goto(`/dashboard/sistema/permisos?estado=${PermitState.waiting}&buscar=${word}`)
    await officer.getByRole('link', { name: company }).click()
    await expectNoAxeViolations(officer)
    await panelOf(officer).getByRole('button', { name: t.refuse }).click()
    const dialog = officer.getByRole('dialog', { name: t.refuseTitle })
    await dialog.getByRole('textbox', { name: t.reason }).fill('Falta la firma')
    await dialog.getByRole('button', { name: t.refuse }).click()
    await expect(toast(officer, permitDoneMessages.refused.es)).toBeVisible()
    await expect(panelOf(officer).getByText(permitStateNames.rechazado.es).first()).toBeVisible()
  })

  await test.step('the company reads the reason there and in its profile, where it uploads another one', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: c.refused })).toBeVisible()
    await expect(page.getByText(c.refusedText(`A-${word}`, 'Falta la firma'))).toBeVisible()
    await login(manager)
    await page.goto(ownPermitPath)
    await expect(page.getByText(t.refused)).toBeVisible()
    await expect(page.getByRole('note').getByText('Falta la firma')).toBeVisible()
    await uploadPermit(page, `B-${word}`)
  })

  await test.step('staff approve it', async () => {
    await officer.goto(`/dashboard/sistema/permisos?estado=${PermitState.waiting}&buscar=B-${word}`)
    await officer.getByRole('link', { name: company }).click()
    await panelOf(officer).getByRole('button', { name: t.approve }).click()
    await officer.getByRole('dialog').getByRole('button', { name: t.approve }).click()
    await expect(toast(officer, permitDoneMessages.approved.es).last()).toBeVisible()
    await expect(panelOf(officer).getByText(permitStateNames.vigente.es).first()).toBeVisible()
  })

  await test.step('the permit counts and the block is gone', async () => {
    await expect(page.getByText(permitStateNames.vigente.es).first()).toBeVisible()
    await expect(panelOf(office).getByRole('heading', { level: 2 })).toContainText(code)
    await expect(panelOf(office).getByText(blockTexts.es.missingTitle)).toHaveCount(0)
    await page.goto(link)
    await expect(page.getByRole('heading', { name: c.missing })).toHaveCount(0)
    await officer.goto(`/dashboard/sistema/empresas/informacion-empresa/${enterprise}?tab=permiso`)
    await expect(officer.getByText(t.pastPermits)).toBeVisible()
    await expectNoAxeViolations(officer)
  })
})
