import { CertificateStatus } from '@portal/contract/certificates/constants'
import { workshopIds } from '@portal/contract/workshops/constants'
import type { Db } from '#core/database/database.ts'
import { newCode } from './issue/new-code.ts'
import * as queries from './queries.ts'

const brazil = {
  workshop_id: workshopIds.brazil,
  titulo: 'Workshop universitario de iniciación electrónica',
  titulo_en: 'University workshop on electronic initiation',
  horas: 24,
  emitido_el: '2024-05-04',
}
const chile = {
  workshop_id: workshopIds.chile,
  titulo: 'Taller de simulación de tronaduras',
  titulo_en: 'Blast simulation workshop',
  horas: 7.5,
  emitido_el: '2024-06-28',
}
const course = {
  workshop_id: null,
  titulo: 'Operación segura de consolas de programación y disparo',
  titulo_en: 'Safe operation of programming and firing consoles',
  horas: 16,
  emitido_el: '2026-10-16',
}

const people = [
  { nombre: 'Joaquín Ñuñez Pardo', email: 'j.nunez@example.com', idioma: 'es', ...brazil },
  { nombre: 'Luis Quispe Mamani', email: 'l.quispe@example.com', idioma: 'es', ...brazil },
  { nombre: 'Fernanda Ribeiro Alves', email: 'f.ribeiro@example.com', idioma: 'es', ...brazil },
  { nombre: 'Beatriz Gonçalves de Araújo', email: 'b.goncalves@example.com', idioma: 'es', ...brazil },
  { nombre: 'Valentina Araya Soto', email: 'v.araya@example.com', idioma: 'es', ...chile },
  { nombre: 'Emily Carter', email: 'e.carter@example.com', idioma: 'en', ...chile },
  { nombre: 'Diego Salazar Ortiz', email: 'd.salazar@example.com', idioma: 'es', ...chile },
  { nombre: 'Florencia Ñancupil', email: 'cliente@example.com', idioma: 'es', ...chile },
  { nombre: 'Florencia Ñancupil', email: 'cliente@example.com', idioma: 'es', ...course },
  { nombre: 'Thabo Molefe', email: 't.molefe@example.com', idioma: 'en', ...course },
  { nombre: 'Łukasz Wiśniewski', email: 'l.wisniewski@example.com', idioma: 'en', ...course },
  { nombre: 'María José Etcheverry Fuenzalida', email: 'm.etcheverry@example.com', idioma: 'es', ...course },
  { nombre: 'Rodrigo Paz Villagra', email: 'r.paz@example.com', idioma: 'es', ...course },
] as const

/** Certificates of the workshops of 2024 and of a course, one of them reissued and one revoked. */
export async function insertDemoCertificates(db: Db, staffId: number): Promise<number> {
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
  await insertReissue(db, rows[4]!, staffId)
  await queries.updateCertificate(db, rows.at(-1)!.id, {
    estado: CertificateStatus.revoked,
    revocado_motivo: 'Se emitió por error: no rindió el examen final.',
    revocado_en: `${course.emitido_el} 21:30Z`,
    revocado_por: staffId,
  })
  return rows.length + 1
}

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
