import type { Text } from '@portal/contract/core/text'

/** Both languages stand on every document. */
export const documentTexts = {
  title: { es: 'Certificado', en: 'Certificate' },
  awarded: { es: 'Se otorga a', en: 'Awarded to' },
  completed: { es: 'por haber completado', en: 'for completing' },
  duration: { es: 'Duración', en: 'Duration' },
  issuedOn: { es: 'Fecha de emisión', en: 'Date of issue' },
  issuer: { es: 'Emitido por', en: 'Issued by' },
  check: { es: 'Compruebe su autenticidad en', en: 'Check that it is genuine at' },
  file: { es: 'certificado', en: 'certificate' },
} as const satisfies Readonly<Record<string, Text>>

export const hoursText = {
  es: (figure: string, hours: number) => (hours === 1 ? '1 hora' : `${figure} horas`),
  en: (figure: string, hours: number) => (hours === 1 ? '1 hour' : `${figure} hours`),
}
