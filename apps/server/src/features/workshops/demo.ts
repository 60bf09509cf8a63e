import { RegistrationStatus, workshopIds } from '@portal/contract/workshops/constants'
import type { Db } from '#core/database/database.ts'
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

/** One workshop to come, with registrations, and who attended those of 2024; inside the caller's transaction. */
export async function insertDemoWorkshops(db: Db): Promise<{ registrations: number }> {
  const now = await queries.currentTime(db)
  const day = weekdayAfter(new Date(now.getTime() + daysAhead * dayMs))
    .toISOString()
    .slice(0, 10)
  const id = await queries.insertWorkshop(db, {
    clave: 'antofagasta',
    nombre: 'Antofagasta: taller de simulación de tronaduras',
    nombre_en: 'Antofagasta: blast simulation workshop',
    lugar: 'Centro de Convenciones Ejemplo, Av. de Muestra 1200, Antofagasta, Chile',
    lugar_en: 'Example Convention Center, Av. de Muestra 1200, Antofagasta, Chile',
    descripcion:
      'Un día de trabajo con el software de simulación: desde la malla de perforación hasta la lectura del resultado, con casos de minas a rajo abierto y computadores para todos.',
    descripcion_en:
      'A working day with the simulation software: from the drilling pattern to reading the result, with open-pit cases and computers for everyone.',
    pais_id: 152,
    inicio: `${day} 09:00 America/Santiago`,
    termino: `${day} 16:00 America/Santiago`,
    zona_horaria: 'America/Santiago',
  })
  const rows = people.flatMap((person, index) => {
    const email = emailOf(person.nombre)
    const telefono = index % 2 ? '' : `+5691234500${index}`
    const coming = { ...person, email, telefono, workshop_id: id, creado_en: before(now, index * 2 + 1) }
    const past = { ...coming, workshop_id: index % 2 ? workshopIds.brazil : workshopIds.chile }
    return [coming, { ...past, estado_id: RegistrationStatus.attended, creado_en: '2024-04-02 15:20Z' }]
  })
  await queries.insertRegistrations(db, rows)
  return { registrations: rows.length }
}

const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

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
