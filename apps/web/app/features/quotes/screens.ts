import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { endsSoonDays } from '@portal/contract/quotes/constants'
import { QuoteApproval, QuoteProgress, QuoteStage } from '@portal/contract/quotes/states'
import { searchLists } from '@portal/contract/search/constants'
import { IconFileInvoice, IconFiles, IconHourglassEmpty, IconPencilPlus, IconTemplate } from '@tabler/icons-react'
import type { Screen, Waiting } from '#core/dashboard/screens.ts'
import { quotePaths } from './paths.ts'

/** Counter of quotes that wait for the reader's decision. */
const counter = 'cotizaciones_por_aprobar'

/** Writing quotes and the list of one's own quotes need no module (rule access/module-keys). */
export const quoteScreens: readonly Screen[] = [
  {
    path: quotePaths.own,
    list: 'mis_cotizaciones',
    records: { list: searchLists.ownQuotes, filters: { tab: 'todas' } },
    group: SidebarGroup.quotes,
    icon: IconFileInvoice,
    name: { es: 'Mis cotizaciones', en: 'My quotes' },
    about: { es: 'Las que usted escribió, y en qué están', en: 'Those that you wrote, and how far they are' },
    words: 'ofertas clientes pin offers clients',
  },
  {
    path: quotePaths.write,
    group: SidebarGroup.quotes,
    icon: IconPencilPlus,
    name: { es: 'Cotizar', en: 'Write a quote' },
    about: { es: 'Productos, servicio y totales para un cliente', en: 'Products, service and totals for a client' },
    words: 'nueva cotización precio oferta new quote price offer',
  },
  {
    path: quotePaths.templates,
    list: 'cotizacion_plantillas',
    group: SidebarGroup.quotes,
    icon: IconTemplate,
    name: { es: 'Plantillas de cotización', en: 'Quote templates' },
    about: { es: 'Productos y servicio con que se empieza otra', en: 'Products and service to begin another one with' },
    words: 'modelos repetir plantilla template model repeat',
  },
  {
    path: quotePaths.all,
    list: 'cotizaciones_todas',
    records: { list: searchLists.allQuotes, filters: { tab: 'todas' } },
    modules: [Module.allQuotes],
    group: SidebarGroup.quotes,
    icon: IconFiles,
    name: { es: 'Todas las cotizaciones', en: 'All quotes' },
    about: {
      es: 'Las de toda su red, y las que esperan aprobación',
      en: 'Those of your network, and those to approve',
    },
    words: 'aprobar rechazar red approve refuse network',
    badge: { counter, tone: 'attention' },
  },
  {
    path: quotePaths.expired,
    modules: [Module.expiredQuotes],
    group: SidebarGroup.quotes,
    icon: IconHourglassEmpty,
    name: { es: 'Cotizaciones vencidas', en: 'Expired quotes' },
    about: {
      es: 'Las que vencieron sin respuesta, para retomarlas',
      en: 'Those that expired without an answer, to take up again',
    },
    words: 'caducadas retomar renovar lapsed follow up renew',
  },
]

export const quoteWaiting: readonly Waiting[] = [
  {
    counter,
    tone: 'attention',
    name: { es: 'Cotizaciones por aprobar', en: 'Quotes to approve' },
    to: `${quotePaths.all}?aprobacion=${QuoteStage.toDecide}`,
    rings: true,
  },
  {
    counter: 'cotizaciones_rechazadas',
    tone: 'danger',
    name: { es: 'Cotizaciones no aprobadas, por corregir', en: 'Quotes not approved, to correct' },
    to: `${quotePaths.own}?aprobacion=${QuoteApproval.refused}`,
    rings: true,
  },
  {
    counter: 'cotizaciones_no_entregadas',
    tone: 'danger',
    name: { es: 'Cotizaciones cuyo correo no llegó', en: 'Quotes whose mail did not arrive' },
    to: `${quotePaths.own}?seguimiento=${QuoteProgress.undelivered}`,
    rings: true,
  },
  {
    counter: 'cotizaciones_por_vencer',
    tone: 'attention',
    name: { es: 'Cotizaciones por vencer', en: 'Quotes about to expire' },
    to: `${quotePaths.own}?vence_dias=${endsSoonDays}`,
    rings: true,
  },
  {
    counter: 'cotizaciones_por_enviar',
    tone: 'done',
    name: { es: 'Cotizaciones aprobadas, por enviar', en: 'Quotes approved, to send' },
    to: `${quotePaths.own}?aprobacion=${QuoteStage.toSend}`,
    rings: true,
  },
]
