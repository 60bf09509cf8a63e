import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import {
  isHome,
  isRented,
  type PropertyCondition,
  propertyConditionNames,
  propertyFeatureNames,
} from '@portal/contract/properties/constants'
import { IconCheck } from '@tabler/icons-react'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { FactsTable } from '#features/marketplace/item/facts-table.tsx'
import type { Property } from '../shared/rows.ts'
import styles from './property-facts.module.css'
import { propertyTexts } from './property-texts.ts'

interface Props {
  property: Property
}

/** All facts of a property, with units. */
export function PropertyFacts({ property }: Props) {
  const t = useTexts(propertyTexts)
  const language = useLanguage()
  const { number, date } = useFormats()
  const { metros_construidos: built, metros_terreno: land, piso: floor, total_pisos: floors } = property
  const counted = (count: number | null) => count !== null && count > 0 && number(count)
  const floorText = floor !== null && (floors === null ? number(floor) : t.floorOf(number(floor), number(floors)))
  return (
    <FactsTable
      caption={t.facts}
      facts={[
        [t.condition, textIn(propertyConditionNames[property.condicion as PropertyCondition], language)],
        [t.category, nameIn(property, 'categoria_nombre', language)],
        [t.built, built > 0 && `${number(built)}\u00a0m²`],
        [t.land, land > 0 && `${number(land)}\u00a0m²`],
        [isHome(property.categoria_nombre) ? t.bedrooms : t.rooms, counted(property.habitaciones)],
        [t.baths, counted(property.banos)],
        [t.garages, counted(property.estacionamientos)],
        [t.floor, floorText],
        [t.floors, floor === null && counted(floors)],
        [t.year, built > 0 && `${property.anio}`],
        [t.city, property.ciudad],
        [t.country, nameIn(property, 'pais_nombre', language)],
        [t.sku, property.sku],
        [t.published, date(property.creado_en)],
      ]}
    />
  )
}

/**
 * What a property costs: price or rent, the same in pesos by the UF of today (rule properties/price-units), common
 * costs.
 */
export function PropertyCosts({ property }: Props) {
  const t = useTexts(propertyTexts)
  const { number, date } = useFormats()
  const { precio: price, moneda: unit, en_pesos: pesos, gastos_comunes: monthly, metros_construidos: built } = property
  const isRent = isRented(property.condicion)
  if (price === null && monthly === null) return null
  const area = built > 0 ? built : property.metros_terreno
  return (
    <section aria-labelledby="costs">
      <h2 id="costs">{t.costs}</h2>
      <FactsTable
        caption={t.costs}
        facts={[
          [isRent ? t.rent : t.salePrice, price !== null && moneyText(price, unit)],
          [t.inPesos, pesos && moneyText(pesos.monto, 'CLP')],
          [t.perSquareMeter, price !== null && !isRent && area > 0 && moneyText(price / area, unit)],
          [t.monthly, monthly !== null && monthly > 0 && moneyText(monthly, unit)],
        ]}
      />
      {pesos && <p className={styles.note}>{t.ufOf(number(pesos.valor), date(pesos.fecha), pesos.fuente)}</p>}
    </section>
  )
}

/** The sums of a rent with promise of purchase, as the server computed them (rule properties/promise). */
export function PropertyPromise({ property: { promesa: promise, moneda: unit } }: Props) {
  const t = useTexts(propertyTexts)
  const { number, date } = useFormats()
  if (!promise) return null
  return (
    <section aria-labelledby="promise">
      <h2 id="promise">{t.promise}</h2>
      <p className={styles.lead}>{t.promiseText(number(promise.abono_porcentaje))}</p>
      <FactsTable
        caption={t.promise}
        facts={[
          [t.months, t.monthCount(number(promise.plazo_meses))],
          [t.until, date(promise.opcion_hasta)],
          [t.purchase, moneyText(promise.precio_compra, unit)],
          [t.paid, moneyText(promise.pagado, unit)],
          [t.credited, moneyText(promise.abonado, unit)],
          [t.balance, moneyText(promise.saldo, unit)],
        ]}
      />
    </section>
  )
}

/** What a property has. */
export function PropertyFeatures({ property: { caracteristicas: features } }: Props) {
  const t = useTexts(propertyTexts)
  const language = useLanguage()
  if (features.length === 0) return null
  return (
    <section aria-labelledby="features">
      <h2 id="features">{t.features}</h2>
      <ul className={styles.features}>
        {features.map((name) => (
          <li key={name}>
            <IconCheck size={18} stroke={2} />
            {textIn(propertyFeatureNames[name], language)}
          </li>
        ))}
      </ul>
    </section>
  )
}
