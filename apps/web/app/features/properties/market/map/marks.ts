import { type MoneyUnit, moneyLocale } from '@portal/contract/core/currencies'
import type { Of } from '@portal/contract/core/fields'
import type { PublicMapSchema } from '@portal/contract/properties/market/schemas'
import { divIcon, type LeafletKeyboardEvent, type Map as LeafletMap, type Marker, marker } from 'leaflet'
import { numberText } from '#core/formats/numbers.ts'
import styles from './map.module.css'
import { nearTo } from './view-box.ts'

export type Mark = Of<typeof PublicMapSchema>['marcas'][number]

/** A place that is pointed at elsewhere on the page: that of a property in the list. */
export interface Pointed {
  id: number
  latitude: number
  longitude: number
}

interface Shown {
  mark: Mark
  marker: Marker
}

interface Texts {
  /** What stands on a mark. */
  labelOf(mark: Mark): string
  /** What a screen reader says of it. */
  nameOf(mark: Mark): string
}

const compact = { notation: 'compact', maximumFractionDigits: 1 } as const

/** An amount as short as a mark: `USD 250K`. */
export const shortMoney = (amount: number, unit: MoneyUnit): string =>
  `${unit}\u00a0${numberText(amount, moneyLocale, compact)}`

const keyOf = ({ latitud, longitud, total, propiedades }: Mark) =>
  JSON.stringify([latitud, longitud, total, propiedades.map(({ id, precio }) => [id, precio])])

/** Whether a mark stands for this property. */
const holds = ({ propiedades: named, recuadro: box }: Mark, { id, latitude, longitude }: Pointed): boolean =>
  named.length > 0
    ? named.some((property) => property.id === id)
    : longitude >= box.oeste && longitude <= box.este && latitude >= box.sur && latitude <= box.norte

/** The marks on a map. Those that stay between two answers stay in the page too, with their focus. */
export function marksOn(map: LeafletMap, texts: Texts, choose: (mark: Mark) => void) {
  const shown = new Map<string, Shown>()
  let pointed: Pointed | null = null

  const light = ({ mark, marker }: Shown) => {
    const isLit = pointed !== null && holds(mark, pointed)
    marker.getElement()?.toggleAttribute('data-lit', isLit)
    marker.setZIndexOffset(isLit ? 1000 : 0)
  }

  function add(key: string, mark: Mark): void {
    const label = document.createElement('span')
    label.textContent = texts.labelOf(mark)
    const isGroup = mark.propiedades.length !== 1
    const place: [number, number] = [mark.latitud, nearTo(map.getCenter().lng, mark.longitud)]
    const className = `${styles.mark} ${isGroup ? styles.group : styles.price}`
    // without a size it is as large as its text
    const made = marker(place, { icon: divIcon({ html: label, className, iconSize: undefined }), riseOnHover: true })
    made.addTo(map).on('click', () => choose(mark))
    // Leaflet makes it a button for the keyboard, and leaves to us what its keys do
    made.on('keydown', ({ originalEvent }: LeafletKeyboardEvent) => {
      if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return
      originalEvent.preventDefault()
      choose(mark)
    })
    made.getElement()?.setAttribute('aria-label', texts.nameOf(mark))
    if (mark.propiedades[0]?.esta_reservado && !isGroup) made.getElement()?.setAttribute('data-reserved', '')
    shown.set(key, { mark, marker: made })
    light(shown.get(key)!)
  }

  return {
    show(marks: readonly Mark[]): void {
      const wanted = new Map(marks.map((mark) => [keyOf(mark), mark]))
      for (const [key, { marker }] of shown) {
        if (wanted.has(key)) continue
        if (marker.getElement() === document.activeElement) map.getContainer().focus({ preventScroll: true })
        marker.remove()
        shown.delete(key)
      }
      for (const [key, mark] of wanted) if (!shown.has(key)) add(key, mark)
      for (const { mark, marker } of shown.values())
        marker.setLatLng([mark.latitud, nearTo(map.getCenter().lng, mark.longitud)])
    },
    point(at: Pointed | null): void {
      pointed = at
      for (const each of shown.values()) light(each)
    },
    /** Marks which one is open, and returns the focus to it when it closes. */
    select(mark: Mark | null): void {
      const key = mark && keyOf(mark)
      for (const [each, { marker }] of shown) marker.getElement()?.toggleAttribute('data-open', each === key)
    },
    focus(mark: Mark): void {
      shown.get(keyOf(mark))?.marker.getElement()?.focus({ preventScroll: true })
    },
  }
}
