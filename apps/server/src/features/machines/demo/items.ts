import type { Text } from '@portal/contract/core/text'
import { MachineCategory } from '@portal/contract/machines/categories/constants'
import { MachineCondition, OfferMode } from '@portal/contract/machines/constants'
import { ApprovalStatus, PublicationStatus } from '@portal/contract/marketplace/states'
import { TimeUnit } from '@portal/contract/tasks/time-units/constants'
import { type Chance, chanceFrom } from '#features/marketplace/demo/chance.ts'
import { withFeatured } from '#features/marketplace/demo/featured.ts'
import type { Machine } from './machine.ts'
import { machines } from './machines.ts'
import { firstViews, picturesOf } from './pictures.ts'
import { places } from './places.ts'
import { sheetOf } from './sheets.ts'

const count = 320
const dayMs = 86_400_000
const newestYear = 2026

/** Owners of the demo items: ids of users. */
export interface Owners {
  ids: readonly number[]
  enterprises: ReadonlyMap<number, number | null>
}

const visit: Text = { es: 'Disponible para visita en faena, con cita.', en: 'Can be seen on site by appointment.' }

/** What is said of machines by their condition, and of parts. */
const states: Readonly<Record<'used' | 'new' | 'parts', readonly Text[]>> = {
  used: [
    { es: 'Mantenciones al día con registro completo.', en: 'Maintenance up to date, with complete records.' },
    { es: 'Se entrega con inspección de un tercero.', en: 'Delivered with a third-party inspection.' },
    visit,
    { es: 'Trabajó siempre en la misma operación.', en: 'Has always worked at the same operation.' },
    { es: 'Motor con reparación general documentada.', en: 'Engine overhauled, with documentation.' },
  ],
  new: [
    { es: 'Garantía de fábrica de 12 meses.', en: '12-month manufacturer warranty.' },
    { es: 'Incluye manuales y lote inicial de filtros.', en: 'Includes manuals and a starter set of filters.' },
    { es: 'Entrega con puesta en marcha y capacitación.', en: 'Delivered with commissioning and training.' },
  ],
  parts: [
    { es: 'Se entrega con inspección de un tercero.', en: 'Delivered with a third-party inspection.' },
    visit,
    { es: 'Se despacha sobre rampla, a cargo del comprador.', en: 'Shipped on a flatbed at the expense of the buyer.' },
  ],
}

/** Parts, and machines that are sold for their parts, are used ones. */
const forParts: readonly MachineCategory[] = [MachineCategory.spareParts, MachineCategory.otherEquipment]

/** The rows of the demo items, newest first. Deterministic except their dates, which count back from `now`. */
export function demoMachines(now: Date, owners: Owners) {
  const chance = chanceFrom(20_261_120)
  const made = Array.from({ length: count }, (_, index) => machines[index % machines.length]!)
  const firsts = firstViews(made)
  const rows = made.map((machine, index) => {
    const item = itemOf(chance, index, machine, now, owners)
    const imagenes = JSON.stringify(picturesOf(machine.shown, firsts[index]!))
    return { ...item, ...sheetOf(index, item, machine.shown.picture), imagenes }
  })
  return withFeatured(rows)
}

export type DemoMachine = ReturnType<typeof demoMachines>[number]

function itemOf(chance: Chance, index: number, machine: Machine, now: Date, owners: Owners) {
  const { country, cities } = chance.pick(places)
  const isPart = machine.category === MachineCategory.spareParts
  const isForParts = forParts.includes(machine.category)
  const isNew = chance.happens(0.14) && !isForParts
  const said = states[isForParts ? 'parts' : isNew ? 'new' : 'used']
  const year = isNew ? newestYear : chance.between(2009, newestYear - 1)
  const age = newestYear - year
  const owner = chance.pick(owners.ids)
  const isRent = machine.rent !== undefined && chance.happens(0.35)
  const isSale = !isRent || chance.happens(0.4)
  const offer = isSale && chance.happens(0.08) ? chance.pick([OfferMode.offer, OfferMode.auction]) : null
  const isUndisclosed = isSale && !offer && chance.happens(0.06)
  const createdAt = new Date(now.getTime() - index * 0.26 * dayMs - chance.between(1, 5) * 3_600_000)
  const approval = approvalOf(chance, index)
  const isApproved = approval === ApprovalStatus.approved
  const price = isSale && !isUndisclosed ? priceOf(machine, age, chance) : 0

  return {
    usuario_id: owner,
    empresa_id: owners.enterprises.get(owner) ?? null,
    publicacion: chance.happens(0.04) ? PublicationStatus.inactive : PublicationStatus.active,
    aprobacion: approval,
    motivo_rechazo:
      approval === ApprovalStatus.rejected
        ? 'Las fotos no muestran el equipo completo; agregue una vista lateral.'
        : null,
    marca: machine.model.es,
    marca_en: machine.model.en,
    anio: year,
    condicion: isNew ? MachineCondition.new : MachineCondition.used,
    categoria_id: machine.category,
    pais_id: country,
    ciudad: chance.pick(cities),
    tiempo_uso: isNew || isPart ? 0 : hoursOf(machine, age, chance),
    unidad_tiempo_id: isPart ? null : TimeUnit.hours,
    ...descriptionsOf([...new Set([machine.text, chance.pick(said), chance.pick(said)])]),
    moneda: 'USD' as const,
    precio: price,
    precio_final: price,
    consultar_precio: isUndisclosed,
    es_venta: isSale,
    es_arriendo: isRent,
    precio_arriendo: isRent ? machine.rent! : null,
    dias_minimos: isRent ? chance.pick([3, 7, 7, 15, 30]) : null,
    es_oferta: offer !== null,
    modo_oferta: offer,
    comision_venta_porcentaje: isSale ? 3 : 0,
    comision_arriendo_porcentaje: isRent ? 5 : 0,
    aprobado_en: isApproved ? new Date(createdAt.getTime() + 5 * 3_600_000) : null,
    vence_en: isApproved ? new Date(createdAt.getTime() + 90 * dayMs) : null,
    creado_en: createdAt,
    actualizado_en: createdAt,
  }
}

const descriptionsOf = (texts: readonly Text[]) => ({
  descripcion: texts.map(({ es }) => es).join(' '),
  descripcion_en: texts.map(({ en }) => en).join(' '),
})

/** Most are approved; some wait, a few were refused. */
function approvalOf(chance: Chance, index: number) {
  if (index < 40 && index % 9 === 4) return ApprovalStatus.pending
  return chance.happens(0.03) ? ApprovalStatus.rejected : ApprovalStatus.approved
}

/** Loses a tenth of its worth a year, down to a fifth; rounded as people ask. */
function priceOf({ price }: Machine, age: number, chance: Chance): number {
  const worth = price * 1000 * Math.max(0.2, 0.9 ** age) * (0.9 + chance.between(0, 20) / 100)
  const step = worth > 100_000 ? 2500 : 500
  return Math.round(worth / step) * step
}

const hoursOf = ({ price }: Machine, age: number, chance: Chance) =>
  age * chance.between(price > 400 ? 2200 : 600, price > 400 ? 4100 : 1500) + chance.between(0, 990)
