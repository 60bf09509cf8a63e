import type { Language } from '@portal/contract/core/language'

interface DemoLine {
  producto_id: number
  cantidad: number
  cable_extra?: number
  anios_licencia?: number
  descuento?: number
}

type DemoFate = 'pending' | 'sent' | 'approved' | 'cancelled' | 'expired' | 'waits' | 'revised'

export interface DemoQuote {
  fate: DemoFate
  cliente_empresa: string
  cliente_nombre: string
  pais_id: number
  telefono: string
  idioma: Language
  referencia: string
  lineas: readonly DemoLine[]
  withService?: true
}

const chile = { pais_id: 152, telefono: '+56955501200', idioma: 'es' } as const
const peru = { pais_id: 604, telefono: '+51955501200', idioma: 'es' } as const
const mexico = { pais_id: 484, telefono: '+525555012000', idioma: 'es' } as const
const states = { pais_id: 840, telefono: '+16025550120', idioma: 'en' } as const

/** Invented clients, one for each possible outcome of a quote. */
export const demoQuotes: readonly DemoQuote[] = [
  {
    ...peru,
    fate: 'pending',
    cliente_empresa: 'Minera Quebrada Alta',
    cliente_nombre: 'Renato Salinas',
    referencia: 'Tajo norte, primera etapa',
    lineas: [
      { producto_id: 3, cantidad: 1200, cable_extra: 2 },
      { producto_id: 6, cantidad: 8 },
    ],
  },
  {
    ...mexico,
    fate: 'sent',
    cliente_empresa: 'Canteras del Bajío',
    cliente_nombre: 'Paola Ibarra',
    referencia: 'Tronadura de banco 7',
    lineas: [
      { producto_id: 4, cantidad: 300 },
      { producto_id: 7, cantidad: 2, descuento: 3 },
    ],
  },
  {
    ...chile,
    fate: 'approved',
    cliente_empresa: 'Túneles y Obras Andinas',
    cliente_nombre: 'Marcela Ñuñez',
    referencia: 'OC-20418',
    lineas: [
      { producto_id: 4, cantidad: 12_000 },
      { producto_id: 7, cantidad: 1 },
    ],
    withService: true,
  },
  {
    ...states,
    fate: 'cancelled',
    cliente_empresa: 'Copper Ridge Quarry',
    cliente_nombre: 'Daniel Brooks',
    referencia: 'Pit 3 trial',
    lineas: [{ producto_id: 8, cantidad: 2 }],
  },
  {
    ...peru,
    fate: 'expired',
    cliente_empresa: 'Constructora Ruta Sierra',
    cliente_nombre: 'Hugo Cárdenas',
    referencia: 'Km 42 a 47',
    lineas: [
      { producto_id: 3, cantidad: 800 },
      { producto_id: 1, cantidad: 3, anios_licencia: 2 },
    ],
  },
  {
    ...chile,
    fate: 'waits',
    cliente_empresa: 'Minera Salar Blanco',
    cliente_nombre: 'Ximena Toro',
    referencia: 'Contrato marco',
    lineas: [
      { producto_id: 3, cantidad: 25_000, descuento: 22 },
      { producto_id: 2, cantidad: 1 },
    ],
  },
  {
    ...mexico,
    fate: 'revised',
    cliente_empresa: 'Grupo Perforación Norte',
    cliente_nombre: 'Iván Olvera',
    referencia: 'Segunda propuesta',
    lineas: [
      { producto_id: 5, cantidad: 4 },
      { producto_id: 3, cantidad: 500 },
    ],
  },
]
