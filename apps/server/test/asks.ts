import { formWith } from './items.ts'
import type { Others } from './others-rows.ts'

/** One way of asking a call: its query or the id of its path, and its body. */
export interface Ask {
  query?: Record<string, string | number>
  id?: number | string
  body?: Record<string, unknown>
  isMultipart?: boolean
}
export type Asks = (of: Others) => readonly Ask[]

/** A list, a page of which holds everything that is there. */
export const whole = { page_row: 100 }
export const plain: Asks = () => [{}]
export const list: Asks = () => [{ query: whole }]
export const change = { comentario: 'Conversado', motivo: 'Conversado', version: 1 }

export const ofEnterprise: Asks = ({ enterprise, branch }) => [
  { query: whole },
  { query: { ...whole, empresa_id: enterprise } },
  { query: { ...whole, sucursal_id: branch } },
]
export const byId =
  (kind: keyof Others, body: Record<string, unknown> = change): Asks =>
  (of) => [{ id: of[kind], body }]
export const reading =
  (kind: keyof Others): Asks =>
  (of) => [{ id: of[kind] }]
export const named =
  (name: string, kind: keyof Others): Asks =>
  (of) => [{ query: { [name]: of[kind] } }]
export const sheets: Asks = ({ enterprise }) => [{}, { query: { idioma: 'en' } }, { query: { empresa_id: enterprise } }]

/** Many of them at once; what belongs to others is refused like an id of nothing, under its number. */
export const manyOf =
  (kind: keyof Others, accion = 'eliminar', comentario = ''): Asks =>
  (of) => [{ body: { accion, ids: [of[kind]], ensayo: false, comentario } }]

/** The calls that write a declared record whose rows belong to nobody. */
export const recordWrites = (path: string): string[] => [
  `POST ${path}/save`,
  `PUT ${path}/update/:id`,
  `PUT ${path}/delete/:id`,
  `POST ${path}/lote`,
  `PUT ${path}/lote/:id/deshacer`,
]

/** What is sent for an ask. */
export function requestFor(path: string, { query, id, body, isMultipart }: Ask) {
  const search = query
    ? `?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, `${value}`]))}`
    : ''
  const url = `${path.replace(/:(id|perfil)\b/, `${id}`)}${search}`
  return isMultipart ? { url, ...formWith(body ?? {}) } : { url, payload: body, headers: {} }
}
