import type { In } from '@portal/contract/core/fields'
import type { workshop } from '@portal/contract/workshops/staff-schemas'
import { clockIn, ownZone } from '#core/formats/zones.ts'
import type { StaffWorkshop } from './staff-workshop.ts'

export type WorkshopBody = In<typeof workshop.Form>
export type ScheduleLine = NonNullable<WorkshopBody['programa']>[number]
export type Speaker = NonNullable<WorkshopBody['expositores']>[number]
export type Picture = NonNullable<WorkshopBody['imagenes']>[number]

const names = [
  'clave',
  'nombre',
  'nombre_en',
  'lugar',
  'lugar_en',
  'descripcion',
  'descripcion_en',
  'pais_id',
  'zona_horaria',
  'mapa_url',
  'cupo',
  'horas',
  'programa',
  'expositores',
  'imagenes',
] as const

/** Returns a workshop as its form shows it: times on the clocks of its place. */
export function valuesOf(row: StaffWorkshop) {
  const at = (moment: string | null) => (moment === null ? '' : clockIn(moment, row.zona_horaria))
  const { inicio, termino, abre, cierra } = row
  return {
    ...(Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<StaffWorkshop, (typeof names)[number]>),
    inicio: at(inicio),
    termino: at(termino),
    abre: at(abre),
    cierra: at(cierra),
  }
}

/** The form of a new workshop. */
export const emptyValues = () => ({
  clave: '',
  nombre: '',
  nombre_en: '',
  lugar: '',
  lugar_en: '',
  descripcion: '',
  descripcion_en: '',
  pais_id: '' as const,
  zona_horaria: ownZone(),
  mapa_url: '',
  cupo: '' as const,
  horas: '' as const,
  programa: [] as ScheduleLine[],
  expositores: [] as Speaker[],
  imagenes: [] as Picture[],
  inicio: '',
  termino: '',
  abre: '',
  cierra: '',
})

/** A day that was chosen without a time has the usual one. */
export function sentOf<T extends object>(values: T): T {
  const usual = { inicio: '09:00', termino: '17:00', abre: '09:00', cierra: '18:00' }
  const typed = values as unknown as Record<keyof typeof usual, string>
  const times = Object.entries(usual).map(([name, time]) => {
    const text = String(typed[name as keyof typeof usual] ?? '')
    return [name, text === '' || text.includes('T') ? text : `${text}T${time}`]
  })
  return { ...values, ...Object.fromEntries(times) }
}
