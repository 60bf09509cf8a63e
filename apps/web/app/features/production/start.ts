import { ProductionStanding, productionPath } from '@portal/contract/production/constants'
import { figureNames, workSections } from '@portal/contract/start/constants'
import { figureTitles } from '@portal/contract/start/figure-titles'
import type { Figure, Work } from '#core/dashboard/start-page.ts'
import { lateOrdersPath, listMode } from './paths.ts'

const area = 'fabrica'

export const productionWork: readonly Work[] = [
  {
    section: workSections.ordersLate,
    name: { es: 'Pedidos atrasados en fábrica', en: 'Late orders in production' },
    tone: 'danger',
    moment: { es: 'Plazo', en: 'Term' },
    to: lateOrdersPath,
    area,
  },
]

/** Of the weekly summary. */
export const productionFigures: readonly Figure[] = [
  {
    figure: figureNames.ordersLate,
    name: figureTitles[figureNames.ordersLate],
    to: ({ desde, hasta }) =>
      `${productionPath}?${listMode}&situacion=${ProductionStanding.missed}&plazo_desde=${desde}&plazo_hasta=${hasta}`,
    area,
  },
]
