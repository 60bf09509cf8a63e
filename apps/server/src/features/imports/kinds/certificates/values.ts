import { readCode } from '@portal/contract/certificates/code'
import { CertificateStatus, certificateStatusNames } from '@portal/contract/certificates/constants'
import { certificateFields } from '@portal/contract/certificates/fields'
import type { Language } from '@portal/contract/core/language'
import { folded } from '#core/base/folded.ts'
import { byName, textOf } from '../../cells.ts'
import { entityReader } from '../../entity-reader.ts'
import type { SheetRow } from '../../queries.ts'

const { replaced, revoked } = CertificateStatus
const over = new Set(
  [replaced, revoked].flatMap((status) => Object.values<string>(certificateStatusNames[status]).map(folded)),
)

export interface NamedWorkshop {
  id: number
  nombre: string
  nombre_en: string
}

/** Converts rows into the content of a certificate; passes on unknown values, which the rules of its form refuse. */
export function readerOf(workshops: readonly NamedWorkshop[], language: Language) {
  const read = entityReader(certificateFields, [], language)
  const ids = byName(workshops)
  const byId = new Map(workshops.map((workshop) => [workshop.id, workshop]))
  return ({ datos }: SheetRow) => {
    const text = (field: string) => textOf(datos[field])
    const workshopId =
      datos.workshop_id === undefined ? null : (ids.get(folded(textOf(datos.workshop_id))) ?? undefined)
    const workshop = byId.get(workshopId ?? 0)
    return {
      /** Null for a row without one, undefined when there is none of that name. */
      workshopId,
      /** Of the export of a certificate: its code, and whether it was revoked or replaced. */
      codigo: readCode(text('codigo')),
      isOver: over.has(folded(text('estado'))),
      motivo: text('motivo').replace(/\s+/gu, ' ').trim(),
      content: {
        ...read(datos),
        titulo: text('titulo') || workshop?.nombre || '',
        titulo_en: text('titulo_en') || workshop?.nombre_en || '',
      },
    }
  }
}
