import type { Text } from '../core/text.ts'
import { failedImportTitles } from '../imports/opens.ts'
import type { FigureName } from './constants.ts'

/** What each figure counts, on screens and in mails. */
export const figureTitles: Readonly<Record<FigureName, Text>> = {
  cotizaciones_hechas: { es: 'Cotizaciones hechas', en: 'Quotes made' },
  cotizaciones_enviadas: { es: 'Cotizaciones enviadas', en: 'Quotes sent' },
  cotizaciones_confirmadas: { es: 'Cotizaciones confirmadas', en: 'Quotes confirmed' },
  cotizaciones_no_entregadas: { es: 'Cotizaciones cuyo correo falló', en: 'Quotes whose mail failed' },
  solicitudes_recibidas: { es: 'Solicitudes recibidas', en: 'Requests received' },
  reservas_pagadas: { es: 'Reservas pagadas', en: 'Reservations paid' },
  pedidos_fuera_de_plazo: {
    es: 'Pedidos cuyo plazo terminó sin entrega',
    en: 'Orders whose term ended without delivery',
  },
  tareas_aprobadas: { es: 'Tareas terminadas', en: 'Tasks done' },
  tareas_atrasadas: { es: 'Tareas que vencieron y siguen atrasadas', en: 'Tasks that fell due and are still overdue' },
  licencias_que_terminan: { es: 'Licencias que terminan', en: 'Licenses that end' },
  ...failedImportTitles,
}
