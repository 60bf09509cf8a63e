import { nameIn } from '@portal/contract/core/names'
import { dayText } from '#core/calendar/dates.ts'
import type { Mail } from '#core/mail/mail.ts'
import type { LicenseDeps } from '../deps.ts'
import { texts } from './mail-texts.ts'
import type { NoticeRow } from './queries.ts'

type Site = LicenseDeps['env']

/** Licenses that one mail names. */
const mostNamed = 30

/** The address of a new quote that renews a license. */
const quoteOf = ({ PUBLIC_URL: url }: Site, licenseId: number) =>
  `${url}/dashboard/cotizaciones/cotizar?licencia=${licenseId}`

/** Tells a holder that their license ends, with a button that opens a filled-in renewal quote. */
export function ownMail(site: Site, row: NoticeRow): Mail {
  const language = row.lector_idioma
  const t = texts[language]
  const title = t.ends(nameIn(row, 'servicio', language), row.quedan)
  return {
    to: row.lector_email,
    language,
    subject: title,
    body: {
      title,
      paragraphs: [t.lastDay(dayText(row.fecha_termino, language), row.dias_gracia), row.es_demo ? t.demo : t.renew],
      facts: [
        { label: t.service, value: nameIn(row, 'servicio', language) },
        { label: t.type, value: nameIn(row, 'tipo', language) },
        { label: t.end, value: dayText(row.fecha_termino, language) },
      ],
      button: { label: t.ask, url: quoteOf(site, row.licencia_id) },
    },
    reason: 'license.ends',
  }
}

/** Tells a distributor or someone of staff of one or more licenses that end. */
export function digestMail(site: Site, rows: readonly NoticeRow[]): Mail {
  const [first] = rows as readonly [NoticeRow, ...NoticeRow[]]
  const language = first.lector_idioma
  const t = texts[language]
  const title = t.many(rows.length)
  const facts = rows.slice(0, mostNamed).map((row) => ({
    label: [row.titular, row.empresa].filter(Boolean).join(' · '),
    value: `${nameIn(row, 'servicio', language)} · ${dayText(row.fecha_termino, language)} (${t.inDays(row.quedan)})`,
  }))
  const left = rows.length - facts.length
  const list = `${site.PUBLIC_URL}/dashboard/sistema/licencias?vence_dias=${Math.max(1, ...rows.map(({ quedan }) => quedan))}`
  const button =
    rows.length === 1 ? { label: t.prepare, url: quoteOf(site, first.licencia_id) } : { label: t.openList, url: list }
  return {
    to: first.lector_email,
    language,
    subject: title,
    body: { title, paragraphs: [t.manyText], facts, button, ...(left > 0 && { footnote: t.more(left) }) },
    reason: 'license.endings',
  }
}
