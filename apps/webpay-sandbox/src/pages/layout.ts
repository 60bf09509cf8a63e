import { type Html, html } from './html.ts'
import { type Language, type Texts, texts } from './texts.ts'

/** What a page needs to know of where it stands. */
export interface Place {
  language: Language
  /** Path of the sandbox, in front of all links. */
  base: string
  /** Changes with the files of the pages, so that browsers may keep them. */
  version: string
}

interface Page {
  title: string
  /** What is at the right of the bar, such as the time that is left. */
  aside?: Html | undefined
  /** The same page in the other language; none where the page has no address of its own. */
  otherLanguage?: string | undefined
  /** Goes somewhere by itself after so many seconds, where there is no JavaScript to do it. */
  refresh?: { seconds: number; to: string } | undefined
  hasScript?: boolean
  body: Html
}

/** A whole page. Every one says in both languages that it is simulated. */
export function layout({ language, base, version }: Place, page: Page): string {
  const t = texts[language]
  const { refresh } = page
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t.simulated} · ${page.title}</title>
<link rel="icon" href="${base}/assets/icon.svg?${version}" type="image/svg+xml">
<link rel="stylesheet" href="${base}/assets/sandbox.css?${version}">
${refresh && html`<noscript><meta http-equiv="refresh" content="${refresh.seconds};url=${refresh.to}"></noscript>`}
${page.hasScript && html`<script type="module" src="${base}/assets/page.mjs?${version}"></script>`}
</head>
<body>
<header>
<p class="simulated"><strong>SIMULADO · SIMULATED</strong> <span>${t.noMoney}</span></p>
<div class="bar">
<p class="name"><span class="mark" aria-hidden="true"></span>${t.title}</p>
${page.aside}
${page.otherLanguage && html`<a class="language" href="${page.otherLanguage}" hreflang="${other(language)}" lang="${other(language)}">${t.otherLanguage}</a>`}
</div>
</header>
<main>${page.body}</main>
</body>
</html>
`.text
}

export const other = (language: Language): Language => (language === 'es' ? 'en' : 'es')

/** An address of the sandbox in this language. */
export function link({ base, language }: Pick<Place, 'base' | 'language'>, path: string): string {
  if (language === 'es') return `${base}${path}`
  return `${base}${path}${path.includes('?') ? '&' : '?'}lang=en`
}

/** Title and sentence, and whatever follows them. */
export const notice = (title: string, text: string, rest?: Html): Html =>
  html`<section class="panel notice"><h1>${title}</h1><p>${text}</p>${rest}</section>`

/** The texts of this place. */
export const textsOf = ({ language }: Pick<Place, 'language'>): Texts => texts[language]
