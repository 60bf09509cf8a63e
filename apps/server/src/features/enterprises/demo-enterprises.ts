import { EnterpriseStatus } from '@portal/contract/enterprises/constants'

interface DemoEnterprise {
  nombre: string
  abreviatura: string
  /** ISO 3166-1 numeric, the id of the country. */
  pais_id: number
  zona_horaria: string
  telefono: string
  estado_id?: EnterpriseStatus
  sucursales: readonly string[]
}

/** Invented companies; the first one is the house. Addresses of e-mail follow from the abbreviation. */
export const demoEnterprises: readonly DemoEnterprise[] = [
  {
    nombre: 'NEXT',
    abreviatura: 'NEXT',
    pais_id: 152,
    zona_horaria: 'America/Santiago',
    telefono: '+56955500100',
    sucursales: ['Santiago', 'Antofagasta'],
  },
  {
    nombre: 'Minera Quebrada Azul',
    abreviatura: 'MQA',
    pais_id: 604,
    zona_horaria: 'America/Lima',
    telefono: '+51955500200',
    sucursales: ['Lima', 'Arequipa', 'Cajamarca'],
  },
  {
    nombre: 'Perforaciones del Bajío',
    abreviatura: 'PDB',
    pais_id: 484,
    zona_horaria: 'America/Mexico_City',
    telefono: '+525555003000',
    sucursales: ['Guanajuato', 'Zacatecas'],
  },
  {
    nombre: 'Copper Basin Blasting',
    abreviatura: 'CBB',
    pais_id: 840,
    zona_horaria: 'America/Phoenix',
    telefono: '+16025550140',
    sucursales: ['Tucson', 'Elko', 'Salt Lake City'],
  },
  {
    nombre: 'Rochas do Planalto',
    abreviatura: 'RDP',
    pais_id: 76,
    zona_horaria: 'America/Sao_Paulo',
    telefono: '+553155500500',
    sucursales: ['Ouro Preto', 'Belo Horizonte'],
  },
  {
    nombre: 'Kalahari Rockworks',
    abreviatura: 'KRW',
    pais_id: 72,
    zona_horaria: 'Africa/Gaborone',
    telefono: '+26775550060',
    sucursales: ['Gaborone', 'Orapa'],
  },
  {
    nombre: 'Tronaduras Ñuble',
    abreviatura: 'TNB',
    pais_id: 152,
    zona_horaria: 'America/Santiago',
    telefono: '+56955500700',
    estado_id: EnterpriseStatus.inactive,
    sucursales: ['Chillán'],
  },
]
