import { PublicationKind } from '@portal/contract/publications/constants'
import { expect, test } from 'vitest'
import { feedOf } from './feed.route.ts'

const row = {
  id: 7,
  tipo: PublicationKind.certificate,
  titulo: 'Certificado <CE> & "IP66"\u0007',
  titulo_en: '',
  resumen: 'Ensayo de polvo y agua.',
  resumen_en: 'Dust and water test.',
  imagen_texto: '',
  imagen_texto_en: '',
  imagen_url: null,
  publica_el: '2026-11-24',
  pdf: { nombre: 'ce.pdf', url: '/v1/archivo/a', bytes: 1234 },
  pdf_en: { nombre: 'ce-en.pdf', url: '/v1/archivo/b', bytes: 999 },
  productos: [],
}
const channel = { title: 'NEXT: Publicaciones', lead: 'Documentos', origin: 'https://portal.example' } as const

test('a feed names each publication in its language, with its day, kind and PDF, and stays XML', () => {
  const spanish = feedOf([row], { ...channel, language: 'es' })
  for (const part of [
    '<language>es-CL</language>',
    '<link>https://portal.example/publications</link>',
    '<atom:link href="https://portal.example/publications/feed.xml" rel="self"',
    '<title>Certificado &lt;CE&gt; &amp; &quot;IP66&quot;</title>',
    '<guid isPermaLink="true">https://portal.example/publications/7</guid>',
    '<pubDate>Tue, 24 Nov 2026 12:00:00 GMT</pubDate>',
    '<category>Certificado</category>',
    '<enclosure url="https://portal.example/v1/archivo/a" length="1234" type="application/pdf"/>',
  ])
    expect(spanish).toContain(part)
  const english = feedOf([row], { ...channel, language: 'en' })
  for (const part of [
    '<link>https://portal.example/publications/7?lang=en</link>',
    '<description>Dust and water test.</description>',
    'url="https://portal.example/v1/archivo/b" length="999"',
    '<title>Certificado &lt;CE&gt;', // the Spanish one where there is no English
  ])
    expect(english).toContain(part)
})

test('a feed without publications is one without items', () => {
  const empty = feedOf([], { ...channel, language: 'pt' })
  expect(empty).toContain('<language>pt-BR</language>')
  expect(empty).not.toContain('<item>')
})
