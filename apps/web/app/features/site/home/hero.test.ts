import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { Hero } from './hero.tsx'
import { heroTexts } from './hero-texts.ts'

async function drawn(address: string): Promise<string> {
  const hero = createElement(Hero, { slides: [], figures: [] })
  const router = createMemoryRouter([{ path: '/', element: hero }], { initialEntries: [address] })
  const { prelude } = await prerender(createElement(RouterProvider, { router }))
  return new Response(prelude).text()
}

test('without a slide the title of the site stands before its film or drawing, in the language of the page', async () => {
  for (const [address, t] of [
    ['/', heroTexts.es],
    ['/?lang=en', heroTexts.en],
  ] as const) {
    const html = await drawn(address)
    expect(html).toContain(`>${t.headline}</h1>`)
    expect(html).toContain(t.description)
    expect(html).toMatch(/<video|<canvas|<svg/)
    expect(html).not.toContain('aria-roledescription')
  }
}, 60_000)
