import { type Language, languages } from '@portal/contract/core/language'
import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageContext } from '#core/language/language.ts'
import { Hero } from './hero.tsx'

const said = { lema: 'LEMA', descripcion: 'DESCRIPCION' }

async function drawn(language: Language): Promise<string> {
  const hero = createElement(Hero, { said, slides: [], figures: [] })
  const router = createMemoryRouter([{ path: '/', element: hero }])
  const page = createElement(LanguageContext, { value: language }, createElement(RouterProvider, { router }))
  const { prelude } = await prerender(page)
  return new Response(prelude).text()
}

test('without a slide the slogan of the company stands before its film or drawing', async () => {
  for (const language of languages) {
    const html = await drawn(language)
    expect(html).toContain(`>${said.lema}</h1>`)
    expect(html).toContain(said.descripcion)
    expect(html).toMatch(/<video|<canvas|<svg/)
    expect(html).not.toContain('aria-roledescription')
  }
}, 60_000)
