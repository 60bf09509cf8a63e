import type { Text } from '../core/text.ts'
import type { Panel, TileName } from './constants.ts'

export const panelNames: Readonly<Record<Panel, Text>> = {
  super_admin: { es: 'Panel de súper administrador', en: 'Super admin panel' },
  distribuidor_master: { es: 'Panel del distribuidor máster', en: 'Master distributor panel' },
  distribuidor: { es: 'Panel del distribuidor', en: 'Distributor panel' },
}

interface TileText {
  readonly name: Text
  /** What it counts. */
  readonly about: Text
}

/** What each tile counts, on screens and in files. */
export const tileTexts: Readonly<Record<TileName, TileText>> = {
  cotizaciones_por_estado: {
    name: { es: 'Cotizaciones', en: 'Quotes' },
    about: { es: 'Hechas en el período, por su estado de hoy', en: 'Made in the period, by their status of today' },
  },
  conversion: {
    name: { es: 'Confirmadas', en: 'Confirmed' },
    about: { es: 'De las cotizaciones hechas en el período', en: 'Of the quotes made in the period' },
  },
  reservas_pagadas: {
    name: { es: 'Reservas pagadas con tarjeta', en: 'Reservations paid by card' },
    about: { es: 'Pagadas en el período', en: 'Paid in the period' },
  },
  licencias_vigentes: {
    name: { es: 'Licencias vigentes', en: 'Licenses in force' },
    about: { es: 'El último día de cada intervalo', en: 'On the last day of each interval' },
  },
  licencias_que_terminan: {
    name: { es: 'Licencias que terminan', en: 'Licenses that end' },
    about: { es: 'Por su último día', en: 'By their last day' },
  },
  solicitudes_en_espera: {
    name: { es: 'Solicitudes sin contactar hace más de 24 h', en: 'Requests not contacted for over 24 h' },
    about: { es: 'Todas las que esperan ahora', en: 'All that wait now' },
  },
  tareas_atrasadas: {
    name: { es: 'Tareas atrasadas por área', en: 'Overdue tasks by area' },
    about: { es: 'Todas las atrasadas ahora', en: 'All that are overdue now' },
  },
  importaciones_fallidas: {
    name: { es: 'Importaciones fallidas', en: 'Failed imports' },
    about: { es: 'De todas las personas, en el período', en: 'Of everyone, in the period' },
  },
  correos_fallidos: {
    name: { es: 'Correos fallidos', en: 'Failed mails' },
    about: {
      es: 'De cotizaciones enviadas y formularios recibidos en el período',
      en: 'Of quotes sent and forms received in the period',
    },
  },
  cotizaciones_por_sucursal: {
    name: { es: 'Cotizaciones por sucursal', en: 'Quotes by branch' },
    about: { es: 'Hechas en el período', en: 'Made in the period' },
  },
  tramo_alcanzado: {
    name: { es: 'Tramo alcanzado', en: 'Tier reached' },
    about: {
      es: 'Cotizaciones confirmadas en el período, por el tramo más alto de sus líneas',
      en: 'Quotes confirmed in the period, by the highest tier of their lines',
    },
  },
  utilidad_propia: {
    name: { es: 'Utilidad propia', en: 'Own profit' },
    about: {
      es: 'Según la proyección, de las cotizaciones confirmadas en el período',
      en: 'By the projection, of the quotes confirmed in the period',
    },
  },
  clientes_sin_contacto: {
    name: { es: 'Mis clientes sin contacto', en: 'My clients without contact' },
    about: { es: 'Hace 30 días o más', en: 'For 30 days or longer' },
  },
  licencias_propias: {
    name: { es: 'Mis licencias', en: 'My licenses' },
    about: { es: 'Por su estado de hoy', en: 'By their status of today' },
  },
  novedades_de_descargas: {
    name: { es: 'Novedades en descargas', en: 'New in downloads' },
    about: { es: 'Documentos con una revisión del período', en: 'Documents with a revision of the period' },
  },
}

/** What a share, and money, is called where the name alone does not say it. */
export const tileUnits: Readonly<Record<TileName, 'count' | 'share' | 'money'>> = {
  cotizaciones_por_estado: 'count',
  conversion: 'share',
  reservas_pagadas: 'money',
  licencias_vigentes: 'count',
  licencias_que_terminan: 'count',
  solicitudes_en_espera: 'count',
  tareas_atrasadas: 'count',
  importaciones_fallidas: 'count',
  correos_fallidos: 'count',
  cotizaciones_por_sucursal: 'count',
  tramo_alcanzado: 'count',
  utilidad_propia: 'money',
  clientes_sin_contacto: 'count',
  licencias_propias: 'count',
  novedades_de_descargas: 'count',
}
