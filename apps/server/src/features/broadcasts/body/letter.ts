import { unsubscribePath } from '@portal/contract/broadcasts/constants'
import type { Language } from '@portal/contract/core/language'
import { convert } from 'html-to-text'
import { type Company, renderLetter } from '#core/mail/layout.ts'
import { styledBody } from './clean.ts'
import { merged, mergedHtml, type Reader } from './merge.ts'

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
    { title: company.name, html: styledBody(html), text, foot: { ...texts[language], url: placeholder } },
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
