import type { Language } from '@portal/contract/core/language'
import { languageNames } from '@portal/contract/core/language-names'
import { nameIn } from '@portal/contract/core/names'
import { importKinds } from '@portal/contract/imports/kinds'
import { contactImportMessages } from '@portal/contract/imports/messages'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import {
  type ContactFields,
  changeContact,
  createContacts,
  listNamedCountries,
  takeContactBack,
} from '#features/contacts/service.ts'
import type { Changed, ImportKind, ToWrite } from '../../kind.ts'
import { type ContactDraft, planContacts } from './plan.ts'
import { untouchedContacts } from './queries.ts'
import { responsibleNames } from './responsible.ts'
import { contactTexts } from './texts.ts'

const { imported, importedInPart, notImported, notUploaded } = contactImportMessages

/** Contacts of who imports them: created, or changed by their e-mail. */
export const contactImports = (): ImportKind<ContactDraft> => ({
  ...importKinds.contacto,
  type: 'contacto',
  messages: {
    imported,
    importedInPart,
    fileAbsent: notUploaded,
    notImported,
  },
  texts: contactTexts,
  titleOf: ({ nombre, empresa }) => [nombre, empresa].filter((part) => part !== undefined).join(' · '),
  choicesOf,
  plan: planContacts,
  create: (db, actor, rows) =>
    createContacts(
      db,
      actor,
      rows.map(({ draft: { form } }) => form),
    ),
  change: changeContacts,
  untouched: untouchedContacts,
  takeBack: (db, actor, { id, version, antes }) =>
    takeContactBack(db, actor, { id, version }, antes as ContactFields | null),
})

async function choicesOf(db: Db, actor: Actor, language: Language) {
  const [countries, responsibles] = await Promise.all([listNamedCountries(db), responsibleNames(db, actor)])
  return [
    {
      columns: ['pais_id'],
      values: countries.map((choice) => nameIn(choice, 'nombre', language)),
    },
    { columns: ['idioma'], values: Object.values(languageNames).map((name) => name[language]) },
    ...(responsibles.length > 0 ? [{ columns: ['responsable_id'], values: responsibles }] : []),
  ]
}

async function changeContacts(db: Db, actor: Actor, rows: readonly ToWrite<ContactDraft>[]) {
  const changed: (Changed | null)[] = []
  for (const { draft } of rows) changed.push(await changeContact(db, actor, draft.contact!, draft.form))
  return changed
}
