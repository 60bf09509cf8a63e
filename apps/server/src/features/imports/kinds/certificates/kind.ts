import { hoursKind } from '@portal/contract/certificates/constants'
import type { Language } from '@portal/contract/core/language'
import { languageNames } from '@portal/contract/core/language-names'
import { nameIn } from '@portal/contract/core/names'
import { importKinds } from '@portal/contract/imports/kinds'
import { certificateImportMessages } from '@portal/contract/imports/messages'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { issueMany, listWorkshops, reissueImported, takeCertificateBack } from '#features/certificates/service.ts'
import type { Changed, ImportKind, ToWrite } from '../../kind.ts'
import { type CertificateDraft, planCertificates } from './plan.ts'
import { untouchedCertificates } from './queries.ts'
import { certificateTexts } from './texts.ts'

const { imported, importedInPart, excelAbsent, notImported } = certificateImportMessages

/** Certificates of a workshop or a course: issued, or reissued with a reason. None is mailed by the import. */
export const certificateImports = (): ImportKind<CertificateDraft> => ({
  ...importKinds.certificado,
  type: 'certificado',
  messages: {
    imported,
    importedInPart,
    fileAbsent: excelAbsent,
    notImported,
  },
  texts: certificateTexts,
  titleOf: ({ nombre, email }) => [nombre, email].filter((part) => part !== undefined).join(' · '),
  numberKindOf: (field) => (field === 'horas' ? hoursKind : undefined),
  choicesOf,
  plan: planCertificates,
  create: (db, actor, rows) =>
    issueMany(
      db,
      actor,
      rows.map(({ draft: { form } }) => form),
    ),
  change: reissueAll,
  untouched: untouchedCertificates,
  takeBack: takeCertificateBack,
})

async function choicesOf(db: Db, _: Actor, language: Language) {
  const workshops = await listWorkshops(db)
  return [
    {
      columns: ['workshop_id'],
      values: workshops.map((choice) => nameIn(choice, 'nombre', language)),
    },
    { columns: ['idioma'], values: Object.values(languageNames).map((name) => name[language]) },
  ].filter(({ values }) => values.length > 0)
}

async function reissueAll(db: Db, actor: Actor, rows: readonly ToWrite<CertificateDraft>[]) {
  const changed: (Changed | null)[] = []
  for (const { draft } of rows) {
    const { workshop_id: _, ...content } = draft.form
    changed.push(await reissueImported(db, actor, draft.known!, { ...content, motivo: draft.motivo }))
  }
  return changed
}
