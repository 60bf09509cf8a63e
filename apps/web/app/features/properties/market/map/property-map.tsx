import { locales, type PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { readBox } from '@portal/contract/properties/market/box'
import { useEffect, useRef, useState } from 'react'
import { moneyText } from '#core/formats/money.ts'
import { numberText } from '#core/formats/numbers.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useReducedMotion } from '#core/public/carousel/use-reduced-motion.ts'
import { drawGround } from './ground.ts'
import { openMap } from './leaflet-map.ts'
import styles from './map.module.css'
import { MapCard } from './map-card.tsx'
import { mapTexts } from './map-texts.ts'
import { type Mark, marksOn, type Pointed, shortMoney } from './marks.ts'
import { type Searched, searchOn } from './search-on.ts'

type Texts = typeof mapTexts.es

interface Props {
  /** The filters of the list without its box. */
  filters: Readonly<Record<string, string>>
  /** The box of the address; empty for everything that the filters find. */
  box: string
  /** The property that is pointed at in the list. */
  pointed: Pointed | null
  /** Called when the reader has moved the map. */
  onMove: (box: string) => void
}

/** The map of the properties that the list finds. */
export default function PropertyMap({ filters, box, pointed, onMove }: Props) {
  const t = useTexts(mapTexts)
  const language = useLanguage()
  const isStill = useReducedMotion()
  const [found, setFound] = useState<Searched>('loading')
  const [open, setOpen] = useState<Mark | null>(null)
  const [map, setMap] = useState<ReturnType<typeof openListMap> | null>(null)
  const [attempt, setAttempt] = useState(0)
  const element = useRef<HTMLDivElement>(null)
  const move = useRef(onMove)
  useEffect(() => {
    move.current = onMove
  }, [onMove])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    const opened = openListMap(element.current!, {
      language,
      isStill,
      texts: markTexts(t, language),
      onFound: setFound,
      onOpen: setOpen,
      onMove: (text) => move.current(text),
    })
    setMap(opened)
    return opened.close
  }, [t, language, isStill, attempt])

  const asked = JSON.stringify(filters)
  useEffect(() => void map?.ask(JSON.parse(asked), readBox(box)), [map, asked, box])
  useEffect(() => map?.marks.point(pointed), [map, pointed])
  useEffect(() => map?.marks.select(open), [map, open])

  function close() {
    if (open) map?.marks.focus(open)
    setOpen(null)
  }

  return (
    <section className={styles.frame} aria-label={t.map}>
      <div ref={element} className={styles.map} role="application" aria-label={t.mapLabel} data-map="" />
      <p className={styles.status} role="status">
        {found === 'loading' && t.loading}
        {typeof found === 'object' && (found.total > 0 ? t.onMap(counted(found.total, language)) : t.none)}
      </p>
      {found === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>{t.failed}</p>
          <button type="button" onClick={() => setAttempt(attempt + 1)}>
            {t.again}
          </button>
        </div>
      )}
      {open && <MapCard key={open.propiedades[0]?.id} mark={open} onClose={close} />}
    </section>
  )
}

const counted = (count: number, language: PageLanguage) => numberText(count, locales[language])

/** What stands on the marks, and what a screen reader says of them. */
const markTexts = (t: Texts, language: PageLanguage) => ({
  zoomIn: t.zoomIn,
  zoomOut: t.zoomOut,
  labelOf({ total, propiedades: [first] }: Mark) {
    if (total > 1 || !first) return counted(total, language)
    return first.precio === null ? t.ask : shortMoney(first.precio, first.moneda)
  },
  nameOf({ total, propiedades: [first] }: Mark) {
    if (!first) return t.group(counted(total, language))
    const price = first.precio === null ? t.ask : moneyText(first.precio, first.moneda)
    return total === 1 ? t.mark(nameIn(first, 'titulo', language), price) : t.here(counted(total, language))
  },
})

interface Settings {
  language: PageLanguage
  /** Whether the reader prefers reduced motion. */
  isStill: boolean
  texts: Parameters<typeof marksOn>[1] & { zoomIn: string; zoomOut: string }
  /** The map is filled, or could not be. */
  onFound: (state: Searched) => void
  /** A mark was chosen that names its properties, or the ground. */
  onOpen: (mark: Mark | null) => void
  /** The reader moved the map to this box. */
  onMove: (box: string) => void
}

/** Room around what is zoomed to, in pixels. */
const margin: [number, number] = [48, 48]

/** Opens the map of a list in an element: ground, marks, and the search that fills it. */
function openListMap(element: HTMLElement, { language, isStill, texts, ...tell }: Settings) {
  const map = openMap(element, { ...texts, isStill })
  const marks = marksOn(map, texts, (mark) => {
    if (mark.propiedades.length > 0) return tell.onOpen(mark)
    const { oeste: west, sur: south, este: east, norte: north } = mark.recuadro
    const corners: [[number, number], [number, number]] = [
      [south, west],
      [north, east],
    ]
    map.fitBounds(corners, { padding: margin, animate: !isStill })
  })
  map.on('click', () => tell.onOpen(null))
  const search = searchOn(map, {
    found(state) {
      if (typeof state === 'object') marks.show(state.marks)
      tell.onFound(state)
    },
    moved: tell.onMove,
  })
  drawGround(map, language).catch(() => tell.onFound('failed'))
  return {
    marks,
    ask: search.ask,
    close(): void {
      search.stop()
      map.remove()
    },
  }
}
