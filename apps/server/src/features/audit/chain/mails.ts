import { auditPath, breakKindNames } from '@portal/contract/audit/constants'
import type { Language } from '@portal/contract/core/language'
import type { Break } from '#core/audit/breaks.ts'
import type { Mail } from '#core/mail/mail.ts'

const es = {
  title: 'La auditoría fue alterada',
  text: 'La verificación de la cadena de auditoría encontró algo que no se escribió con el portal. Alguien con acceso a la base de datos pudo cambiarla: avise a quien la administra y conserve las copias de seguridad.',
  kind: 'Qué',
  row: 'Línea de la auditoría',
  seal: 'Sello',
  count: 'Roturas en total',
  open: 'Abrir la auditoría',
}
const en: typeof es = {
  title: 'The audit was altered',
  text: 'The check of the audit chain found something that was not written by the portal. Someone with access to the database may have changed it: tell whoever runs it, and keep the backups.',
  kind: 'What',
  row: 'Row of the audit',
  seal: 'Seal',
  count: 'Breaks in total',
  open: 'Open the audit',
}
const texts = { es, en }

/** Tells a super administrator that the chain of the audit is broken, and where first. */
export function brokenMail(
  publicUrl: string,
  { email, idioma: language }: { email: string; idioma: Language },
  { rotas, first }: { rotas: number; first: Break },
): Mail {
  const t = texts[language]
  const path = first.auditoria_id === null ? auditPath : `${auditPath}/${first.auditoria_id}`
  const facts = [
    { label: t.kind, value: breakKindNames[first.tipo][language] },
    { label: t.row, value: first.auditoria_id === null ? '' : String(first.auditoria_id) },
    { label: t.seal, value: first.numero === null ? '' : String(first.numero) },
    { label: t.count, value: String(rotas) },
  ]
  return {
    to: email,
    language,
    subject: t.title,
    body: {
      title: t.title,
      paragraphs: [t.text],
      facts: facts.filter(({ value }) => value !== ''),
      button: { label: t.open, url: `${publicUrl}${path}` },
    },
    reason: 'audit.broken',
  }
}
