import { startingAccent } from '@portal/contract/core/accent'
import type { PageLanguage } from '@portal/contract/core/language'
import { createElement as h, type ReactNode } from 'react'
import { accentedStyles, sheet, styles } from './styles.ts'

/** The content of a mail; the layout is decided here for all mails. */
export interface MailBody {
  title: string
  paragraphs: readonly string[]
  /** A PIN or another short code, shown large. */
  code?: string
  /** A picture of ours, shown where it is allowed: `alt` says what it is. `size` in pixels. */
  picture?: { name: string; png: Uint8Array; alt: string; size: number }
  /** `isLink`: the value is an address of ours; text typed by strangers never becomes a link. */
  facts?: readonly { label: string; value: string; isLink?: boolean }[]
  /** What the mail is about, each with its page. */
  items?: readonly MailItem[]
  button?: { label: string; url: string }
  footnote?: string
  /** Links under the footnote: addresses of ours. */
  links?: readonly { label: string; url: string }[]
}

/** Something with a page, in the list of a mail. `picture`: an address of ours, 320 pixels wide. */
export interface MailItem {
  title: string
  lines: readonly string[]
  url: string
  picture: string | null
}

/** The name by which the text of a mail refers to its picture. */
export const pictureCid = 'picture@portal'

/** The sender: a setting of the site. */
export interface Company {
  name: string
  /** Address of the public site. */
  url: string
  accent?: string
  /** Whether its mark stands in the head: a picture under an address that stays. */
  hasMark?: boolean
}

const texts = {
  es: {
    copyAddress: 'Si el botón no funciona, copie esta dirección en su navegador:',
    automatic: 'Mensaje automático de',
  },
  en: {
    copyAddress: 'If the button does not work, copy this address into your browser:',
    automatic: 'Automatic message from',
  },
  pt: {
    copyAddress: 'Se o botão não funcionar, copie este endereço no seu navegador:',
    automatic: 'Mensagem automática de',
  },
}

/** Returns both parts of a mail from the same data: HTML for light and dark, and plain text. */
export async function renderMail(
  body: MailBody,
  language: PageLanguage,
  company: Company,
): Promise<{ html: string; text: string }> {
  if (body.button && !/^https?:\/\//.test(body.button.url)) throw new Error('a mail may link to web addresses only')
  const { renderToStaticMarkup } = await import('react-dom/server') // saves a megabyte until the first mail
  const about = { title: body.title, preview: body.paragraphs[0] ?? '', language, company }
  const page = h(Page, about, ...contentOf(body, language, company))
  return { html: `<!doctype html>${renderToStaticMarkup(page)}`, text: textOf(body, language, company) }
}

/** A letter that someone wrote: its HTML was cleaned before, and its text made from it. */
export interface Letter {
  title: string
  html: string
  text: string
  /** Under the letter: why it came, and the link that ends such letters. */
  foot: { why: string; label: string; url: string }
}

/** Returns both parts of a letter in the same frame as all mails. */
export async function renderLetter(
  { title, html, text, foot }: Letter,
  language: PageLanguage,
  company: Company,
): Promise<{ html: string; text: string }> {
  const { renderToStaticMarkup } = await import('react-dom/server')
  const link = h('a', { href: foot.url, className: 'soft', style: styles.home }, foot.label)
  const about = { title, preview: '', language, company, foot: [`${foot.why} `, link] }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned and styled by the caller
  const page = h(Page, about, h('div', { className: 'strong', dangerouslySetInnerHTML: { __html: html } }))
  const end = `--\n${company.name} · ${company.url}\n${foot.why} ${foot.label}: ${foot.url}`
  return { html: `<!doctype html>${renderToStaticMarkup(page)}`, text: `${text}\n\n${end}\n` }
}

interface PageProps {
  title: string
  /** The line that mail lists show next to the subject. */
  preview: string
  language: PageLanguage
  company: Company
  /** Instead of the line that says that a program wrote the mail. */
  foot?: ReactNode[]
  children?: ReactNode
}

function Page({ title, preview, language, company, foot, children }: PageProps) {
  return h(
    'html',
    { lang: language },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'format-detection', content: 'telephone=no,date=no,address=no,email=no' }),
      h('title', null, title),
      h('style', null, sheet),
    ),
    h(
      'body',
      { className: 'ground', style: styles.ground },
      h('div', { style: styles.preview }, preview),
      table({ className: 'ground', style: styles.ground }, cell({ align: 'center', style: styles.margin }, column())),
    ),
  )

  function column() {
    const { name, url, hasMark } = company
    const mark = { src: `${url}/icons/icon-192.png`, alt: '', width: markWidth, height: markWidth, style: styles.mark }
    return table(
      { style: styles.column },
      cell(
        { className: 'pad', style: accentedStyles(company.accent ?? startingAccent).head },
        hasMark && h('img', mark),
        name,
      ),
      cell({ className: 'card pad', style: styles.card }, children),
      cell(
        { className: 'soft pad', style: styles.foot },
        ...(foot ? [...foot, ' · '] : [`${texts[language].automatic} ${name} · `]),
        h('a', { href: url, className: 'soft', style: styles.home }, new URL(url).host),
      ),
    )
  }
}

