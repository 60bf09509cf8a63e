import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

/** Returns elements smaller than 24 px, except links that their whole card follows. */
function tooSmall(): string[] {
  const isStretched = (element: Element) => getComputedStyle(element, '::after').position === 'absolute'
  return [...document.querySelectorAll('main :is(a, button, select, summary, [type="checkbox"]:not([role="switch"]))')]
    .filter((element) => element.checkVisibility() && !isStretched(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => Math.min(box.width, box.height) < 23.5)
    .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${box.width} × ${box.height}`)
}

for (const path of [
  '/dashboard/usuarios',
  '/dashboard/cotizaciones/todas',
  '/dashboard/cotizaciones/cotizar',
  '/dashboard/sistema/productos',
  '/dashboard/sistema/empresas',
  '/dashboard/perfil',
]) {
  test(`touch targets at ${path} are 24 px or more`, async ({ page, login }) => {
    await login('superadmin')
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    expect(await page.evaluate(tooSmall)).toEqual([])
  })
}
