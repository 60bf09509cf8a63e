import { CertificateStatus } from '@portal/contract/certificates/constants'
import { languageOf } from '@portal/contract/core/language'
import { workshopIds } from '@portal/contract/workshops/constants'
import type { Db } from '#core/database/database.ts'
import { newCode } from './issue/new-code.ts'
import * as queries from './queries.ts'

/** What the certificates of the workshops of 2024 say; the hours are those of their programs. */
const ofWorkshop = {
  [workshopIds.brazil]: {
    titulo: 'Workshop universitario de iniciación electrónica',
    titulo_en: 'University workshop on electronic initiation',
    horas: 24,
    emitido_el: '2024-05-04',
  },
  [workshopIds.chile]: {
    titulo: 'Taller de simulación de tronaduras',
    titulo_en: 'Blast simulation workshop',
    horas: 5,
    emitido_el: '2024-06-28',
  },
}
const course = {
  workshop_id: null,
  titulo: 'Operación segura de consolas de programación y disparo',
  titulo_en: 'Safe operation of programming and firing consoles',
  horas: 16,
  emitido_el: '2026-10-16',
}

const ofCourse = [
  { nombre: 'Florencia Ñancupil', email: 'cliente@example.com', idioma: 'es', ...course },
  { nombre: 'Thabo Molefe', email: 't.molefe@example.com', idioma: 'en', ...course },
  { nombre: 'Łukasz Wiśniewski', email: 'l.wisniewski@example.com', idioma: 'en', ...course },
  { nombre: 'María José Etcheverry Fuenzalida', email: 'm.etcheverry@example.com', idioma: 'es', ...course },
  { nombre: 'Rodrigo Paz Villagra', email: 'r.paz@example.com', idioma: 'es', ...course },
] as const

/** Certificates of who attended the workshops of 2024 and a course, one of them reissued and one revoked. */
export async function insertDemoCertificates(db: Db, staffId: number): Promise<number> {
  const attended = await queries.attendeesOf(db, Object.values(workshopIds))
  const people = [
    ...attended.map((person) => ({
      ...person,
      idioma: languageOf(person.idioma),
      ...ofWorkshop[person.workshop_id as keyof typeof ofWorkshop],
    })),
    ...ofCourse,
  ]
  const accounts = await queries.accountsOf(
    db,
    people.map(({ email }) => email),
  )
  const rows: queries.StoredCertificate[] = []
  for (const person of people)
    rows.push(
      await queries.insertCertificate(db, {
        ...person,
        codigo: newCode(),
        usuario_id: accounts.get(person.email) ?? null,
        creado_por: staffId,
        creado_en: `${person.emitido_el} 20:00Z`,
        enviado_en: `${person.emitido_el} 20:05Z`,
      }),
    )
  await insertReissue(db, rows.find(({ nombre }) => nombre === misspelt)!, staffId)
  await queries.updateCertificate(db, rows.at(-1)!.id, {
    estado: CertificateStatus.revoked,
    revocado_motivo: 'Se emitió por error: no rindió el examen final.',
    revocado_en: `${course.emitido_el} 21:30Z`,
    revocado_por: staffId,
  })
  return rows.length + 1
}

const misspelt = 'Valentina Araya Soto'

/** A name that was written wrong is printed right. */
async function insertReissue(db: Db, before: queries.StoredCertificate, staffId: number): Promise<void> {
  const { id, email, idioma, usuario_id, workshop_id, titulo, titulo_en, horas, emitido_el } = before
  await queries.updateCertificate(db, id, { estado: CertificateStatus.replaced })
  await queries.insertCertificate(db, {
    ...{ email, idioma, usuario_id, workshop_id, titulo, titulo_en, horas, emitido_el },
    nombre: 'Valentina Araya Sotomayor',
    motivo: 'Corrección del apellido materno.',
    codigo: newCode(),
    emision: 2,
    origen_id: id,
    reemplaza_id: id,
    creado_por: staffId,
    creado_en: '2024-07-02 15:00Z',
    enviado_en: '2024-07-02 15:01Z',
  })
}
