import { Module } from '@portal/contract/access/constants'
import { endsSoonDays } from '@portal/contract/quotes/constants'
import { QuoteProgress, QuoteStage, QuoteStatus } from '@portal/contract/quotes/states'
import { figureNames, workSections } from '@portal/contract/start/constants'
import { figureTitles } from '@portal/contract/start/figure-titles'
import { opens, type Reader } from '#core/dashboard/screens.ts'
import type { Figure, Work } from '#core/dashboard/start-page.ts'
import { quotePaths } from './paths.ts'

const area = 'cotizaciones'
const endingSoon = `vence_dias=${endsSoonDays}&seguimiento=${QuoteProgress.withClient}&orden=vigencia`

export const quoteWork: readonly Work[] = [
  {
    section: workSections.quotesToDecide,
    name: { es: 'Cotizaciones que esperan su aprobación', en: 'Quotes that wait for your approval' },
    tone: 'attention',
    moment: { es: 'Creada', en: 'Created' },
    to: `${quotePaths.all}?aprobacion=${QuoteStage.toDecide}&orden=creado_en`,
    area,
  },
  {
    section: workSections.quotesEndingSoon,
    name: { es: 'Enviadas que vencen pronto', en: 'Sent quotes that expire soon' },
    tone: 'attention',
    moment: { es: 'Vence', en: 'Expires' },
    to: `${quotePaths.own}?${endingSoon}`,
    area,
  },
  {
    section: workSections.quotesOpened,
    name: { es: 'Abiertas por el cliente, sin respuesta', en: 'Opened by the client, not answered' },
    tone: 'neutral',
    moment: { es: 'Abierta', en: 'Opened' },
    to: `${quotePaths.own}?seguimiento=${QuoteProgress.opened}`,
    area,
  },
  {
    section: workSections.ownQuotes,
    name: { es: 'Mis cotizaciones', en: 'My quotes' },
    tone: 'neutral',
    moment: { es: 'Creada', en: 'Created' },
    to: `${quotePaths.own}?tab=todas`,
    area,
    isOwn: true,
  },
]

const listOf = ({ modules }: Pick<Reader, 'modules'>) =>
  opens(modules, Module.allQuotes) ? quotePaths.all : quotePaths.own

export const quoteFigures: readonly Figure[] = [
  {
    figure: figureNames.quotesMade,
    name: figureTitles[figureNames.quotesMade],
    to: ({ desde, hasta }, reader) => `${listOf(reader)}?tab=todas&creada_desde=${desde}&creada_hasta=${hasta}`,
    area,
  },
  {
    figure: figureNames.quotesConfirmed,
    name: figureTitles[figureNames.quotesConfirmed],
    to: ({ desde, hasta }, reader) =>
      `${listOf(reader)}?tab=${QuoteStatus.approved}&anuladas=no&aprobada_desde=${desde}&aprobada_hasta=${hasta}`,
    area,
  },
]

/** Of the weekly summary. */
export const sentQuoteFigures: readonly Figure[] = [
  {
    figure: figureNames.quotesSent,
    name: figureTitles[figureNames.quotesSent],
    to: ({ desde, hasta }, reader) => `${listOf(reader)}?tab=todas&enviada_desde=${desde}&enviada_hasta=${hasta}`,
    area,
  },
  {
    figure: figureNames.quoteMailsFailed,
    name: figureTitles[figureNames.quoteMailsFailed],
    to: ({ desde, hasta }, reader) =>
      `${listOf(reader)}?tab=todas&seguimiento=${QuoteProgress.undelivered}&enviada_desde=${desde}&enviada_hasta=${hasta}`,
    area,
  },
]
