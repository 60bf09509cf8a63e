import type { In, Of } from '@portal/contract/core/fields'
import type { Documented } from '@portal/contract/machines/completeness'
import { MachineCondition } from '@portal/contract/machines/constants'
import { machineFields } from '@portal/contract/machines/fields'
import { machineSystems } from '@portal/contract/machines/inspection'
import type { MachineFormSchema, MachineRowSchema, MachineSchema } from '@portal/contract/machines/schemas'
import type { PriceToKeep } from '#core/dashboard/form/use-far-prices.ts'
import type { Loose } from '#core/dashboard/form/use-wire-form.ts'
import { newEntity } from '#core/dashboard/records/entity-fields.tsx'

export type MachineRow = Of<typeof MachineRowSchema>
export type Machine = Of<typeof MachineSchema>
export type Picture = Machine['imagenes'][number]
export type MachineForm = In<typeof MachineFormSchema>
/** The fields, and the ordered pictures, which are sent as ids. */
export type MachineValues = Loose<MachineForm> & { imagenes: Picture[] }

/** The values of a new machine; what it costs and how long it was used is not said yet. */
export const newMachine: MachineValues = {
  ...newEntity(machineFields),
  condicion: MachineCondition.used,
  tiempo_uso: '',
  precio: '',
  vistas: [],
  revisar_duplicados: true,
  imagenes_actuales: [],
  imagenes: [],
}

/** Returns the changed prices, each with the previous one; none after a change of currency. */
export function pricesToKeep(
  values: MachineValues,
  stored: Machine | null,
  names: Readonly<Record<'precio' | 'precio_arriendo', string>>,
): PriceToKeep[] {
  if (!stored || values.moneda !== stored.moneda) return []
  return (['precio', 'precio_arriendo'] as const)
    .filter((field) => values[field] !== stored[field])
    .map((field) => ({
      of: field,
      name: names[field],
      price: values[field],
      usual: stored[field],
      isList: false,
      currency: stored.moneda,
    }))
}

const names = Object.keys(newMachine) as (keyof MachineValues)[]

/** Returns the stored fields, with a waiting edit applied. */
export const valuesOf = (item: Machine): MachineValues & { version: number } => ({
  ...(Object.fromEntries(
    names.filter((name) => name in item).map((name) => [name, item[name as keyof Machine]]),
  ) as MachineValues),
  vistas: [],
  revisar_duplicados: true,
  imagenes_actuales: [],
  version: item.version,
})

const textOf = (typed: string | null) => (typed ?? '').trim()

/** What the score counts of the typed values; an unreadable reading counts as none. */
export function documentedOf(values: MachineValues): Documented {
  const { imagenes, horometro, horometro_fecha, serie, fallas, sin_fallas, descripcion } = values
  const systems = machineSystems.map((system) => [system, values[system] || null])
  return {
    views: imagenes.map(({ vista }) => vista),
    horometro: typeof horometro === 'number' ? horometro : null,
    horometro_fecha: horometro_fecha || null,
    serie: textOf(serie),
    fallas: textOf(fallas),
    sin_fallas: sin_fallas === true,
    systems: Object.fromEntries(systems) as Documented['systems'],
    descripcion: textOf(descripcion),
  }
}

/**
 * Returns the form data: every field as text, the pictures as ids in order, with their views. `isCompared`: refused when
 * the owner has the same machine already.
 */
export function formDataOf(
  { imagenes, ...values }: object & { imagenes: readonly Picture[] },
  isCompared: boolean,
): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.append(name, String(value ?? ''))
  if (!body.get('tiempo_uso')) body.set('tiempo_uso', '0')
  body.set('vistas', JSON.stringify(imagenes.map(({ vista }) => vista ?? '')))
  body.set('revisar_duplicados', String(isCompared))
  body.set('imagenes_actuales', JSON.stringify(imagenes.map(({ id }) => id)))
  return body
}
