import { type MergeField, mergeFieldNames, unsubscribePath } from '@portal/contract/broadcasts/constants'
import { startingAccent } from '@portal/contract/core/accent'
import type { Language } from '@portal/contract/core/language'
import { convert } from 'html-to-text'
import { escaped } from '#core/base/html.ts'
import { type Company, renderLetter } from '#core/mail/layout.ts'
import { styledBody } from './clean.ts'

/** Subject and cleaned body in one language. */
export interface Written {
  subject: string
  html: string
}

const texts = {
  es: { why: 'Recibe este correo porque es contacto nuestro.', label: 'Darse de baja' },
  en: { why: 'You receive this e-mail because you are a contact of ours.', label: 'Unsubscribe' },
}
const selectors = [
  { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
  ...['h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
]
/** Stands for the link until the reader is known. */
const placeholder = 'https://unsubscribe.invalid/'

/** Prepares a letter once for all of its readers; what it returns writes it to one. */
export async function letterFor({ subject, html }: Written, language: Language, company: Company) {
  const text = convert(html, { wordwrap: 78, selectors })
  const frame = await renderLetter(
    {
      title: company.name,
      html: styledBody(html, company.accent ?? startingAccent),
      text,
      foot: { ...texts[language], url: placeholder },
    },
    language,
    company,
  )
  return (reader: Reader | null, token: string) => {
    const url = unsubscribeUrl(company, token)
    return {
      subject: merged(subject, reader),
      html: mergedHtml(frame.html, reader).replace(placeholder, () => url),
      text: merged(frame.text, reader).replace(placeholder, () => url),
    }
  }
}

export const unsubscribeUrl = ({ url }: Company, token: string): string => `${url}${unsubscribePath}/${token}`

type Reader = Readonly<Record<MergeField, string>>

const field = /\{\{\s*([a-z]+)\s*(?:\|([^{}|]*))?\}\}/g
const fieldOfHtml = /\{\{\s*([a-z]+)\s*(?:\|([^{}|<>]*))?\}\}/g
const isField = (name: string): name is MergeField => Object.hasOwn(mergeFieldNames, name)

/** Fills in what a text says of its reader, once: what is filled in is never read as a field. */
const merged = (text: string, reader: Reader | null): string =>
  text.replace(field, (whole, name: string, otherwise = '') =>
    isField(name) ? (reader?.[name] ?? '').trim() || otherwise.trim() : whole,
  )

/**
 * The same in HTML. A fallback there is escaped text already, and has no `<` or `>`: one that began inside a tag would
 * take its end away, and what follows would become attributes.
 */
export const mergedHtml = (html: string, reader: Reader | null): string =>
  html.replace(fieldOfHtml, (whole, name: string, otherwise = '') =>
    isField(name) ? escaped((reader?.[name] ?? '').trim()) || otherwise.trim() : whole,
  )
