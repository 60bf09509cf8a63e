import { checkPath } from '@portal/contract/certificates/constants'
import { type Language, withLanguage } from '@portal/contract/core/language'
import type { Text } from '@portal/contract/core/text'
import { dayText } from '#core/calendar/dates.ts'
import type { Both, CertificateTask } from '#core/documents/certificate-task.ts'
import { numberText } from '#core/documents/formats.ts'
import type { Company } from '#features/settings/service.ts'
import { hoursText, documentTexts as t } from './texts.ts'

/** What of a stored certificate stands on its document. */
export interface Printed {
  codigo: string
  nombre: string
  idioma: Language
  titulo: string
  titulo_en: string
  horas: number
  emitido_el: string
  creado_en: Date
}

/** Returns the address of the public check, in the language of the certificate. */
export const checkUrl = (publicUrl: string, { codigo, idioma }: Pick<Printed, 'codigo' | 'idioma'>): string =>
  withLanguage(`${publicUrl}${checkPath(codigo)}`, idioma)

/** Returns the content of a document. */
export function certificateTask(one: Printed, company: Company, publicUrl: string): CertificateTask {
  const { idioma: language } = one
  const both = ({ es, en }: Text): Both => (language === 'en' ? { main: en, other: es } : { main: es, other: en })
  return {
    language,
    company: { name: company.nombre },
    title: both(t.title),
    awarded: both(t.awarded),
    name: one.nombre,
    completed: both(t.completed),
    course: both({ es: one.titulo, en: one.titulo_en }),
    facts: [
      { label: both(t.duration), value: hoursText[language](numberText(one.horas, language, 1), one.horas) },
      { label: both(t.issuedOn), value: dayText(one.emitido_el, language) },
      { label: both(t.issuer), value: company.nombre },
    ],
    check: {
      title: both(t.check),
      code: one.codigo,
      address: [new URL(publicUrl).host, '/validate/certificate'],
      url: checkUrl(publicUrl, one),
    },
    madeAt: one.creado_en,
  }
}
