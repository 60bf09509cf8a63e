import type { In, Of } from '@portal/contract/core/fields'
import { paymentLimits } from '@portal/contract/payments/constants'
import { paymentMessages as m } from '@portal/contract/payments/messages'
import type { TransferProofSchema, TransferShownSchema } from '@portal/contract/payments/schemas'
import type { Caller } from '#core/base/actor.ts'
import type { Upload } from '#core/base/answers.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { writePdf } from '#core/files/checked-pdf.ts'
import { kindOf } from '#core/files/file-kinds.ts'
import type { Written } from '#core/files/files.ts'
import { settingOf } from '#features/settings/service.ts'
import { isMarkOf } from '../client-link.ts'
import type { PaymentDeps } from '../deps.ts'
import { proofMail } from '../mails.ts'
import { lockedFor, shownTransfer } from './accept.ts'
import * as queries from './queries.ts'

const field = 'archivo'
/** Its letters stay legible; larger pictures are made smaller. */
const longestSide = 3000

/**
 * Stores what the client sent as a proof of their transfer, for staff to read, and tells the house of the first one. It
 * decides nothing. Only by the client's own link, once they accepted the terms. Throws `linkIncomplete` and `proofInvalid`.
 */
export async function sendProof(
  deps: PaymentDeps,
  caller: Caller,
  form: Of<typeof TransferProofSchema>,
  [upload]: readonly Upload[],
): Promise<In<typeof TransferShownSchema>> {
  // before the file is read
  const hold = await deps.hooks.holdOf(deps.db, form.solicitud_clasificado_id)
  if (!hold || !isMarkOf(deps.secrets.enlace, form.firma, hold)) throw new Refusal(m.linkIncomplete)
  if (!upload) throw fieldRefusal(field, m.proofInvalid)
  const written = await writeProof(deps, upload)
  return inTransaction(deps.db, async (db) => {
    const { hold } = await lockedFor(db, deps, form)
    const before = hold.evento_id === null ? undefined : await queries.getAccepted(db, hold.evento_id)
    if (!before) throw new Refusal(m.transferUnavailable)
    const fileId = await deps.files.keep(db, caller, written)
    const after = await queries.changeAccepted(db, before.id, { comprobante_id: fileId, comprobante_en: new Date() })
    await record(db, caller, {
      action: 'payments.proofSent',
      entity: 'transferencia',
      id: after.id,
      before,
      after,
      announces: [{ area: 'solicitudes' }],
    })
    const { correo } = await settingOf(db, 'transferencias')
    const to = correo || (await deps.company(db)).email
    if (to && before.comprobante_id === null) await deps.mails.queue(db, proofMail(deps, to, after))
    return shownTransfer(db, after)
  })
}

const pdf = {
  maxBytes: paymentLimits.proofBytes,
  says: { notPdf: m.proofInvalid, damaged: m.proofInvalid, encrypted: m.proofInvalid },
} as const

/** Read by a confined process: a PDF must be whole and open, a picture is drawn again without its metadata. */
async function writeProof(deps: PaymentDeps, upload: Upload): Promise<Written> {
  const { name, path } = upload
  const kind = await kindOf({ path })
  if (kind !== 'pdf' && kind !== 'jpg' && kind !== 'png') throw fieldRefusal(field, m.proofInvalid)
  if (kind === 'pdf') return writePdf(deps, upload, pdf)
  const content = await redrawn(deps, path)
  return deps.files.write({ name, content, allowed: ['jpg'], maxBytes: paymentLimits.proofBytes })
}

async function redrawn({ workers }: PaymentDeps, source: string): Promise<Uint8Array> {
  try {
    return await workers.picture({ source, width: longestSide, height: longestSide, fit: 'inside', format: 'jpg' })
  } catch (error) {
    if (!(error instanceof Refusal) || error.entry.status >= 500) throw error
    throw fieldRefusal(field, m.proofInvalid, error)
  }
}
