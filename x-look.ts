import { chromium } from '@playwright/test'
import { findChromium } from './scripts/browser.ts'
const url = process.argv[2]!
const { executablePath, args, env } = await findChromium()
const browser = await chromium.launch({ executablePath, args, env })
const login = await (await fetch(`${url}/v1/persona/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'superadmin@example.com', password: 'Portal-Demo-2026', captcha: '' }) })).json()
const { token, vence_en } = login.datos
async function open(width: number, lang: 'es' | 'en', scheme: 'light' | 'dark') {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme, storageState: { cookies: [{ name: 'jwtToken', value: token, domain: new URL(url).hostname, path: '/', expires: Date.parse(vence_en) / 1000, httpOnly: false, secure: false, sameSite: 'Strict' }], origins: [{ origin: url, localStorage: [{ name: 'jwtToken', value: token }, { name: 'language', value: lang }] }] } })
  const page = await context.newPage()
  page.setDefaultTimeout(90_000)
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
  return page
}
const name = (s: string) => `/tmp/numbers-${s}.png`
const which = process.argv[3] ?? 'quote'
const widths = (process.argv[4] ?? '1440').split(',').map(Number)
const lang = (process.argv[5] ?? 'es') as 'es' | 'en'
const scheme = (process.argv[6] ?? 'light') as 'light' | 'dark'
for (const w of widths) {
  const page = await open(w, lang, scheme)
  const tag = `${which}-${w}-${lang}-${scheme}`
  if (which === 'quote') {
    await page.goto(`${url}/dashboard/cotizaciones/cotizar`)
    const cell = (col: string, n = 0) => page.locator(`input[data-col="${col}"]`).nth(n)
    await cell('producto_id').click()
    await cell('producto_id').fill('Next One')
    await page.keyboard.press('Enter')
    await cell('cantidad').fill('1.200')
    await page.screenshot({ path: name(`${tag}-1`) })
    await cell('precio_venta').fill('1.200,50')
    await page.waitForTimeout(300)
    await page.screenshot({ path: name(`${tag}-2`) })
    console.log('said', await page.locator('output').allInnerTexts())
    await cell('descuento').fill('0,125')
    console.log('said', await page.locator('output').allInnerTexts())
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: /Agregar servicio|Add service/ }).click()
    await page.locator('[data-path="servicio.costo_rh"]').fill('1,2,3')
    await page.waitForTimeout(300)
    await page.screenshot({ path: name(`${tag}-3`), fullPage: true })
    await page.locator('[data-path="servicio.costo_rh"]').fill('12,5')
    await cell('precio_venta').fill('350.000'); await page.keyboard.press('Control+Enter')
    await page.getByRole('dialog').waitFor()
    await page.waitForTimeout(500)
    await page.screenshot({ path: name(`${tag}-4`) })
    await page.keyboard.press('Escape')
    // pesos
    await page.getByRole('combobox', { name: /Moneda|Currency/ }).click()
    await page.getByRole('option', { name: /CLP/ }).click()
    await cell('precio_venta').fill('350.000')
    console.log('clp said', await page.locator('output').allInnerTexts())
    await page.waitForTimeout(300)
    await page.screenshot({ path: name(`${tag}-5`) })
    await cell('descuento').focus()
    console.log('clp shown', await cell('precio_venta').inputValue(), 'qty', await cell('cantidad').inputValue(), 'desc', await cell('descuento').inputValue())
  }
  if (which === 'projection') {
    await page.goto(`${url}/dashboard/sistema/proyecciones/1`)
    const pcb = page.getByRole('textbox', { name: 'PCB' })
    await pcb.fill('1.200,50')
    await page.waitForTimeout(300)
    console.log('said', await page.locator('output').allInnerTexts())
    await page.screenshot({ path: name(`${tag}-1`) })
    await page.keyboard.press('Tab')
    console.log('shown', await pcb.inputValue())
    await pcb.fill('1.20.300')
    await page.keyboard.press('Tab')
    await page.waitForTimeout(300)
    await page.screenshot({ path: name(`${tag}-2`), fullPage: true })
  }
  if (which === 'lists') {
    await page.goto(`${url}/dashboard/usuarios?rol_id=9&estado_id=x&page=0&orden=clave&buscar=a`)
    await page.getByRole('table').first().waitFor()
    await page.waitForTimeout(500)
    await page.screenshot({ path: name(`${tag}-1`) })
    await page.goto(`${url}/classifieds?precio_desde=1.200,50&precio_hasta=1,2,3&anio_desde=2020&anio_hasta=2010&dias=1.5${lang === 'en' ? '&lang=en' : ''}`)
    await page.waitForTimeout(800)
    await page.screenshot({ path: name(`${tag}-2`) })
  }
  if (which === 'listing') {
    await page.goto(`${url}/dashboard/clasificados/mis-clasificados/nuevo`)
    const year = page.locator('[data-path="anio"]')
    await year.fill('2015')
    await page.locator('[data-path="tiempo_uso"]').fill('12.500,5')
    await page.waitForTimeout(300)
    await page.screenshot({ path: name(`${tag}-1`), fullPage: true })
    await page.locator('[data-path="precio"]').fill('80.000')
    console.log('said', await page.locator('output').allInnerTexts(), 'year', await year.inputValue())
    await page.locator('[data-path="comision_venta_porcentaje"]').fill('1,125')
    await page.waitForTimeout(300)
    await page.screenshot({ path: name(`${tag}-2`), fullPage: true })
  }
  await page.context().close()
}
await browser.close()
