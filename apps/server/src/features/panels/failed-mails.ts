import { tileNames } from '@portal/contract/panels/constants'
import { figureNames } from '@portal/contract/start/constants'
import type { Actor } from '#core/base/actor.ts'
import type { Days, FigureSource } from '#features/start/service.ts'
import { pointsOf, type TileSource, totalOf } from './tiles.ts'

interface Sources {
  /** The figures of sent quotes (decision 031). */
  quotes: FigureSource
  /** Null for who may not open the list of forms. */
  forms(actor: Actor, days: Days): Promise<number | null>
}

/** Mails that failed, by what they told: each group is the total of another list. */
export function failedMailTile({ quotes, forms }: Sources): TileSource {
  const failed = async (actor: Actor, days: Days) => {
    const [figures, undelivered] = await Promise.all([quotes.count(actor, days), forms(actor, days)])
    const ofQuotes = figures.find(({ cifra }) => cifra === figureNames.quoteMailsFailed)?.total ?? 0
    return pointsOf([
      { grupo: 'cotizaciones', intervalo: null, total: ofQuotes },
      ...(undelivered === null ? [] : [{ grupo: 'formularios', intervalo: null, total: undelivered }]),
    ])
  }
  return {
    tile: tileNames.mailsFailed,
    isFor: quotes.isFor,
    async read(actor, { elapsed: spans }) {
      const [puntos, before] = await Promise.all([failed(actor, spans.current), failed(actor, spans.previous)])
      return { spans, actual: totalOf(puntos), anterior: totalOf(before), hoy: null, grupos, puntos }
    },
  }
}

const grupos = [
  { clave: 'cotizaciones', es: 'Cotizaciones', en: 'Quotes' },
  { clave: 'formularios', es: 'Formularios', en: 'Forms' },
]
