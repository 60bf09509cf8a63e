import { Role } from '@portal/contract/access/constants'
import { UserStatus } from '@portal/contract/users/constants'

const { superAdmin, administrator, manager, user, distributor } = Role
const { blocked, historical, finished, inactive } = UserStatus

/** The enterprise whose people are staff. */
export const demoHouse = 'NEXT'

export interface DemoPerson {
  names: string
  lastName: string
  secondLastName?: string
  role: Role
  /** Abbreviation of their enterprise; null for a self-registered customer. */
  enterprise: string | null
  branch?: string
  /** Calling prefix and ISO number of their country. */
  country: readonly [prefix: string, id: number]
  status?: UserStatus
  language?: 'en'
  /** Created by staff, without a password yet. */
  isNew?: true
}

/** How the phones of the demo begin, before four digits, and the id of the country. */
const chile = ['+5695550', 152] as const
const peru = ['+5195550', 604] as const
const mexico = ['+52555550', 484] as const
const states = ['+1602555', 840] as const
const brazil = ['+55315550', 76] as const
const botswana = ['+2677555', 72] as const
const australia = ['+6145550', 36] as const
const argentina = ['+549115550', 32] as const

type Rest = Omit<DemoPerson, 'names' | 'lastName' | 'secondLastName'>

/** "Names|first last name|second last name" of people at the same place. */
const people = (rest: Rest, ...written: string[]): DemoPerson[] =>
  written.map((text) => {
    const [names = '', lastName = '', secondLastName = ''] = text.split('|')
    return { names, lastName, secondLastName, ...rest }
  })
const one = (text: string, rest: Rest): DemoPerson => people(rest, text)[0]!

/** One account for each role, by the name before the @ (rule platform/demo-accounts). */
export const demoAccounts = {
  superadmin: one('Valentina|Fuenzalida|Rojas', {
    role: superAdmin,
    enterprise: 'NEXT',
    branch: 'Santiago',
    country: chile,
  }),
  admin: one('Ignacio|Sepúlveda|Vera', { role: administrator, enterprise: 'NEXT', branch: 'Santiago', country: chile }),
  gerente: one('Carolina|Muñoz|Ibáñez', { role: manager, enterprise: 'NEXT', branch: 'Santiago', country: chile }),
  usuario: one('Matías|Contreras|Peña', { role: user, enterprise: 'NEXT', branch: 'Antofagasta', country: chile }),
  maestro: one('Rosa|Quispe|Mamani', { role: distributor, enterprise: 'MQA', branch: 'Lima', country: peru }),
  distribuidor: one('Alejandro|Zúñiga|Ortega', {
    role: distributor,
    enterprise: 'PDB',
    branch: 'Guanajuato',
    country: mexico,
  }),
  cliente: one('Florencia|Ñancupil', { role: user, enterprise: null, country: chile }),
} satisfies Record<string, DemoPerson>

