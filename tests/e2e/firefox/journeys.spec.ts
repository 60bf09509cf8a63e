import { Module } from '@portal/contract/access/constants'
import { contactFormDoneMessages, contactFormMessages } from '@portal/contract/forms/messages'
import { loginMessages } from '@portal/contract/sign-in/messages'
import { taskDoneMessages } from '@portal/contract/tasks/messages'
import { kitTexts } from '../../../apps/web/app/core/dashboard/texts.ts'
import { texts as blastTexts } from '../../../apps/web/app/features/blast-plans/texts.ts'
import { contactTexts } from '../../../apps/web/app/features/forms/public/contact-texts.ts'
import { accountTexts } from '../../../apps/web/app/features/sign-in/account-texts.ts'
import { texts as taskTexts } from '../../../apps/web/app/features/tasks/texts.ts'
import { emailOf, passwordOf } from '../support/accounts.ts'
import { publicJourneys } from '../support/public-journeys.ts'
import { unique } from '../support/staff.ts'
import { aria, expect, test } from './browser.ts'

// One browser and one portal for all of them.
test.describe.configure({ mode: 'default', timeout: 120_000 })

publicJourneys(test)

test('an inquiry is refused at its fields, then sent and confirmed', async ({ hands, mails }) => {
  const t = contactTexts.es
  const email = `zorro.${unique()}@example.com`
  await hands.open('/contact')
  await hands.write(aria('textbox', t.name), 'Marta')
  await hands.press(aria('button', t.send))
  await expect.poll(() => hands.text('form')).toContain(contactFormMessages.lastNameInvalid.es)
  await hands.tab.keyboard.type('Vega') // the refused field has the focus
  await hands.write(aria('textbox', t.email), email)
  await hands.choose(aria('combobox', t.subject), 'quamtum')
  await hands.write(aria('textbox', t.message), '¿Qué cámara necesita?')
  await hands.press(aria('button', t.send))
  await expect.poll(() => hands.text('[role="status"]')).toContain(contactFormDoneMessages.sent.es)
  const [reference = 'no reference'] = /CT-\d{4}-\d{6}/.exec(await hands.text('main')) ?? []
  const { texto } = await mails.newest(email, new RegExp(reference))
  expect(texto).toContain(reference)
})

test('a wrong password is refused, the right one opens the dashboard and its palette', async ({ hands, staff }) => {
  const t = accountTexts.es
  const user = await staff.user()
  await hands.open('/login')
  const logIn = async (password: string) => {
    await hands.write(aria('textbox', t.email), emailOf(user))
    await hands.write('input[type="password"]', password)
    await hands.press(aria('button', t.logIn))
  }
  await logIn('Cualquier-Cosa-12')
  await expect.poll(() => hands.text('[role="alert"]')).toContain(loginMessages.loginFailed.es)
  await logIn(passwordOf(user))
  await expect.poll(() => hands.path()).toBe('/dashboard')
  await expect.poll(() => hands.text('main h1')).not.toBe('')
  await hands.pressTogether('Control', 'k')
  const focused = () => hands.tab.evaluate(() => document.activeElement?.getAttribute('role'))
  await expect.poll(focused).toBe('combobox')
  await hands.tab.keyboard.type('mi perfil')
  await expect.poll(() => hands.text('[role="option"][aria-selected="true"]')).toContain('Mi perfil')
  await hands.tab.keyboard.press('Enter')
  await expect.poll(() => hands.path()).toBe('/dashboard/perfil')
})

test('a line becomes a task, and Escape turns a day back to words', async ({ hands, enter, staff }) => {
  const t = taskTexts.es
  const user = await staff.user()
  await staff.grant(user.id, [Module.tasks])
  await enter(user)
  await hands.open('/dashboard/nexttask/task', { isQuick: true })
  const title = `Medir la tensión ${unique()}`
  await hands.write(aria('textbox', t.quick), `${title} 24/7 el viernes`)
  await expect.poll(() => hands.text('main')).toContain(`${t.read}: ${title} 24/7`)
  await hands.tab.keyboard.press('Escape')
  await expect.poll(() => hands.text('main')).toContain(`${t.read}: ${title} 24/7 el viernes`)
  await hands.tab.keyboard.press('Enter')
  await expect.poll(() => hands.text('body')).toContain(taskDoneMessages.created.es)
})

test('a list keeps its search in the address, and “back” restores it', async ({ hands, enter }) => {
  await enter('superadmin')
  await hands.open('/dashboard/usuarios', { isQuick: true })
  await hands.write(aria('searchbox', kitTexts.es.search), 'jorge.huaman')
  await expect.poll(() => hands.path()).toContain('huaman')
  await expect.poll(() => hands.count('tbody tr')).toBe(1)
  await hands.press('tbody a')
  await expect.poll(() => hands.path()).toMatch(/^\/dashboard\/usuarios\/\d+/)
  await hands.back()
  await expect.poll(() => hands.count('tbody tr')).toBe(1)
})

test('a blast is designed, and its holes are counted', async ({ hands }) => {
  const t = blastTexts.es
  await hands.open('/nextlion/designer')
  await hands.write(aria('textbox', t.name), 'Banco 2460')
  await hands.write('::-p-aria([name="Filas"])', '10')
  await hands.write('::-p-aria([name="Pozos por fila"])', '20')
  await hands.tab.keyboard.press('Tab')
  await expect.poll(() => hands.text('main')).toMatch(new RegExp(`${t.holes} ?200`))
})
