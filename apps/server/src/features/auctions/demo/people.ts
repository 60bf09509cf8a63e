import type { PageLanguage } from '@portal/contract/core/language'

/** Invented people who bid and make offers. */
export interface DemoPerson {
  nombre: string
  empresa: string
  email: string
  telefono: string
  pais_id: number
  idioma: PageLanguage
}

export const demoPeople: readonly DemoPerson[] = [
  person('Rodrigo Alarcón', 'Movimientos Atacama', '+56922334455', 152),
  person('Lucía Quispe', 'Canteras del Sur', '+51944556677', 604),
  person('Javier Montes', 'Obras Montes Hermanos', '+525566778899', 484),
  person('Grace Molefe', 'Kalahari Earthworks', '+26771234567', 72, 'en'),
  person('Daniel Whitaker', 'Whitaker Quarries', '+15205550147', 840, 'en'),
  person('Paulo Nogueira', 'Nogueira Terraplenagem', '+5531987654321', 76, 'pt'),
]

function person(nombre: string, empresa: string, telefono: string, paisId: number, idioma: PageLanguage = 'es') {
  const plain = nombre.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(' ', '.')
  return { nombre, empresa, telefono, pais_id: paisId, idioma, email: `${plain}@example.com` }
}
