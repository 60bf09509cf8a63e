import { languageOf, type PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { subjectOf } from '@portal/contract/forms/constants'
import { momentText } from '#core/calendar/dates.ts'
import type { Mail } from '#core/mail/mail.ts'
import { houseTexts } from './house-texts.ts'
import { senderTexts } from './mail-texts.ts'
import type { StoredForm } from './queries.ts'

/** To the sender, in their language. Repeats nothing that they typed: anyone may type someone's address. */
export function confirmationMail(form: StoredForm): Mail {
  const { tipo: kind, idioma: language, email, referencia } = form
  const t = senderTexts[language]
  return {
    to: email,
    language,
    subject: `${t.subject[kind]} · ${referencia}`,
    body: {
      title: t.subject[kind],
      paragraphs: [t.received[kind]],
      facts: [{ label: t.reference, value: referencia }, ...aboutOf(form, language, t)],
      footnote: t.notYou,
    },
    reason: `form.received.${kind}`,
  }
}

/**
 * To the house, with all fields, in the form's language where the dashboard has it; an answer reaches the sender.
 */
export function noticeMail(house: { email: string; publicUrl: string }, form: StoredForm): Mail {
  const { tipo: kind, referencia } = form
  const language = languageOf(form.idioma)
  const t = houseTexts[language]
  const facts = [
    { label: t.reference, value: referencia },
    ...aboutOf(form, language, t),
    { label: t.name, value: form.nombre },
    { label: t.email, value: form.email },
    { label: t.phone, value: form.telefono },
    { label: t.company, value: form.empresa },
    { label: t.country, value: nameIn(form, 'pais_nombre', language) },
    ...Object.entries(t.fields).map(([field, label]) => ({ label, value: form.datos[field] ?? '' })),
  ]
  return {
    to: house.email,
    replyTo: form.email,
    language,
    subject: `${t.notice[kind]} · ${referencia}`,
    body: {
      title: t.notice[kind],
      paragraphs: [],
      facts: facts.filter(({ value }) => value !== ''),
      button: { label: t.open, url: `${house.publicUrl}/dashboard/contactos/formularios/${form.id}` },
    },
    reason: `form.notice.${kind}`,
  }
}

/** Returns our description of a form: its subject by our own name, its time in the time zone of the house. */
function aboutOf(
  { datos, inicia_en: begin, zona }: StoredForm,
  language: PageLanguage,
  t: Readonly<Record<'about' | 'when', string>>,
) {
  const subject = subjectOf(datos, language)
  return [
    ...(subject ? [{ label: t.about, value: subject }] : []),
    ...(begin ? [{ label: t.when, value: momentText(begin, zona, language) }] : []),
  ]
}
