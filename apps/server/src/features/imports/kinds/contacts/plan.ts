import { contactFields } from '@portal/contract/contacts/fields'
import { coreMessages } from '@portal/contract/core/core-messages'
import { pickedOf } from '@portal/contract/core/entities'
import { contactImportMessages as messages } from '@portal/contract/imports/messages'
import { ContactRowFormSchema } from '@portal/contract/imports/schemas'
import { folded } from '#core/base/folded.ts'
import type { Db } from '#core/database/database.ts'
import { listSuppressed } from '#core/mail/suppressions.ts'
import {
  type ContactFields,
  type ContactOwner,
  contactScopeOf,
  type KnownContact,
  listAlike,
  listByAddress,
  listNamedCountries,
} from '#features/contacts/service.ts'
import { isLanguage, repeated, textOf } from '../../cells.ts'
import { entityReader } from '../../entity-reader.ts'
import { faultOf, formOf } from '../../faults.ts'
import type { Planned, Sheet } from '../../kind.ts'
import type { Fault, SheetRow, Warning } from '../../queries.ts'
import { responsiblesFor } from './responsible.ts'
import { contactTexts } from './texts.ts'

export interface ContactDraft {
  form: ContactFields & Partial<ContactOwner>
  /** The contact to change; null for a new one. */
  contact: KnownContact | null
}

/**
 * A row with the e-mail of a contact of the reader changes it, and so does one with its phone and name; others create
 * one (rule imports/natural-keys). A phone alone is no key: people of one company share it. It is a warning, like a
 * similar name (rule contacts/duplicates).
 */
export async function planContacts(db: Db, { asked, actor, rows }: Sheet): Promise<readonly Planned<ContactDraft>[]> {
  const language = asked.idioma
  const t = contactTexts[language]
  const read = entityReader(contactFields, await listNamedCountries(db), language)
  const twice = repeated(rows.map(({ datos }) => folded(textOf(datos.email)) || null))
  const drafts = rows.map(({ datos }) => {
    const sent = read(datos)
    return { sent, ...formOf(ContactRowFormSchema, sent, messages, language) }
  })
  const forms = drafts.flatMap(({ form }) => form ?? [])
  const phonesTwice = repeated(forms.map(({ telefono }) => telefono))
  const responsible = await responsiblesFor(db, actor, language)
  const known = await knownBy(db, contactScopeOf(actor), forms)
  const alike = await listAlike(db, contactScopeOf(actor), forms)
  const suppressed = await listSuppressed(
    db,
    forms.map(({ email }) => email),
  )
  const alikeOf = new Map([...alike].map(([at, name]) => [forms[at]!, name]))
  return drafts.map(({ sent, form, errores }, at): Planned<ContactDraft> => {
    const { datos } = rows[at]!
    const own: Fault[] = [...errores]
    if (twice.has(folded(textOf(datos.email))))
      own.push({ campo: 'email', codigo: messages.emailsInvalid.code, texto: t.emailTwice })
    if (!isLanguage(datos)) own.push(faultOf('idioma', coreMessages.invalid, language))
    const { contact = null, phone, other } = form ? known(form) : {}
    const owner = responsible(datos.responsable_id, contact?.responsable_id ?? null)
    if ('fault' in owner) own.push(owner.fault)
    if (!form) return { accion: 'crear', errores: own, draft: null, read: sent }
    const merged = contact ? { ...contact, ...filled(form, datos) } : form
    const fields = pickedOf(contactFields, merged)
    const draft = { form: 'fault' in owner ? fields : { ...fields, ...owner }, contact }
    const avisos: Warning[] = []
    if (suppressed.has(fields.email.toLowerCase())) avisos.push({ campo: 'email', texto: t.unsubscribed })
    if (contact) {
      if (other) avisos.push({ campo: 'telefono', texto: t.alsoMatches(contact.nombre, other.nombre) })
      return { accion: isSame(draft.form, contact) ? 'igual' : 'actualizar', errores: own, avisos, draft, read: form }
    }
    if (phone) avisos.push({ campo: 'telefono', texto: t.phoneTaken(phone.nombre) })
    else if (phonesTwice.has(fields.telefono)) avisos.push({ campo: 'telefono', texto: t.phoneTwice })
    const similar = alikeOf.get(form)
    if (similar && !phone) avisos.push({ campo: 'nombre', texto: t.alike(similar) })
    return { accion: 'crear', errores: own, avisos, draft, read: form }
  })
}

/** Finds the contact that a form is about, or the one that only has its phone. */
async function knownBy(db: Db, scope: ReturnType<typeof contactScopeOf>, forms: readonly ContactFields[]) {
  const emails = forms.map(({ email }) => email.toLowerCase())
  const found = await listByAddress(
    db,
    scope,
    emails,
    forms.map(({ telefono }) => telefono),
  )
  const byEmail = new Map(found.map((contact) => [contact.email.toLowerCase(), contact]))
  const byPhone = Map.groupBy(found, ({ telefono }) => telefono)
  return ({ email, telefono, nombre }: ContactFields) => {
    const samePhone = byPhone.get(telefono) ?? []
    const isSamePerson = (contact: KnownContact) => folded(contact.nombre) === folded(nombre)
    const contact = byEmail.get(email.toLowerCase()) ?? samePhone.find(isSamePerson) ?? null
    const others = samePhone.filter(({ id }) => id !== contact?.id)
    return {
      contact,
      phone: contact ? undefined : samePhone[0],
      /** Another contact that the row matches as well. */
      other: contact ? (others.find(isSamePerson) ?? others[0]) : undefined,
    }
  }
}

/** The fields whose cells are filled; the others keep what is stored. */
const filled = (form: ContactFields, datos: SheetRow['datos']): Partial<ContactFields> =>
  Object.fromEntries(Object.entries(form).filter(([field]) => datos[field] !== undefined))

const isSame = (form: ContactDraft['form'], contact: KnownContact): boolean =>
  (Object.keys(form) as (keyof typeof form)[]).every((field) => form[field] === contact[field])
