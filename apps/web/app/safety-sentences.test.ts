import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PageLanguage, pageLanguages } from '@portal/contract/core/language'
import { type Texts, textIn } from '@portal/contract/core/text'
import { guideNotice, guides } from '@portal/contract/products/guides/guides'
import { consoleParts } from '@portal/contract/products/manuals/parts'
import { type ContentValue, contentIn } from '@portal/contract/settings/contents'
import { expect, test } from 'vitest'
import { factKeys } from '../../server/migrations/reference/product-facts.ts'
import { productPages } from '../../server/migrations/reference/product-pages.ts'
import { siteContents } from '../../server/migrations/reference/site-contents.ts'
import { texts as brochureTexts } from '../../server/src/features/products/brochures/texts.ts'
import { texts as manualTexts } from '../../server/src/features/products/manuals/texts.ts'
import './portuguese.server.ts'
import { projectFiles } from '../../../scripts/project-files.ts'
import { texts as designerTexts } from './features/blast-plans/texts.ts'
import { consoleManualTexts } from './features/products/manuals/console-manual-texts.ts'
import { texts as productTexts } from './features/products/texts.ts'
import { manualIn } from './features/site/manual/manual.ts'

const answersIn = (language: PageLanguage) =>
  Object.fromEntries(
    contentIn('preguntas', siteContents.preguntas as ContentValue<'preguntas'>, language).preguntas.map((one) => [
      one.clave,
      { pregunta: one.pregunta, respuesta: one.respuesta.split('\n\n') },
    ]),
  )

/** A sentence of a page or document in each language, with where it stands. */
type Sentence = Readonly<Record<PageLanguage, string>> & { readonly where: string }

/** What a sentence speaks of when someone may be hurt if it is wrong. */
const SAFETY =
  /segur|peligr|\bdispar[aeo]|disparo|\b(?:des)?arm[aeo]|al[eé]j[ae](?!r)|alejarse|retír|refugio|exclusi|\bcarg[ae]\b|condensador|procedimiento|ingeniero|suponga|inestable|autoriz|RFID|protección|talud|permiso|cables|nadie/i

/** Words that no text may say without standing in the list. */
const HARMFUL = /área de exclusión|refugio|\baléj[ae]|retírese|desarme|no dispare|inestable|peligro|lugar seguro/i

/** Words that say the opposite of what is meant: the safety area is where people go. */
const OPPOSITE = /área de seguridad|safety area|área de segurança/i

/** The strings inside a value, by their place in it; functions are called with what their parameters are. */
function stringsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return stringsOf(value('‹1›', '‹2›', '‹3›'), path)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => stringsOf(inner, `${path} ${name}`))
}

/** The texts of a source in all languages, side by side. */
function aligned(where: string, valueIn: (language: PageLanguage) => unknown): Sentence[] {
  const [es = [], ...others] = pageLanguages.map((language) => stringsOf(valueIn(language), where))
  const [en, pt] = others.map((strings) => new Map(strings))
  return es.map(([path, text]) => ({ where: path, es: text, en: en?.get(path) ?? '', pt: pt?.get(path) ?? '' }))
}

const ofTexts = <T>(where: string, texts: Texts<T>) => aligned(where, (language) => textIn(texts, language))

const figures = { gps: '‹gps›', languages: '‹languages›' }

const all: Sentence[] = [
  ...factKeys.flatMap(({ clave, nombre, nombre_en }) => ofTexts(`fact ${clave}`, { es: nombre, en: nombre_en })),
  ...Object.entries(productPages).flatMap(([slug, texts]) =>
    aligned(`page ${slug}`, (language) => (texts as Record<PageLanguage, object>)[language]),
  ),
  ...ofTexts('guide notice', guideNotice),
  ...Object.entries(guides).flatMap(([slug, steps]) =>
    steps.flatMap(({ title, text }, index) => [
      ...ofTexts(`guide ${slug} ${index + 1} title`, title),
      ...ofTexts(`guide ${slug} ${index + 1} text`, text),
    ]),
  ),
  ...Object.entries(consoleParts).flatMap(([slug, parts]) =>
    parts.flatMap(({ anchor, name, text }) => [
      ...ofTexts(`manual ${slug} ${anchor} name`, name),
      ...ofTexts(`manual ${slug} ${anchor} text`, text),
    ]),
  ),
  ...ofTexts('manual page', consoleManualTexts),
  ...aligned('manual PDF', (language) => manualTexts[language]),
  ...aligned('brochure', (language) => brochureTexts[language]),
  ...ofTexts('product page', productTexts),
  ...aligned('answers', answersIn),
  ...aligned('Quamtum manual', (language) => manualIn(language, figures)),
  ...ofTexts('designer', designerTexts),
]

const sentences = all.filter(({ es }) => SAFETY.test(es))

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s/gu, ' ')

test('the list for the blaster holds every sentence of safety: npx vitest run -u safety-sentences', async () => {
  const rows = sentences.map(({ where, es, en, pt }) => `| ${[where, es, en, pt].map(cell).join(' | ')} | |`)
  const page = `# Sentences of safety

Written by \`apps/web/app/safety-sentences.test.ts\`, which fails when it is behind the texts. Each line is one text of a page,
a manual, a brochure or a film in Spanish, English and Portuguese; ‹…› stands for a fact of the product's table. A licensed
blaster reads the three by meaning and signs each line; a text that changes is signed again.

| Name | License, country | Date | Signature |
| --- | --- | --- | --- |
| | | | |

The plate that is drawn on the pictures and the model of Next Remote says "EXCLUSION · EXCLUSIÓN > 500 m".

${sentences.length} sentences.

| Where | Spanish | English | Portuguese | Right (initials) |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`
  await expect(page).toMatchFileSnapshot(join(import.meta.dirname, '../../../docs/safety-sentences.md'))
})

test('each sentence of safety is said in all three languages', () => {
  for (const { where, es, en, pt } of sentences) {
    expect(en, where).not.toBe('')
    expect(pt, where).not.toBe('')
    if (es.length > 25) expect(pt, where).not.toBe(es)
  }
})

const root = join(import.meta.dirname, '../../..')
const WRITTEN =
  /^(?:apps\/web\/app\/features\/(?:products|site|blast-plans|workshops)|packages\/contract\/src\/(?:products|blast-plans)|apps\/server\/src\/features\/(?:products|blast-plans))\/.*(?<!\.test)\.tsx?$/

test('no text about handling the products is outside the list', () => {
  const known = sentences.map(({ es }) => es.replace(/‹[^›]*›/g, '')).join('\n')
  const missing = projectFiles()
    .filter((path) => WRITTEN.test(path) && !/\.pt(\.server)?\.ts$/.test(path))
    .flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/(['`])((?:(?!\1)[^\n\\]|\\.){8,})\1/g)]
        .map(([, , text = '']) => text)
        .filter((text) => HARMFUL.test(text) && !known.includes(text.split('${')[0]!.trim()))
        .map((text) => `${path}: ${text}`),
    )
  expect(missing).toEqual([])
})

test('nobody is told to leave the safe place', () => {
  const found = projectFiles()
    .filter((path) => /\.(tsx?|vtt)$/.test(path) && /^(apps|packages|assets)\//.test(path))
    .filter((path) => !/migrations\/0275|safety-sentences\.test/.test(path))
    .filter((path) => OPPOSITE.test(readFileSync(join(root, path), 'utf8')))
  expect(found).toEqual([])
})
