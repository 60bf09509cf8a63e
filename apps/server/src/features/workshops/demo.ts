import { RegistrationStatus, workshopIds } from '@portal/contract/workshops/constants'
import type { Db } from '#core/database/database.ts'
import { demoSpeakers, fragmentation, fragmentationSchedule, simulation, simulationSchedule } from './demo-texts.ts'
import * as queries from './queries.ts'

const dayMs = 86_400_000
const daysAhead = 75

const people = [
  { nombre: 'Valentina Araya Soto', empresa: 'Minera Ejemplo Norte', pais_id: 152, idioma: 'es' },
  { nombre: 'Joaquín Ñuñez Pardo', empresa: 'Universidad Ejemplo del Norte', pais_id: 152, idioma: 'es' },
  { nombre: 'Emily Carter', empresa: 'Example Quarries', pais_id: 840, idioma: 'en' },
  { nombre: 'Luis Quispe Mamani', empresa: 'Contratista Ejemplo', pais_id: 604, idioma: 'es' },
  { nombre: 'Fernanda Ribeiro Alves', empresa: 'Pedreira Exemplo', pais_id: 76, idioma: 'es' },
  { nombre: 'Diego Salazar Ortiz', empresa: '', pais_id: 484, idioma: 'es' },
] as const

/** Who attended the workshops of 2024; their certificates are made from these. */
const ofChile = ['Valentina Araya Soto', 'Emily Carter', 'Diego Salazar Ortiz']
const otherAttendees = [
  {
    nombre: 'Beatriz Gonçalves de Araújo',
    email: 'b.goncalves@example.com',
    empresa: 'Universidade Exemplo de Ouro Preto',
    pais_id: 76,
    idioma: 'es',
    workshop_id: workshopIds.brazil,
  },
  {
    nombre: 'Florencia Ñancupil',
    email: 'cliente@example.com',
    empresa: '',
    pais_id: 152,
    idioma: 'es',
    workshop_id: workshopIds.chile,
  },
] as const

/** Who registered for the small workshop of Arequipa: all places are taken, and two wait. */
const ofArequipa = [
  { nombre: 'Rosa Huamán Ccori', empresa: 'Minera Ejemplo del Sur', pais_id: 604, idioma: 'es' },
  { nombre: 'Marco Tapia Villena', empresa: 'Universidad Ejemplo de Arequipa', pais_id: 604, idioma: 'es' },
  { nombre: 'Camila Rojas Bravo', empresa: 'Contratista Ejemplo', pais_id: 152, idioma: 'es' },
  { nombre: 'Kabelo Moeng', empresa: 'Example Diamonds', pais_id: 72, idioma: 'en' },
  { nombre: 'Andrés Pardo Luna', empresa: '', pais_id: 604, idioma: 'es' },
  { nombre: 'Hannah Brooks', empresa: 'Example Aggregates', pais_id: 840, idioma: 'en' },
] as const
const places = 4
const then = '2024-04-02 15:20Z'
const attended = { estado_id: RegistrationStatus.attended, creado_en: then, confirmado_en: then }

/**
 * Two workshops to come, one without a limit and one that is full, with registrations, and who attended those of 2024;
 * inside the caller's transaction.
 */
export async function insertDemoWorkshops(db: Db): Promise<{ registrations: number }> {
  const now = await queries.currentTime(db)
  const day = dayIn(now, daysAhead)
  const id = await queries.insertWorkshop(db, {
    clave: 'antofagasta',
    nombre: 'Antofagasta: taller de simulación de tronaduras',
    nombre_en: 'Antofagasta: blast simulation workshop',
    lugar: 'Centro de Convenciones Ejemplo, Av. de Muestra 1200, Antofagasta, Chile',
    lugar_en: 'Example Convention Center, Av. de Muestra 1200, Antofagasta, Chile',
    ...simulation,
    pais_id: 152,
    inicio: `${day} 09:00 America/Santiago`,
    termino: `${day} 16:00 America/Santiago`,
    zona_horaria: 'America/Santiago',
    mapa_url: 'https://www.openstreetmap.org/search?query=Antofagasta',
    cupo: 40,
    horas: 5,
    programa: JSON.stringify(simulationSchedule(day)),
    expositores: JSON.stringify(demoSpeakers),
  })
  const rows = people.flatMap((person, index) => {
    const email = emailOf(person.nombre)
    const telefono = index % 2 ? '' : `+5691234500${index}`
    const made = before(now, index * 2 + 1)
    const coming = { ...person, email, telefono, workshop_id: id, creado_en: made, confirmado_en: made }
    const workshopId = ofChile.includes(person.nombre) ? workshopIds.chile : workshopIds.brazil
    return [coming, { ...coming, ...attended, workshop_id: workshopId }]
  })
  const others = otherAttendees.map((person) => ({ ...person, ...attended, telefono: '' }))
  await queries.insertRegistrations(db, [...rows, ...others])
  return { registrations: rows.length + others.length + (await insertFullWorkshop(db, now)) }
}

async function insertFullWorkshop(db: Db, now: Date): Promise<number> {
  const day = dayIn(now, daysAhead + 40)
  const id = await queries.insertWorkshop(db, {
    clave: 'arequipa',
    nombre: 'Arequipa: taller de medición de fragmentación',
    nombre_en: 'Arequipa: fragmentation measurement workshop',
    lugar: 'Universidad Ejemplo de Arequipa, Calle de Muestra 350, Arequipa, Perú',
    lugar_en: 'Example University of Arequipa, Calle de Muestra 350, Arequipa, Peru',
    ...fragmentation,
    pais_id: 604,
    inicio: `${day} 09:00 America/Lima`,
    termino: `${day} 16:00 America/Lima`,
    zona_horaria: 'America/Lima',
    mapa_url: 'https://www.openstreetmap.org/search?query=Arequipa',
    cupo: places,
    horas: 5,
    programa: JSON.stringify(fragmentationSchedule(day)),
    expositores: JSON.stringify(demoSpeakers.slice(1)),
  })
  const rows = ofArequipa.map((person, index) => {
    const made = before(now, 20 - 3 * index)
    const place = index < places ? { confirmado_en: made } : { estado_id: RegistrationStatus.waiting, espera_en: made }
    return { ...person, ...place, email: emailOf(person.nombre), workshop_id: id, creado_en: made }
  })
  for (const row of rows) await queries.insertRegistration(db, row)
  return rows.length
}

const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

/** A working day so many days ahead. */
const dayIn = (now: Date, days: number) =>
  weekdayAfter(new Date(now.getTime() + days * dayMs))
    .toISOString()
    .slice(0, 10)

/** The same day, or the Monday after a weekend. */
function weekdayAfter(day: Date): Date {
  const free = { 6: 2, 0: 1 }[day.getUTCDay()] ?? 0
  return new Date(day.getTime() + free * dayMs)
}

/** First letter and last name, without accents. */
function emailOf(name: string): string {
  const [given = '', family = ''] = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(' ')
  return `${given[0]}.${family}@example.com`
}
