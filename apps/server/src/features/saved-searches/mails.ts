import { type PageText, textIn } from '@portal/contract/core/text'
import { frequencyNames, savedSearchLimits } from '@portal/contract/saved-searches/constants'
import type { Mail } from '#core/mail/mail.ts'
import type { ShownItem } from '#features/marketplace/saved/kind.ts'
import type { House } from './deps.ts'
import { endUrl, pageUrl, searchPath } from './links.ts'
import { mailTexts } from './mail-texts.ts'
import type { StoredSearch } from './queries.ts'

const dayMs = 86_400_000

const factsOf = ({ idioma, frecuencia }: StoredSearch, words: PageText) => [
  { label: mailTexts[idioma].search, value: words[idioma] },
  { label: mailTexts[idioma].frequency, value: textIn(frequencyNames[frecuencia], idioma) },
]

const pageOf = (house: House, search: StoredSearch) =>
  pageUrl(house, searchPath(house.secrets.enlace, search), search.idioma)

/**
 * Asks an address to confirm a search. Its link works for a week. Says nothing of the filter, whose words whoever asked
 * has written: a stranger could send their own text to any address.
 */
export function confirmMail(house: House, search: StoredSearch): Mail {
  const { email: to, idioma: language } = search
  const t = mailTexts[language].confirm
  return {
    ...{ to, language, subject: t.title, reason: 'savedSearch.confirm' },
    expiresAt: new Date(Date.now() + savedSearchLimits.confirmWithinDays * dayMs),
    body: {
      title: t.title,
      paragraphs: [t.text],
      button: { label: t.button, url: pageOf(house, search) },
      footnote: t.foot,
    },
  }
}

/** To an address that has this search already. */
export function alreadyActiveMail(house: House, search: StoredSearch, words: PageText): Mail {
  const { email: to, idioma: language } = search
  const t = mailTexts[language].active
  return {
    ...{ to, language, subject: t.title, reason: 'savedSearch.active', unsubscribeUrl: endUrl(house, search) },
    body: {
      title: t.title,
      paragraphs: [t.text],
      facts: factsOf(search, words),
      button: { label: t.button, url: pageOf(house, search) },
      links: [{ label: mailTexts[language].found.end, url: endUrl(house, search) }],
    },
  }
}

interface Found {
  /** The newest of them. */
  items: readonly ShownItem[]
  total: number
  words: PageText
  listPath: string
}

/** New items of a search, with the link that ends it at once. */
export function newItemsMail(house: House, search: StoredSearch, { items, total, words, listPath }: Found): Mail {
  const { email: to, idioma: language, tipo } = search
  const t = mailTexts[language].found
  const title = total === 1 ? t.one[tipo] : t.many[tipo](total)
  return {
    ...{ to, language, subject: `${title}: ${words[language]}`, reason: 'savedSearch.found' },
    unsubscribeUrl: endUrl(house, search),
    body: {
      title,
      paragraphs: [
        `${mailTexts[language].search}: ${words[language]}`,
        ...(total > items.length ? [t.more(items.length)] : []),
      ],
      items: items.map(({ url, picture, ...item }) => ({
        ...item,
        url: pageUrl(house, url, language),
        picture: picture && new URL(picture, house.env.PUBLIC_URL).href,
      })),
      button: { label: t.button, url: pageUrl(house, listPath, language) },
      footnote: t.why,
      links: [
        { label: t.end, url: endUrl(house, search) },
        { label: t.manage, url: pageOf(house, search) },
      ],
    },
  }
}
