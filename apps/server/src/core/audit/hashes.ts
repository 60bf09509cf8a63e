import { hash } from 'node:crypto'

/** A row of the audit as it is hashed: times in milliseconds, JSON as PostgreSQL writes it. */
export interface AuditContent {
  momento: number
  usuario_id: number | null
  ip: string
  solicitud_id: string
  accion: string
  entidad: string
  entidad_id: string | null
  antes: string | null
  despues: string | null
  /** The API key that acted. */
  llave_api_id: number | null
}

/** What ties a row to the one before it. */
export interface Link {
  numero: number
  auditoria_id: number
  sellado: number
  contenido: Buffer
}

/** The hash before the first row. */
export const genesis = Buffer.alloc(32)

/** What a row that was gone before it was sealed has for content. */
export const goneContent = Buffer.alloc(32)

/** Hashes what a row says, the same when it is sealed and when it is checked. Its id is part of the link. */
export const contentHash = (row: AuditContent): Buffer =>
  hash(
    'sha256',
    JSON.stringify([
      row.momento,
      row.usuario_id,
      row.ip,
      row.solicitud_id,
      row.accion,
      row.entidad,
      row.entidad_id,
      row.antes,
      row.despues,
      row.llave_api_id,
    ]),
    'buffer',
  )

/** Hashes a row together with all rows before it. */
export function linkHash(previous: Buffer, { numero, auditoria_id, sellado, contenido }: Link): Buffer {
  const place = Buffer.from(`${numero} ${auditoria_id} ${sellado}`)
  return hash('sha256', Buffer.concat([previous, contenido, place]), 'buffer')
}
