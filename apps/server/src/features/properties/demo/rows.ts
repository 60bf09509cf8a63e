import { roundMoney } from '@portal/contract/core/money'
import type { Text } from '@portal/contract/core/text'
import { ApprovalStatus, PublicationStatus } from '@portal/contract/marketplace/states'
import { PropertyCategory, PropertyCondition } from '@portal/contract/properties/constants'
import { type Chance, chanceFrom } from '#features/marketplace/demo/chance.ts'
import { withFeatured } from '#features/marketplace/demo/featured.ts'
import { looksOf, picturesOf } from './pictures.ts'
import { places } from './places.ts'
import { type Sort, sorts } from './sorts.ts'

const count = 200
const dayMs = 86_400_000
const newestYear = 2026

/** Owners of the demo properties: ids of users. */
export interface Owners {
  ids: readonly number[]
  enterprises: ReadonlyMap<number, number | null>
}

/** Pesos for a dollar and for a UF when the set was written. */
const pesos = { USD: 950, UF: 39_800 }

/** The rows of the demo properties, newest first. Deterministic except their dates, which count back from `now`. */
export function demoProperties(now: Date, owners: Owners) {
  const chance = chanceFrom(20_261_204)
  const spread = spreadSorts()
  const looks = looksOf(spread.map(({ picture }) => picture))
  const rows = spread.map((sort, index) => ({
    ...rowOf(chance, index, sort, now, owners),
    imagenes: JSON.stringify(picturesOf(sort.picture, looks[index]!)),
  }))
  return withFeatured(rows)
}

/** Sorts by their shares, each as far from its next one as it can be. */
function spreadSorts(): Sort[] {
  const due = sorts.map((sort) => ({ sort, owed: 0 }))
  const all = sorts.reduce((sum, { share }) => sum + share, 0)
  return Array.from({ length: count }, () => {
    for (const each of due) each.owed += each.sort.share
    const next = due.reduce((most, each) => (each.owed > most.owed ? each : most))
    next.owed -= all
    return next.sort
  })
}

function rowOf(chance: Chance, index: number, sort: Sort, now: Date, owners: Owners) {
  const { country, unit, level, cities } = chance.pick(places)
  const place = chance.pick(cities)
  const owner = chance.pick(owners.ids)
  const condition = conditionOf(sort, chance)
  const isLand = sort.category === PropertyCategory.land
  const built = isLand ? 0 : Math.round(chance.between(...sort.built) / 5) * 5
  const land = isLand ? chance.between(10, 400) * 100 : Math.round((built * sort.land) / 10) * 10
  const rooms = sort.rooms[1] ? Math.max(1, Math.floor(built / chance.between(...sort.rooms))) : null
  const createdAt = new Date(now.getTime() - index * 0.31 * dayMs - chance.between(1, 5) * 3_600_000)
  const approval = approvalOf(chance, index)
  const isApproved = approval === ApprovalStatus.approved
  const worth = (isLand ? land : built) * sort.worth * level * (0.85 + chance.between(0, 30) / 100)
  const isUndisclosed = condition !== PropertyCondition.rentWithPromise && chance.happens(0.05)
  const price = condition === PropertyCondition.sale ? worth : worth * 0.0072
  const [title, text] = [chance.pick(sort.titles), chance.pick(sort.texts)]
  const said = [title, text]
  const implied = new Set(said.flatMap(({ has = [] }) => has))
  const floors = floorsOf(
    sort,
    said.some(({ isHighUp }) => isHighUp),
    chance,
  )
  const leastGarages = said.some(({ hasGarage }) => hasGarage) ? 1 : 0

  return {
    usuario_id: owner,
    empresa_id: owners.enterprises.get(owner) ?? null,
    publicacion: chance.happens(0.03) ? PublicationStatus.inactive : PublicationStatus.active,
    aprobacion: approval,
    motivo_rechazo: approval === ApprovalStatus.rejected ? 'Agregue fotos del interior y el rol de avalúo.' : null,
    motivo_rechazo_codigo: approval === ApprovalStatus.rejected ? 3 : null,
    ...titlesOf(title, isLand ? land : built, place.name),
    anio: isLand ? newestYear : chance.between(1995, newestYear),
    condicion: condition,
    categoria_id: sort.category,
    pais_id: country,
    ciudad: place.name,
    ...descriptionsOf(text),
    caracteristicas: JSON.stringify(sort.features.filter((feature) => chance.happens(0.7) || implied.has(feature))),
    metros_construidos: built,
    metros_terreno: land,
    habitaciones: rooms,
    banos: sort.baths[1] ? Math.max(1, Math.floor((rooms ?? built) / chance.between(...sort.baths))) : null,
    estacionamientos: sort.garages[1] ? Math.max(leastGarages, chance.between(...sort.garages)) : null,
    ...floors,
    moneda: unit,
    precio: isUndisclosed ? 0 : asked(price, unit),
    precio_final: isUndisclosed ? 0 : asked(price, unit),
    consultar_precio: isUndisclosed,
    gastos_comunes: floors.piso === null ? null : asked(built * 2.1 * level, unit, 1),
    comision_porcentaje: condition === PropertyCondition.sale ? 2 : 50,
    ...promiseOf(condition, worth, unit, now, chance),
    latitud: place.latitude + chance.between(-400, 400) / 10_000,
    longitud: place.longitude + chance.between(-400, 400) / 10_000,
    muestra_ubicacion: chance.happens(0.2),
    aprobado_en: isApproved ? new Date(createdAt.getTime() + 5 * 3_600_000) : null,
    creado_en: createdAt,
    actualizado_en: createdAt,
  }
}