/** Invented people of every role and status. */
export const demoPeople: readonly DemoPerson[] = [
  ...people({ role: superAdmin, enterprise: 'NEXT', branch: 'Antofagasta', country: chile }, 'Tomás|Errázuriz|Lagos'),
  ...people({ role: administrator, enterprise: 'NEXT', branch: 'Santiago', country: chile }, 'Daniela|Yáñez|Cortés'),
  ...people(
    { role: manager, enterprise: 'NEXT', branch: 'Antofagasta', country: chile },
    'Rodrigo|Núñez|Salinas',
    'Paz|Aránguiz|Soto',
  ),
  ...people(
    { role: user, enterprise: 'NEXT', branch: 'Santiago', country: chile },
    'Catalina|Ñáñez|Bravo',
    'Benjamín|Oyarzún|Díaz',
    'María José|Henríquez|Lillo',
    'Felipe|Ávila|Pizarro',
  ),
  ...people(
    { role: user, enterprise: 'NEXT', branch: 'Santiago', country: chile, isNew: true },
    'Antonia|Larraín|Mella',
  ),
  ...people(
    { role: user, enterprise: 'NEXT', branch: 'Antofagasta', country: chile, status: blocked },
    'Cristóbal|Urrutia|Paz',
  ),
  ...people(
    { role: user, enterprise: 'NEXT', branch: 'Antofagasta', country: chile, status: historical },
    'Sofía|Zamorano|Ruiz',
  ),
  ...people({ role: manager, enterprise: 'MQA', branch: 'Lima', country: peru }, 'Jorge Luis|Huamán|Flores'),
  ...people(
    { role: user, enterprise: 'MQA', branch: 'Arequipa', country: peru },
    'Milagros|Condori|Apaza',
    'Íñigo|Salazar|Ugarte',
  ),
  ...people(
    { role: distributor, enterprise: 'MQA', branch: 'Cajamarca', country: peru },
    'Wilmer|Chávez|Tello',
    'Yolanda|Ccori|Huayta',
  ),
  ...people(
    { role: distributor, enterprise: 'MQA', branch: 'Arequipa', country: peru, isNew: true },
    'Edgar|Paredes|Núñez',
  ),
  ...people(
    { role: distributor, enterprise: 'MQA', branch: 'Lima', country: peru, status: finished },
    'Nélida|Rivas|Ochoa',
  ),
  ...people({ role: manager, enterprise: 'PDB', branch: 'Guanajuato', country: mexico }, 'Guadalupe|Hernández|Lara'),
  ...people(
    { role: user, enterprise: 'PDB', branch: 'Zacatecas', country: mexico },
    'José Ángel|Martínez|Olvera',
    'Itzel|Xolalpa|Romero',
  ),
  ...people(
    { role: distributor, enterprise: 'PDB', branch: 'Zacatecas', country: mexico },
    'Ximena|Castañeda|Gil',
    'Raúl|Treviño|Garza',
  ),
  ...people(
    { role: distributor, enterprise: 'PDB', branch: 'Guanajuato', country: mexico, status: inactive },
    'Óscar|Ibarra|Nava',
  ),
  ...people({ role: manager, enterprise: 'CBB', branch: 'Tucson', country: states, language: 'en' }, 'Megan|O’Neil'),
  ...people(
    { role: user, enterprise: 'CBB', branch: 'Salt Lake City', country: states, language: 'en' },
    'Tyrone|Washington',
    'Aiyana|Begay',
    'Hannah|Lindqvist',
  ),
  ...people(
    { role: distributor, enterprise: 'CBB', branch: 'Tucson', country: states, language: 'en' },
    'Wei|Chen',
    'Priya|Raman',
    'Luke|van der Berg',
  ),
  ...people(
    { role: distributor, enterprise: 'CBB', branch: 'Elko', country: states, language: 'en', status: inactive },
    'Caleb|Morgan',
  ),
  ...people(
    { role: manager, enterprise: 'RDP', branch: 'Belo Horizonte', country: brazil },
    'João Pedro|Gonçalves|Assunção',
  ),
  ...people(
    { role: user, enterprise: 'RDP', branch: 'Ouro Preto', country: brazil },
    'Larissa|Magalhães|Brandão',
    'Antônio|Araújo|Leão',
  ),
  ...people(
    { role: distributor, enterprise: 'RDP', branch: 'Ouro Preto', country: brazil },
    'Thaís|Conceição|Simões',
    'Caio|Guimarães|Sá',
  ),
  ...people(
    { role: distributor, enterprise: 'RDP', branch: 'Belo Horizonte', country: brazil, isNew: true },
    'Iara|Falcão|Melo',
  ),
  ...people(
    { role: manager, enterprise: 'KRW', branch: 'Gaborone', country: botswana, language: 'en' },
    'Kagiso|Moeng',
  ),
  ...people(
    { role: user, enterprise: 'KRW', branch: 'Orapa', country: botswana, language: 'en' },
    'Boitumelo|Seretse',
    'Thabo|Kgosi',
  ),
  ...people(
    { role: distributor, enterprise: 'KRW', branch: 'Orapa', country: botswana, language: 'en' },
    'Naledi|Tau',
    'Zoë|Pretorius',
  ),
  ...people(
    { role: distributor, enterprise: 'KRW', branch: 'Gaborone', country: botswana, language: 'en', status: blocked },
    'Mpho|Dube',
  ),
  ...people(
    { role: user, enterprise: 'TNB', branch: 'Chillán', country: chile, status: historical },
    'Gastón|Iturra|Vega',
  ),
  ...people({ role: user, enterprise: null, country: chile }, 'Amparo|Echeverría', 'Nicolás|Ojeda'),
  ...people({ role: user, enterprise: null, country: peru }, 'Ángela|Ticona'),
  ...people({ role: user, enterprise: null, country: argentina }, 'Lautaro|Benítez', 'Úrsula|Pereyra'),
  ...people({ role: user, enterprise: null, country: australia, language: 'en' }, 'Isla|McKenzie', 'Noah|Nguyen'),
  ...people({ role: user, enterprise: null, country: mexico, status: inactive }, 'Ramón|Ayala'),
]
