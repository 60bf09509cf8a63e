import { type Language, languages } from '@portal/contract/core/language'
import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageContext } from '#core/language/language.ts'
import { Hero } from './hero.tsx'
import { heroTexts } from './hero-texts.ts'

async function drawn(language: Language): Promise<string> {
  const hero = createElement(Hero, { slides: [], figures: [] })
  const router = createMemoryRouter([{ path: '/', element: hero }])
  const page = createElement(LanguageContext, { value: language }, createElement(RouterProvider, { router }))
  const { prelude } = await prerender(page)
  return new Response(prelude).text()
}

test('without a slide the title of the site stands before its film or drawing, in the language of the page', async () => {
  for (const language of languages) {
    const t = heroTexts[language]
    const html = await drawn(language)
    expect(html).toContain(`>${t.headline}</h1>`)
    expect(html).toContain(t.description)
    expect(html).toMatch(/<video|<canvas|<svg/)
    expect(html).not.toContain('aria-roledescription')
  }
}, 60_000)