export type DemoProperty = ReturnType<typeof demoProperties>[number]

const titlesOf = ({ es, en }: Text, meters: number, city: string) => ({
  titulo: `${es} de ${meters.toLocaleString('es-CL')}\u00a0m² en ${city}`,
  titulo_en: `${en}, ${meters.toLocaleString('en-US')}\u00a0m², in ${city}`,
})

const descriptionsOf = ({ es, en }: Text) => ({ descripcion: es, descripcion_en: en })

/** Camps and yards are mostly let; a few houses and apartments with a promise of purchase. */
function conditionOf({ category }: Sort, chance: Chance): PropertyCondition {
  const isHome = category === PropertyCategory.house || category === PropertyCategory.apartment
  if (isHome && chance.happens(0.25)) return PropertyCondition.rentWithPromise
  const isSale = chance.happens(category === PropertyCategory.land ? 0.85 : isHome ? 0.6 : 0.4)
  return isSale ? PropertyCondition.sale : PropertyCondition.rent
}

/** Most are approved; some wait, a few were refused. */
function approvalOf(chance: Chance, index: number) {
  if (index < 30 && index % 10 === 6) return ApprovalStatus.pending
  return chance.happens(0.03) ? ApprovalStatus.rejected : ApprovalStatus.approved
}

/** Storeys of the buildings that the pictures show. */
const storeys: Partial<Record<PropertyCategory, number>> = {
  [PropertyCategory.apartment]: 9,
  [PropertyCategory.office]: 3,
}

function floorsOf({ category }: Sort, isHighUp: boolean, chance: Chance) {
  const floors = storeys[category]
  if (!floors) return { piso: null, total_pisos: null }
  return { piso: chance.between(isHighUp ? Math.ceil(floors * 0.7) : 1, floors), total_pisos: floors }
}

/** An amount in dollars as people ask it in a unit: three figures, then zeros. */
function asked(dollars: number, unit: 'UF' | 'CLP' | 'USD', least = 0): number {
  const amount = unit === 'USD' ? dollars : (dollars * pesos.USD) / (unit === 'UF' ? pesos.UF : 1)
  const step = 10 ** Math.max(unit === 'UF' ? -1 : 0, Math.floor(Math.log10(Math.max(amount, 1))) - 2)
  return Math.max(least, roundMoney(Math.round(amount / step) * step, unit))
}

function promiseOf(condition: PropertyCondition, worth: number, unit: 'UF' | 'CLP' | 'USD', now: Date, chance: Chance) {
  if (condition !== PropertyCondition.rentWithPromise)
    return { plazo_meses: null, precio_compra: null, abono_porcentaje: null, opcion_hasta: null }
  const months = chance.pick([24, 36, 36, 48])
  return {
    plazo_meses: months,
    precio_compra: asked(worth, unit),
    abono_porcentaje: chance.pick([20, 25, 30, 35]),
    opcion_hasta: new Date(now.getTime() + months * 30.4 * dayMs).toISOString().slice(0, 10),
  }
}
