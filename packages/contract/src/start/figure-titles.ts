import type { Text } from '../core/text.ts'
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
  importaciones_empresa_fallidas: { es: 'Importaciones de empresas fallidas', en: 'Failed imports of enterprises' },
  importaciones_usuario_fallidas: { es: 'Importaciones de usuarios fallidas', en: 'Failed imports of users' },
  importaciones_contacto_fallidas: { es: 'Importaciones de contactos fallidas', en: 'Failed imports of contacts' },
  importaciones_certificado_fallidas: {
    es: 'Importaciones de certificados fallidas',
    en: 'Failed imports of certificates',
  },
  importaciones_clasificado_fallidas: { es: 'Importaciones de maquinaria fallidas', en: 'Failed imports of machinery' },
  importaciones_propiedad_fallidas: { es: 'Importaciones de propiedades fallidas', en: 'Failed imports of properties' },
}
