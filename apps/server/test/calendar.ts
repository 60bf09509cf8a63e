import type { Person } from './people.ts'
import type { TestApp } from './start-app.ts'

/** A form of an event: one hour in Santiago, for one person. */
export const anEventForm = (responsible: { id: number }, changes: object = {}) => ({
  descripcion: 'Reunión de planta',
  responsables: [responsible.id],
  pais_id: 152,
  todo_el_dia: false,
  fecha_inicio: '2027-03-01T09:00',
  fecha_termino: '2027-03-01T10:00',
  zona_horaria: 'America/Santiago',
  nota: '',
  regla: '',
  ...changes,
})

/** Stores an event of this person; returns its id. */
export async function anEvent(t: TestApp, of: Person, changes: object = {}): Promise<number> {
  const saved = await t.call('POST', '/v1/calendario/save', anEventForm(of, changes), of)
  if (saved.estado !== 'OK') throw new Error(JSON.stringify(saved))
  return saved.datos.evento_id
}
