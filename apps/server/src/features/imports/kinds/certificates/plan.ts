import { CertificateStatus, certificateLimits } from '@portal/contract/certificates/constants'
import { certificateMessages as m } from '@portal/contract/certificates/messages'
import { CertificateContentSchema } from '@portal/contract/certificates/schemas'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Language } from '@portal/contract/core/language'
import { folded } from '#core/base/folded.ts'
import type { Db } from '#core/database/database.ts'
import {
  type ImportedCertificate,
  type KnownCertificate,
  listOfCodes,
  listOfEmails,
  listWorkshops,
  todayAnywhere,
} from '#features/certificates/service.ts'
import { isLanguage, repeated } from '../../cells.ts'
import { faultOf, formOf } from '../../faults.ts'
import type { Planned, Sheet } from '../../kind.ts'
import type { Fault, SheetRow } from '../../queries.ts'
import { certificateTexts } from './texts.ts'
import { readerOf } from './values.ts'

export interface CertificateDraft {
  form: ImportedCertificate
  motivo: string
  /** The certificate that it replaces; null for a new one. */
  known: KnownCertificate | null
}

/**
 * A row is about the certificate of its code, as an export has it; without one about the valid certificate of its e-mail
 * and workshop (rule imports/natural-keys), without a workshop of its e-mail, title and day. The same data is
 * "unchanged"; other data needs a reason and is a reissue (rule certificates/reissue); otherwise it issues one. What an
 * export says was revoked or replaced is never issued again.
 */
export async function planCertificates(db: Db, { asked, rows }: Sheet): Promise<readonly Planned<CertificateDraft>[]> {
  const language = asked.idioma
  const t = certificateTexts[language]
  const drafts = await draftsOf(db, rows, language)
  const byCode = new Map((await listOfCodes(db, codesOf(drafts))).map((known) => [known.codigo, known]))
  const isOver = (draft: Draft) => {
    const known = byCode.get(draft.codigo ?? '')
    return known ? known.estado !== CertificateStatus.valid : draft.isOver
  }
  const twice = repeated(drafts.map((draft) => (isOver(draft) ? null : draft.key)))
  const byKey = Map.groupBy(await listOfEmails(db, emailsOf(drafts)), keyOf)
  return drafts.map((draft, at): Planned<CertificateDraft> => {
    const { form, key, codigo, motivo, errores, read } = draft
    if (isOver(draft)) {
      return { accion: 'igual', errores: [], avisos: [{ campo: 'estado', texto: t.isOver }], draft: null, read }
    }
    if (!form || key === null) return { accion: 'crear', errores, draft: null, read }
    if (twice.has(key)) errores.push(fault('email', m.alreadyIssued.code, t.twice))
    const same = byKey.get(key) ?? []
    const known = byCode.get(codigo ?? '') ?? same.find(({ estado }) => estado === CertificateStatus.valid) ?? null
    if (!known) {
      const avisos = same.length > 0 ? [{ campo: 'email', texto: t.wasRevoked }] : []
      return { accion: 'crear', errores, avisos, draft: { form, motivo, known }, read }
    }
    const merged = { ...form, ...left(known, rows[at]!) }
    if (isSame(merged, known)) return { accion: 'igual', errores, draft: null, read }
    if (motivo === '') errores.push(fault('motivo', m.reasonRequired.code, t.hasOther))
    return { accion: 'actualizar', errores, draft: { form: merged, motivo, known }, read }
  })
}

async function draftsOf(db: Db, rows: readonly SheetRow[], language: Language) {
  const [workshops, today] = await Promise.all([listWorkshops(db), todayAnywhere(db)])
  const read = readerOf(workshops, language)
  return rows.map((row) => {
    const { content, motivo, workshopId, codigo, isOver } = read(row)
    const { form: valid, errores } = formOf(CertificateContentSchema, content, m, language)
    if (workshopId === undefined) errores.push(faultOf('workshop_id', m.workshopInvalid, language))
    if (!isLanguage(row.datos)) errores.push(faultOf('idioma', coreMessages.invalid, language))
    if (motivo !== '' && (motivo.length < 3 || motivo.length > certificateLimits.reason))
      errores.push(faultOf('motivo', m.reasonRequired, language))
    if (valid && valid.emitido_el > today) errores.push(faultOf('emitido_el', m.dateInvalid, language))
    const form = valid && workshopId !== undefined ? { ...valid, workshop_id: workshopId } : null
    const key = form && keyOf(form)
    return { form, key, codigo, isOver, motivo, errores, read: { ...content, ...valid, motivo } }
  })
}

type Draft = Awaited<ReturnType<typeof draftsOf>>[number]

const fault = (campo: string, codigo: number, texto: string): Fault => ({ campo, codigo, texto })

const codesOf = (drafts: readonly Draft[]) => drafts.flatMap(({ codigo }) => codigo ?? [])

const emailsOf = (drafts: readonly { form: { email: string } | null }[]) =>
  drafts.flatMap(({ form }) => (form ? [form.email.toLowerCase()] : []))

type Keyed = Pick<ImportedCertificate, 'email' | 'workshop_id' | 'titulo' | 'emitido_el'>

const keyOf = ({ email, workshop_id, titulo, emitido_el }: Keyed): string =>
  JSON.stringify([email.toLowerCase(), ...(workshop_id === null ? [folded(titulo), emitido_el] : [workshop_id])])

/** What stays as it is stored because its cell is empty. */
const left = (known: KnownCertificate, { datos }: SheetRow): Partial<ImportedCertificate> =>
  Object.fromEntries(
    (['idioma', 'titulo', 'titulo_en'] as const)
      .filter((field) => datos[field] === undefined)
      .map((field) => [field, known[field]]),
  )

const isSame = (form: ImportedCertificate, known: KnownCertificate): boolean =>
  (Object.keys(form) as (keyof ImportedCertificate)[]).every(
    (field) => form[field] === known[field] || (field === 'email' && isSameEmail(form, known)),
  )

const isSameEmail = (form: { email: string }, known: { email: string }) =>
  form.email.toLowerCase() === known.email.toLowerCase()