/** In the head of a mail. */
const markWidth = 28

function contentOf(
  { title, paragraphs, code, picture, facts, items, button, footnote, links }: MailBody,
  language: PageLanguage,
  { accent = startingAccent }: Company,
): ReactNode[] {
  return [
    h('h1', { className: 'strong', style: styles.title }, title),
    ...paragraphs.map((line) => h('p', { className: 'strong', style: styles.paragraph }, line)),
    code &&
      table({ style: styles.block }, cell({ className: 'box strong', align: 'center', style: styles.code }, code)),
    picture &&
      table(
        { style: styles.block },
        cell(
          { align: 'center', style: styles.picture },
          h('img', { src: `cid:${pictureCid}`, alt: picture.alt, width: picture.size, height: picture.size }),
        ),
      ),
    facts?.length &&
      h('table', { cellPadding: 0, cellSpacing: 0, style: styles.block }, h('tbody', null, ...facts.map(fact))),
    items?.length && table({ style: styles.block }, ...items.map(itemRow)),
    button && h(Button, { ...button, accent, hint: texts[language].copyAddress }),
    footnote && h('p', { className: 'soft', style: styles.small }, footnote),
    links?.length &&
      h(
        'p',
        { className: 'soft', style: styles.small },
        ...links.flatMap(({ label, url }, at) => [
          at > 0 && ' · ',
          h('a', { href: url, className: 'soft', style: styles.home }, label),
        ]),
      ),
  ]
}

const fact = ({ label, value, isLink }: { label: string; value: string; isLink?: boolean }) =>
  h(
    'tr',
    null,
    h('th', { scope: 'row', align: 'left', className: 'soft line', style: styles.label }, label),
    h('td', { className: 'strong line', style: styles.value }, isLink ? linkTo(value) : value),
  )

const pictureWidth = 120

const itemRow = ({ title, lines, url, picture }: MailItem) =>
  h(
    'tr',
    null,
    h(
      'td',
      { className: 'line', width: pictureWidth, style: styles.itemPicture },
      picture && h('a', { href: url }, h('img', { src: picture, alt: '', width: pictureWidth, style: styles.thumb })),
    ),
    h(
      'td',
      { className: 'line', style: styles.item },
      h('a', { href: url, className: 'strong', style: styles.itemTitle }, title),
      ...lines.map((line) => h('div', { className: 'soft', style: styles.itemLine }, line)),
    ),
  )

const linkTo = (url: string) => h('a', { href: url, className: 'soft', style: styles.address }, url)

function Button({ label, url, accent, hint }: { label: string; url: string; accent: string; hint: string }) {
  const looks = accentedStyles(accent)
  const link = h('a', { href: url, style: looks.buttonLink }, label)
  return h(
    'div',
    null,
    table({}, cell({ style: looks.button }, link)),
    h('p', { className: 'soft', style: styles.small }, hint, h('br'), linkTo(url)),
  )
}

type Attributes = Record<string, unknown>

const cell = (attributes: Attributes, ...children: ReactNode[]) => h('tr', null, h('td', attributes, ...children))

const table = (attributes: Attributes, ...rows: ReactNode[]) =>
  h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, ...attributes },
    h('tbody', null, ...rows),
  )

function textOf(
  { title, paragraphs, code, facts, items, button, footnote, links }: MailBody,
  language: PageLanguage,
  { name, url }: Company,
): string {
  const blocks = [
    title.toUpperCase(),
    ...paragraphs,
    code && `    ${code}`,
    facts?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    items?.map(({ title, lines, url }) => [title, ...lines, url].join('\n')).join('\n\n'),
    button && `${button.label}: ${button.url}`,
    footnote,
    links?.map(({ label, url }) => `${label}: ${url}`).join('\n'),
    `--\n${texts[language].automatic} ${name} · ${url}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
