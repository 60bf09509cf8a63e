import { coreMessages } from '@portal/contract/core/core-messages'
import type { In, Of } from '@portal/contract/core/fields'
import { PermitStatus, permitLimits } from '@portal/contract/permits/constants'
import { permitMessages as m } from '@portal/contract/permits/messages'
import type { PermitFormSchema, SavedPermitSchema } from '@portal/contract/permits/schemas'
import type { Actor } from '#core/base/actor.ts'
import type { Upload } from '#core/base/answers.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { note } from '../changes.ts'
import type { PermitDeps } from '../deps.ts'
import { canUpload, permitScopeOf } from '../policy.ts'
import * as queries from '../queries.ts'
import { writeDocument } from './document.ts'

type Form = Of<typeof PermitFormSchema>
type Deps = Pick<PermitDeps, 'db' | 'files' | 'workers'>

/**
 * Stores the permit of an enterprise for staff to decide about. It takes the place of one that still waits; the current
 * one counts until staff approve this one. Throws 1, 3 to 8, and core "not allowed" below a manager.
 */
export async function uploadPermit(
  deps: Deps,
  actor: Actor,
  form: Form,
  [upload]: readonly Upload[],
): Promise<In<typeof SavedPermitSchema>> {
  refuseForm(await enterpriseFor(deps.db, actor, form, queries.getEnterprise), form) // before the file is read
  if (!upload) throw fieldRefusal('archivo', m.fileMissing)
  const document = await writeDocument(deps, upload)
  return inTransaction(deps.db, async (db) => {
    const enterprise = await enterpriseFor(db, actor, form, queries.lockEnterprise)
    refuseForm(enterprise, form)
    await replaceWaiting(db, actor, enterprise.id)
    const after = await queries.insertPermit(db, {
      empresa_id: enterprise.id,
      numero: form.numero,
      vence_el: form.vence_el,
      archivo_id: await deps.files.keep(db, actor, document),
      subido_por: actor.id,
    })
    await note(db, actor, { action: 'permits.uploaded', before: null, after })
    return { id: after.id, version: after.version }
  })
}

async function enterpriseFor(db: Db, actor: Actor, { empresa_id: id }: Form, get: typeof queries.getEnterprise) {
  const enterprise = await get(db, permitScopeOf(actor), id)
  if (!enterprise) throw new Refusal(m.enterpriseInvalid)
  if (!canUpload(actor, id)) throw new Refusal(coreMessages.notAllowed)
  return enterprise
}

function refuseForm({ hoy: today }: { hoy: string }, { vence_el: end }: Form): void {
  if (end < today) throw fieldRefusal('vence_el', m.endPast)
  const latest = `${Number(today.slice(0, 4)) + permitLimits.years}${today.slice(4)}`
  if (end > latest) throw fieldRefusal('vence_el', m.endInvalid)
}

async function replaceWaiting(db: Db, actor: Actor, enterpriseId: number): Promise<void> {
  const waiting = { empresa_id: enterpriseId, estado: PermitStatus.waiting }
  const after = await queries.changeThose(db, waiting, { estado: PermitStatus.replaced })
  const before = after && { ...after, estado: PermitStatus.waiting }
  if (after && before) await note(db, actor, { action: 'permits.replaced', before, after })
}
