import { type FailedImports, failedImports } from '../imports/opens.ts'

/** What waits for the reader of the start page, each the rows of one list (`seccion`). */
export const workSections = {
  tasksDue: 'tareas_de_hoy',
  tasksToDo: 'tareas_pendientes',
  tasksToReview: 'tareas_por_revisar',
  eventsNext: 'eventos_proximos',
  quotesToDecide: 'cotizaciones_por_aprobar',
  quotesEndingSoon: 'cotizaciones_por_vencer',
  quotesOpened: 'cotizaciones_abiertas',
  licensesEndingSoon: 'licencias_por_terminar',
  requests: 'solicitudes',
  machinesToApprove: 'clasificados_por_aprobar',
  changesToApprove: 'clasificados_con_cambios',
  propertiesToApprove: 'propiedades_por_aprobar',
  propertyChangesToApprove: 'propiedades_con_cambios',
  permits: 'permisos',
  dataRequests: 'solicitudes_datos',
  ordersLate: 'pedidos_atrasados',
  forms: 'formularios',
  meetingsToday: 'contactos_hoy',
  meetingsToAnswer: 'contactos_por_responder',
  silentContacts: 'contactos_sin_contacto',
  ownCertificates: 'certificados_propios',
  ownDocuments: 'mis_documentos',
  ownQuotes: 'mis_cotizaciones',
  ownRequests: 'mis_solicitudes',
} as const
export type WorkSection = (typeof workSections)[keyof typeof workSections]

/** What the start page counts by month and the summary by week, each the total of one list (`cifra`). */
export const figureNames = {
  quotesMade: 'cotizaciones_hechas',
  quotesConfirmed: 'cotizaciones_confirmadas',
  requestsReceived: 'solicitudes_recibidas',
  reservationsPaid: 'reservas_pagadas',
  quotesSent: 'cotizaciones_enviadas',
  quoteMailsFailed: 'cotizaciones_no_entregadas',
  ordersLate: 'pedidos_fuera_de_plazo',
  tasksDone: 'tareas_aprobadas',
  tasksOverdue: 'tareas_atrasadas',
  licensesEnding: 'licencias_que_terminan',
} as const
export type FigureName = (typeof figureNames)[keyof typeof figureNames] | FailedImports

export const allFigures: readonly FigureName[] = [...Object.values(figureNames), ...Object.values(failedImports)]

/** Rows of one section; its list shows the others. */
export const mostWorkRows = 5
