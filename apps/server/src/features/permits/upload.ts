import { coreMessages } from '@portal/contract/core/core-messages'
import type { In, Of } from '@portal/contract/core/fields'
import { PermitStatus, permitLimits } from '@portal/contract/permits/constants'
import { permitMessages as m } from '@portal/contract/permits/messages'
import type { ClientPermitFormSchema, PermitFormSchema, SavedPermitSchema } from '@portal/contract/permits/schemas'
import { type Actor, type Anyone, type Caller, isActor } from '#core/base/actor.ts'
import type { Upload } from '#core/base/answers.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { everything } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { refuseBadPdf } from '#core/files/checked-pdf.ts'
import { type FileKind, kindOf } from '#core/files/file-kinds.ts'
import type { Incoming, Written } from '#core/files/files.ts'
import { note } from './changes.ts'
import { companyOf } from './company-queries.ts'
import type { PermitDeps } from './deps.ts'
import { canUpload, permitScopeOf } from './policy.ts'
import * as queries from './queries.ts'

type Form = Of<typeof PermitFormSchema>
type Fields = Of<typeof ClientPermitFormSchema>
type Saved = In<typeof SavedPermitSchema>
type Deps = Pick<PermitDeps, 'db' | 'files' | 'workers'>

/** Whose permit it will be, and which day it is there. */
type HolderToday = queries.Holder & { hoy: string }

/**
 * Stores the permit of an enterprise for staff to decide about. It takes the place of one that still waits; the current
 * one counts until staff approve this one. Throws `enterpriseInvalid`, the refusal of each wrong field or file, and
 * core "not allowed" below a manager.
 */
export const uploadPermit = (deps: Deps, actor: Actor, form: Form, files: readonly Upload[]): Promise<Saved> =>
  storePermit(deps, { by: actor, quoteId: null }, form, files, async (db, isLocking) => {
    const get = isLocking ? queries.lockEnterprise : queries.getEnterprise
    const enterprise = await get(db, permitScopeOf(actor), form.empresa_id)
    if (!enterprise) throw new Refusal(m.enterpriseInvalid)
    if (!canUpload(actor, enterprise.id)) throw new Refusal(coreMessages.notAllowed)
    return { empresa_id: enterprise.id, correo: null, hoy: enterprise.hoy }
  })

/**
 * As `uploadPermit`, from the link of a quote, whose caller checks it: the permit of the company that the client acts
 * for, or of the client's address when no company is known.
 */
export const uploadClientPermit = (
  deps: Deps,
  caller: Caller,
  { id: quoteId, cliente_email: email }: { id: number; cliente_email: string },
  form: Fields,
  files: readonly Upload[],
): Promise<Saved> =>
  storePermit(deps, { by: caller, quoteId }, form, files, async (db, isLocking) => {
    const company = await companyOf(db, email)
    const get = isLocking ? queries.lockEnterprise : queries.getEnterprise
    const enterprise = company && (await get(db, everything, company.empresa_id))
    if (enterprise) return { empresa_id: enterprise.id, correo: null, hoy: enterprise.hoy }
    const address = email.toLowerCase()
    if (isLocking) await queries.lockAddress(db, address)
    const { hoy: today } = (await queries.getClient(db, quoteId))!
    return { empresa_id: null, correo: address, hoy: today }
  })

async function storePermit(
  deps: Deps,
  { by, quoteId }: { by: Anyone; quoteId: number | null },
  form: Fields,
  [upload]: readonly Upload[],
  holderIn: (db: Db, isLocking: boolean) => Promise<HolderToday>,
): Promise<Saved> {
  refuseForm(await holderIn(deps.db, false), form) // before the file is read
  if (!upload) throw fieldRefusal('archivo', m.fileMissing)
  const document = await writeDocument(deps, upload)
  return inTransaction(deps.db, async (db) => {
    const { hoy: today, ...holder } = await holderIn(db, true)
    refuseForm({ hoy: today }, form)
    await replaceWaiting(db, by, holder)
    const after = await queries.insertPermit(db, {
      ...holder,
      cotizacion_id: quoteId,
      numero: form.numero,
      vence_el: form.vence_el,
      archivo_id: await deps.files.keep(db, by, document),
      subido_por: isActor(by) ? by.id : null,
    })
    await note(db, by, { action: 'permits.uploaded', before: null, after })
    return { id: after.id, version: after.version }
  })
}

function refuseForm({ hoy: today }: { hoy: string }, { vence_el: end }: Fields): void {
  if (end < today) throw fieldRefusal('vence_el', m.endPast)
  const latest = `${Number(today.slice(0, 4)) + permitLimits.years}${today.slice(4)}`
  if (end > latest) throw fieldRefusal('vence_el', m.endInvalid)
}

async function replaceWaiting(db: Db, by: Anyone, holder: queries.Holder): Promise<void> {
  const waiting = { ...holder, estado: PermitStatus.waiting }
  const after = await queries.changeThose(db, waiting, { estado: PermitStatus.replaced })
  const before = after && { ...after, estado: PermitStatus.waiting }
  if (after && before) await note(db, by, { action: 'permits.replaced', before, after })
}

const field = 'archivo'
/** A scanned page stays legible; larger pictures are made smaller. */
const longestSide = 3000

/**
 * Writes the document of a permit to the disk, read by a confined process: a PDF must be whole and open without a
 * password, a picture is redrawn without its metadata. The content decides its type. Throws `fileType`, `fileDamaged`
 * or `fileEncrypted`.
 */
async function writeDocument(deps: Pick<PermitDeps, 'files' | 'workers'>, upload: Upload): Promise<Written> {
  const kind = await kindOf({ path: upload.path })
  if (kind !== 'pdf' && kind !== 'jpg') throw fieldRefusal(field, m.fileType)
  const content = kind === 'pdf' ? await checkedPdf(deps, upload) : await redrawn(deps, upload)
  return deps.files.write({ ...incoming(upload, kind), content })
}

const incoming = ({ name }: Upload, kind: FileKind): Omit<Incoming, 'content'> => ({
  name,
  allowed: [kind],
  maxBytes: permitLimits.fileBytes,
})

async function checkedPdf(deps: Pick<PermitDeps, 'workers'>, upload: Upload): Promise<{ path: string }> {
  await refuseBadPdf(deps, upload, { field, encrypted: m.fileEncrypted, damaged: m.fileDamaged })
  return { path: upload.path }
}

async function redrawn({ workers }: Pick<PermitDeps, 'workers'>, { path: source }: Upload): Promise<Uint8Array> {
  try {
    return await workers.picture({ source, width: longestSide, height: longestSide, fit: 'inside', format: 'jpg' })
  } catch (error) {
    if (!(error instanceof Refusal) || error.entry.status >= 500) throw error
    throw fieldRefusal(field, m.fileDamaged, error)
  }
}
