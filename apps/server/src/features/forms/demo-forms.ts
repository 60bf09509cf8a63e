import type { Language } from '@portal/contract/core/language'
import type { DeliveryStatus, FormKind } from '@portal/contract/forms/constants'

/** A form of the demo set; hours count back from now. */
export interface DemoForm {
  kind: FormKind
  language: Language
  name: string
  email: string
  phone: string
  company: string
  country: number
  data: Record<string, string>
  hoursAgo: number
  status: DeliveryStatus
  tries: number
  error?: string
  /** Place of its time among those that are free. */
  slot?: number
}

/** What a dozen visitors sent: every kind, in every state. All of them are made up. */
export const demoForms: readonly DemoForm[] = [
  {
    kind: 'contacto',
    language: 'es',
    name: 'Marcela Fuentes',
    email: 'm.fuentes@example.com',
    phone: '+56955510231',
    company: 'Minera Cerro Ejemplo',
    country: 152,
    data: {
      user_name: 'Marcela',
      user_lastname: 'Fuentes',
      product: 'nextoneplus',
      message:
        'Evaluamos reemplazar las consolas de dos rajos. Necesitamos plazo de entrega a Antofagasta y el costo de capacitar a cuatro supervisores de tronadura.',
    },
    hoursAgo: 3,
    status: 'entregado',
    tries: 1,
  },
  {
    kind: 'contacto',
    language: 'en',
    name: 'Daniel Whitaker',
    email: 'd.whitaker@example.com',
    phone: '+17135550148',
    company: 'Gulf Quarry Supply',
    country: 840,
    data: {
      user_name: 'Daniel',
      user_lastname: 'Whitaker',
      product: 'next1',
      message: 'We distribute to quarries in Texas and Oklahoma. Which documents do you need to authorize a new buyer?',
    },
    hoursAgo: 6,
    status: 'fallido',
    tries: 5,
    error: 'EENVELOPE 550',
  },
  {
    kind: 'reunion',
    language: 'es',
    name: 'Rodrigo Paredes',
    email: 'r.paredes@example.com',
    phone: '+51955512077',
    company: 'Canteras del Sur Ejemplo',
    country: 604,
    data: {
      motivo: 'Ver NextLion con una malla nuestra y revisar la exportación a la consola. Participan tres personas.',
    },
    hoursAgo: 9,
    status: 'entregado',
    tries: 1,
    slot: 2,
  },
  {
    kind: 'nda',
    language: 'es',
    name: 'Andrea Villagrán',
    email: 'a.villagran@example.com',
    phone: '+56955510877',
    company: 'Sociedad Minera Ejemplo Norte',
    country: 152,
    data: {
      empresa_documento: '76.000.111-2',
      cargo: 'Gerenta de operaciones',
      representante_documento: '12.000.345-6',
      direccion: 'Avenida Ejemplo 1450, oficina 302, Calama',
    },
    hoursAgo: 27,
    status: 'entregado',
    tries: 1,
  },
  {
    kind: 'contacto',
    language: 'es',
    name: 'Luis Arce',
    email: 'l.arce@example.com',
    phone: '',
    company: '',
    country: 484,
    data: {
      user_name: 'Luis',
      user_lastname: 'Arce',
      product: 'support',
      message: 'La consola muestra aviso de batería baja después de dos horas de uso. ¿Es normal o hay que cambiarla?',
    },
    hoursAgo: 30,
    status: 'entregado',
    tries: 2,
  },
  {
    kind: 'contacto',
    language: 'en',
    name: 'seo growth team',
    email: 'promo@example.com',
    phone: '',
    company: '',
    country: 840,
    data: { user_name: 'seo', user_lastname: 'growth team', product: 'other', message: 'buy 10 000 visitors now' },
    hoursAgo: 31,
    status: 'retenido',
    tries: 0,
  },
  {
    kind: 'reunion',
    language: 'en',
    name: 'Helen Mokoena',
    email: 'h.mokoena@example.com',
    phone: '+26755510440',
    company: 'Kalahari Drill & Blast',
    country: 72,
    data: { motivo: 'Remote firing with Next Remote: distances, linked consoles and training before the first shot.' },
    hoursAgo: 52,
    status: 'entregado',
    tries: 1,
    slot: 9,
  },
  {
    kind: 'contacto',
    language: 'es',
    name: 'Patricia Solano',
    email: 'p.solano@example.com',
    phone: '+573005550162',
    company: 'Agregados Ejemplo',
    country: 170,
    data: {
      user_name: 'Patricia',
      user_lastname: 'Solano',
      product: 'quamtum',
      message:
        'Queremos medir fragmentación en una cantera de caliza. ¿La versión de escritorio acepta fotos de celular?',
    },
    hoursAgo: 75,
    status: 'entregado',
    tries: 1,
  },
  {
    kind: 'nda',
    language: 'en',
    name: 'Thomas Bergström',
    email: 't.bergstrom@example.com',
    phone: '+46855510302',
    company: 'Nordic Rock Trials',
    country: 752,
    data: {
      empresa_documento: '556000-0000',
      cargo: 'Head of drilling and blasting',
      representante_documento: 'SE-000-119',
      direccion: 'Exempelvägen 8, Luleå',
    },
    hoursAgo: 98,
    status: 'fallido',
    tries: 5,
    error: 'ETIMEDOUT',
  },
  {
    kind: 'contacto',
    language: 'es',
    name: 'Jorge Huamán',
    email: 'j.huaman@example.com',
    phone: '+51955512945',
    company: 'Contratista Ejemplo Andina',
    country: 604,
    data: {
      user_name: 'Jorge',
      user_lastname: 'Huamán',
      product: 'nextthree',
      message: '¿Cuántos adaptadores maneja una consola y cuántas se pueden enlazar en un disparo de producción?',
    },
    hoursAgo: 140,
    status: 'entregado',
    tries: 1,
  },
  {
    kind: 'reunion',
    language: 'es',
    name: 'Claudia Rivas',
    email: 'c.rivas@example.com',
    phone: '+525555510733',
    company: 'Obras Civiles Ejemplo',
    country: 484,
    data: { motivo: 'Túnel en zona urbana: secuencia de retardos y límites de vibración.' },
    hoursAgo: 1,
    status: 'pendiente',
    tries: 1,
    error: 'ECONNECTION',
    slot: 14,
  },
  {
    kind: 'contacto',
    language: 'en',
    name: 'Priya Nair',
    email: 'p.nair@example.com',
    phone: '+61255510986',
    company: 'Pilbara Blast Services',
    country: 36,
    data: {
      user_name: 'Priya',
      user_lastname: 'Nair',
      product: 'commercial',
      message: 'Please send terms for a distributor agreement in Western Australia.',
    },
    hoursAgo: 190,
    status: 'entregado',
    tries: 1,
  },
]
