import type { QuoteTab } from '@portal/contract/quotes/states'

type ByTab = Readonly<Record<QuoteTab, string>>

const es = {
  mine: 'Mis cotizaciones',
  all: 'Todas las cotizaciones',
  states: 'Estado de las cotizaciones',
  tabs: {
    pendiente: 'Pendientes',
    aprobada: 'Aprobadas',
    cancelada: 'Canceladas',
    vencida: 'Vencidas',
    todas: 'Todas',
  } satisfies ByTab,
  search: 'Buscar número, cliente, correo…',
  write: 'Cotizar',
  number: 'Número',
  client: 'Cliente',
  total: 'Total',
  status: 'Estado',
  approval: 'Aprobación interna',
  validUntil: 'Vigencia',
  created: 'Creada',
  author: 'Autor',
  enterprise: 'Empresa',
  production: 'A producción',
  notYet: 'Por enviar',
  sent: 'Enviada',
  notSent: 'Sin enviar',
  none: {
    pendiente: 'No hay cotizaciones pendientes',
    aprobada: 'Todavía no hay cotizaciones aprobadas',
    cancelada: 'No hay cotizaciones canceladas',
    vencida: 'No hay cotizaciones vencidas',
    todas: 'Todavía no hay cotizaciones',
  } satisfies ByTab,
  noneText: 'Escriba una: el cliente la confirma con un PIN y pasa a producción.',
  noneOfAllText: 'Aparecen aquí cuando alguien de su red las escribe.',
}

const en: typeof es = {
  mine: 'My quotes',
  all: 'All quotes',
  states: 'Status of the quotes',
  tabs: { pendiente: 'Pending', aprobada: 'Approved', cancelada: 'Canceled', vencida: 'Expired', todas: 'All' },
  search: 'Search number, client, e-mail…',
  write: 'Write a quote',
  number: 'Number',
  client: 'Client',
  total: 'Total',
  status: 'Status',
  approval: 'Internal approval',
  validUntil: 'Valid until',
  created: 'Created',
  author: 'Author',
  enterprise: 'Enterprise',
  production: 'To production',
  notYet: 'To be sent',
  sent: 'Sent',
  notSent: 'Not sent',
  none: {
    pendiente: 'There are no pending quotes',
    aprobada: 'There are no approved quotes yet',
    cancelada: 'There are no canceled quotes',
    vencida: 'There are no expired quotes',
    todas: 'There are no quotes yet',
  },
  noneText: 'Write one: the client confirms it with a PIN, and it goes to production.',
  noneOfAllText: 'They appear here when somebody of your network writes them.',
}

export const listTexts = { es, en }
