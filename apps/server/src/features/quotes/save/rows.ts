import { randomUUID } from 'node:crypto'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Of } from '@portal/contract/core/fields'
import type { QuoteFormSchema } from '@portal/contract/quotes/schemas'
import { QuoteApproval } from '@portal/contract/quotes/states'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal } from '#core/base/errors.ts'
import { type Frozen, frozenText } from '../frozen/content.ts'
import type { Evaluated } from '../pricing/evaluate.ts'
import { offeredName } from '../pricing/products.ts'
import { endOfDay } from '../queries.ts'

export type Form = Of<typeof QuoteFormSchema>

/**
 * Returns the identity of each line: an identity of the previous revision is used once; all other lines get a new one.
 */
function identitiesOf({ lineas }: Form, known: ReadonlySet<string>): string[] {
  const free = new Set(known)
  return lineas.map(({ identidad }) => (identidad !== null && free.delete(identidad) ? identidad : randomUUID()))
}

/** Returns the lines to store, without their quote, in the language of its client. */
const lineRowsOf = ({ draft, totals }: Evaluated, { idioma }: Form, identities: readonly string[]) =>
  draft.lineas.map((line, place) => ({
    identidad: identities[place]!,
    orden: place + 1,
    producto_id: line.product.id,
    producto_nombre: offeredName(line.product, idioma),
    nombre: line.product.nombre,
    nombre_en: line.product.nombre_en,
    nombre_pt: line.product.nombre_pt,
    categoria_id: line.categoria_id,
    unidad_nombre: line.product.unidad_nombre,
    unidad_nombre_en: line.product.unidad_nombre_en,
    cantidad: line.cantidad,
    longitud_cable: line.longitud_cable,
    cable_extra: line.cable_extra,
    costo_cable_metro: line.costo_cable_metro,
    anios_licencia: line.anios_licencia,
    precio_sugerido: line.product.precio_sugerido,
    precio_lista: line.precio_lista,
    precio_origen: line.precio_origen,
    precio_venta: line.precio_venta,
    descuento: line.descuento,
    importe: totals.lineas[place]!,
    proyeccion_version_id: line.floor?.version_id ?? null,
    costo_unitario: line.costo_distribuidor,
    costo_master: line.costo_master,
    precio_anterior: null,
  }))

export type Written = ReturnType<typeof rowsFrom>

/**
 * Returns the rows to store for a form and its evaluation, and the offer covered by the hash. `known` are the
 * identities that lines of the form may reference.
 */
export function rowsFrom(form: Form, evaluated: Evaluated, known: ReadonlySet<string> = new Set()) {
  const { issuer, draft, tax, totals, rate, approval, author, limits } = evaluated
  const lines = lineRowsOf(evaluated, form, identitiesOf(form, known))
  const offered = {
    empresa_id: issuer.id,
    cliente_nombre: form.cliente_nombre,
    cliente_empresa: form.cliente_empresa,
    cliente_telefono: form.cliente_telefono,
    cliente_identificador: form.cliente_identificador,
    cliente_email: form.cliente_email,
    pais_id: form.pais_id,
    referencia: form.referencia,
    observaciones: form.observaciones,
    moneda: form.moneda,
    vigencia: validityOf(form, evaluated),
    servicio_total: totals.servicio,
    subtotal: totals.subtotal,
    ...tax,
    impuesto: totals.impuesto,
    total: totals.total,
  }
  const frozen: Frozen = { ...offered, lineas: lines, servicio: draft.servicio }
  const row = {
    ...offered,
    idioma: form.idioma,
    tipo_cambio: rate && JSON.stringify(rate),
    vence_en: endOfDay(offered.vigencia, issuer.zona_horaria),
    servicio: draft.servicio && JSON.stringify(draft.servicio),
    aprobacion: approval.role === null ? QuoteApproval.notNeeded : QuoteApproval.pending,
    aprobacion_motivos: approval.reasons,
    aprobacion_rol_id: approval.role,
    limites_descuento: JSON.stringify(limits),
    autor_rol_id: author.role,
  }
  return { row, lines, text: frozenText(frozen) }
}

/** Returns the typed day, from today to a year ahead; otherwise thirty days from now. */
function validityOf({ vigencia }: Form, { issuer }: Evaluated): string {
  const latest = Temporal.PlainDate.from(issuer.hoy).add({ years: 1 }).toString()
  if (vigencia !== null && (vigencia < issuer.hoy || vigencia > latest))
    throw fieldRefusal('vigencia', coreMessages.invalid)
  return vigencia ?? issuer.vigencia
}

/** Returns the columns of author and branch. */
export const authorColumns = (actor: Actor) => ({ usuario_id: actor.id, sucursal_id: actor.branchId })
