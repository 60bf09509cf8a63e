/** The panels, by the last part of their call. */
export const Panel = {
  superAdmin: 'super_admin',
  masterDistributor: 'distribuidor_master',
  distributor: 'distribuidor',
} as const
export type Panel = (typeof Panel)[keyof typeof Panel]

/** What may be chosen as the period of a panel: so far of a month, quarter or year, twelve months, or from day to day. */
export const panelPeriods = ['mes', 'trimestre', 'anio', 'doce_meses', 'rango'] as const
export type PanelPeriod = (typeof panelPeriods)[number]

/** Days that may be asked for, and how many at once. */
export const panelDays = { first: '1990-01-01', last: '2100-12-31', most: 3700 } as const

/** What a panel shows, each the total of a list (`mosaico`). */
export const tileNames = {
  quotesByState: 'cotizaciones_por_estado',
  conversion: 'conversion',
  reservations: 'reservas_pagadas',
  licensesInForce: 'licencias_vigentes',
  licensesEnding: 'licencias_que_terminan',
  requestsWaiting: 'solicitudes_en_espera',
  tasksOverdue: 'tareas_atrasadas',
  importsFailed: 'importaciones_fallidas',
  mailsFailed: 'correos_fallidos',
  quotesByBranch: 'cotizaciones_por_sucursal',
  tierReached: 'tramo_alcanzado',
  ownProfit: 'utilidad_propia',
  silentClients: 'clientes_sin_contacto',
  ownLicenses: 'licencias_propias',
  downloadNews: 'novedades_de_descargas',
} as const
export type TileName = (typeof tileNames)[keyof typeof tileNames]

/** Hours after which a request that nobody answered is shown, and days after which a client is without contact. */
export const panelLimits = { waitingHours: 24, silentDays: 30 } as const
