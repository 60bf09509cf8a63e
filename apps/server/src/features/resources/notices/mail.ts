import { type Language, locales } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { dayText } from '#core/calendar/dates.ts'
import type { Mail } from '#core/mail/mail.ts'

const texts = {
  es: {
    title: (title: string, revision: string) => `Nueva revisión: ${title} ${revision}`,
    hello: (name: string) => `Hola, ${name}:`,
    text: (title: string) => `Publicamos una nueva revisión de «${title}», que su licencia incluye.`,
    product: 'Producto',
    revision: 'Revisión',
    date: 'Fecha',
    size: 'Tamaño',
    change: 'Qué cambia',
    button: 'Ver y descargar',
  },
  en: {
    title: (title: string, revision: string) => `New revision: ${title} ${revision}`,
    hello: (name: string) => `Hello ${name},`,
    text: (title: string) => `We published a new revision of “${title}”, which your license includes.`,
    product: 'Product',
    revision: 'Revision',
    date: 'Date',
    size: 'Size',
    change: 'What changes',
    button: 'See and download',
  },
} as const

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A size as people say it: 1.4 GB. */
function sizeText(bytes: number, language: Language): string {
  const place = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const unit = units[place]!
  const format = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locales[language], format).format(bytes / 1000 ** place)
}

interface Person {
  nombres: string
  email: string
  idioma: Language
}

interface Notice {
  recurso_id: number
  titulo: string
  titulo_en: string
  producto: string
  producto_en: string
  numero: string
  fecha: string
  nota: string
  nota_en: string
  bytes: number
}

/** Tells someone of a new revision, in their language. */
export function revisionMail(url: string, { nombres, email, idioma: language }: Person, notice: Notice): Mail {
  const t = texts[language]
  const title = nameIn(notice, 'titulo', language)
  return {
    to: email,
    language,
    subject: t.title(title, notice.numero),
    reason: 'resources.revision',
    body: {
      title: t.title(title, notice.numero),
      paragraphs: [t.hello(nombres), t.text(title)],
      facts: [
        { label: t.product, value: nameIn(notice, 'producto', language) },
        { label: t.revision, value: notice.numero },
        { label: t.date, value: dayText(notice.fecha, language) },
        { label: t.size, value: sizeText(notice.bytes, language) },
        { label: t.change, value: nameIn(notice, 'nota', language) },
      ],
      button: { label: t.button, url: `${url}/dashboard/descargas/${notice.recurso_id}` },
    },
  }
}
