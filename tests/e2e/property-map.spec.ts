import { PropertyCategory } from '@portal/contract/properties/constants'
import { contactFieldTexts } from '../../apps/web/app/features/marketplace/form/contact-field-texts.ts'
import { requestTexts } from '../../apps/web/app/features/marketplace/request/request-texts.ts'
import { favoriteTexts } from '../../apps/web/app/features/properties/favorites/favorite-texts.ts'
import { listTexts } from '../../apps/web/app/features/properties/market/list/list-texts.ts'
import { mapTexts } from '../../apps/web/app/features/properties/market/map/map-texts.ts'
import { hydrated, logInByHand } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const [list, map, favorites] = [listTexts.es, mapTexts.es, favoriteTexts.es]
const price = /, (USD|UF|CLP)\s[\d,.]+$/

test('a visitor finds a warehouse on the map, keeps three and asks for all of them at once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' }) // the map stands still after a move
  const warehouses = `/properties?categoria_id=${PropertyCategory.warehouse}`
  await page.goto(warehouses)
  await hydrated(page)
  await page.getByRole('link', { name: list.asMap, exact: true }).click()
  const frame = page.getByRole('region', { name: map.map })
  const marks = frame.getByRole('application').getByRole('button', { name: /, (USD|UF|CLP)|propiedades:/ })
  await expect(marks.first()).toBeVisible()

  const kept: string[] = []
  await test.step('and keeps three', async () => {
    const hearts = page.getByRole('article').getByRole('button', { name: favorites.keep('') })
    for (const place of [0, 1, 2]) {
      const heart = hearts.nth(place)
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      kept.push((await heart.getAttribute('aria-label'))!.replace(favorites.keep(''), ''))
    }
  })

  await test.step('zooms in until one is alone: the list follows, and the address brings both back', async () => {
    const total = page.getByRole('status').filter({ hasText: /publicaci/ })
    const alone = marks.filter({ hasText: /USD|UF|CLP/ })
    for (let zoomed = 0; zoomed === 0 || ((await alone.count()) === 0 && zoomed < 8); zoomed++) {
      const before = page.url()
      await marks.first().press('Enter')
      await expect.poll(() => page.url()).not.toBe(before)
      await expect(frame.getByRole('status')).toHaveText(/\d+ en el mapa/)
    }
    const found = Number.parseInt(await frame.getByRole('status').innerText(), 10)
    await expect(total).toHaveText(list.total(found, `${found}`))
    expect(new URL(page.url()).searchParams.get('recuadro')).toMatch(/^(-?[\d.]+,){3}-?[\d.]+$/)
    await page.reload()
    await expect(frame.getByRole('status')).toHaveText(map.onMap(`${found}`))
    const mark = marks.filter({ hasText: /USD|UF|CLP/ }).first()
    expect(await mark.getAttribute('aria-label')).toMatch(price)
    await mark.press('Enter')
    const card = frame.getByRole('region', { name: map.selected })
    await expect(card.getByRole('link').first()).toHaveAttribute('href', /^\/properties\/\d+$/)
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(mark).toBeFocused()
  })

  await test.step('finds them again, also in the account that he opens then', async () => {
    const shown = async () => {
      await page.goto('/properties/favorites')
      const cards = page.getByRole('list', { name: favorites.title }).getByRole('heading', { level: 3 })
      await expect(cards).toHaveText(kept.toReversed())
    }
    await shown()
    await page.goto('/login')
    await logInByHand(page, 'cliente')
    await page.waitForURL(/dashboard/)
    await shown()
    await page.evaluate(() => localStorage.removeItem('favoritas'))
    await shown()
  })

  await test.step('asks for all at once: each becomes a request that he can follow', async () => {
    await page.getByRole('link', { name: favorites.askAll }).click()
    await hydrated(page)
    const send = page.getByRole('button', { name: requestTexts.es.send })
    await send.click()
    await expect(page.getByRole('textbox', { name: contactFieldTexts.es.name })).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('textbox', { name: contactFieldTexts.es.name }).fill('Rosa Díaz')
    await page.getByRole('textbox', { name: contactFieldTexts.es.email }).fill(`rosa.${unique()}@example.com`)
    await send.click()
    await expect(page.getByText(favorites.asked(3))).toBeVisible()
    const links = page.getByRole('link', { name: favorites.follow })
    await expect(links).toHaveCount(3)
    await links.first().click()
    await expect(page).toHaveURL(/\/request\//)
    await expect(page.getByRole('main')).toContainText(kept.at(-1)!)
  })
})
