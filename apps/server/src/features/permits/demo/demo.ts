import { PermitStatus } from '@portal/contract/permits/constants'
import type { Caller } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import type { Files, Written } from '#core/files/files.ts'
import { getDemoPlace, getManager, insertDemoPermit, insertPastEvent } from './queries.ts'
import { samplePdf } from './sample-pdf.ts'

interface DemoPermit {
  /** Abbreviation of its enterprise. */
  enterprise: string
  number: string
  status: PermitStatus
  /** Days from today until its last day, and since it was uploaded. */
  endsIn: number
  age: number
  reason?: string
}

/** Invented permits: a valid one, one that ends soon, one that waits, one refused and one that has ended. */
const demoPermits: readonly DemoPermit[] = [
  { enterprise: 'MQA', number: 'PE-EXP-004418', status: PermitStatus.approved, endsIn: 410, age: 40 },
  { enterprise: 'CBB', number: 'AZ-7-2231-09', status: PermitStatus.approved, endsIn: 24, age: 320 },
  { enterprise: 'PDB', number: 'MX-4417/2026', status: PermitStatus.waiting, endsIn: 700, age: 1 },
  {
    enterprise: 'RDP',
    number: 'BR-118.204',
    status: PermitStatus.refused,
    endsIn: 190,
    age: 6,
    reason: 'Falta la segunda página, con la firma de la autoridad.',
  },
  { enterprise: 'KRW', number: 'BW/EXP/0932', status: PermitStatus.approved, endsIn: -12, age: 370 },
]

type Place = Awaited<ReturnType<typeof getDemoPlace>>
type Wanted = Pick<Files, 'write' | 'keep'>
const itself: Caller = { ip: '127.0.0.1', requestId: 'demo' }
const maxBytes = 100_000

/** Writes the documents of the permits of demo enterprises, then stores the permits together. */
export async function insertDemoPermits(
  db: Db,
  files: Wanted,
  { enterprises, staffId }: { enterprises: ReadonlyMap<string, number>; staffId: number },
): Promise<void> {
  const all: Prepared[] = []
  for (const permit of demoPermits) {
    const enterpriseId = enterprises.get(permit.enterprise)!
    const place = await getDemoPlace(db, enterpriseId, permit)
    all.push({ permit, enterpriseId, place, document: await files.write(documentOf(permit, place)) })
  }
  await inTransaction(db, async (db) => {
    for (const one of all) await insertOne(db, one, await files.keep(db, itself, one.document), staffId)
  })
}

function documentOf({ enterprise, number }: DemoPermit, { name, end }: Place): Parameters<Wanted['write']>[0] {
  const lines = ['Permiso de compra (ejemplo)', name, number, `Vence: ${end}`, 'Documento de muestra, sin valor.']
  return { name: `permiso-${enterprise}.pdf`, content: samplePdf(lines), allowed: ['pdf'], maxBytes }
}

interface Prepared {
  permit: DemoPermit
  enterpriseId: number
  place: Place
  document: Written
}

async function insertOne(db: Db, { permit, enterpriseId, place }: Prepared, documentId: string, staffId: number) {
  const { end, uploadedAt } = place
  const managerId = await getManager(db, enterpriseId)
  const isDecided = permit.status !== PermitStatus.waiting
  const id = await insertDemoPermit(db, {
    empresa_id: enterpriseId,
    numero: permit.number,
    vence_el: end,
    archivo_id: documentId,
    estado: permit.status,
    motivo: permit.reason ?? '',
    subido_por: managerId,
    creado_en: uploadedAt,
    decidido_por: isDecided ? staffId : null,
    decidido_en: isDecided ? dayAfter(uploadedAt) : null,
  })
  const uploaded = { a_estado: PermitStatus.waiting, usuario_id: managerId, creado_en: uploadedAt }
  await insertPastEvent(db, { permiso_id: id, ...uploaded })
  if (!isDecided) return
  const decided = { de_estado: PermitStatus.waiting, a_estado: permit.status, comentario: permit.reason ?? '' }
  await insertPastEvent(db, { permiso_id: id, ...decided, usuario_id: staffId, creado_en: dayAfter(uploadedAt) })
}

const dayAfter = (moment: Date) => new Date(moment.getTime() + 86_400_000)
