import { Module, Role } from '@portal/contract/access/constants'
import { aUser, type Person, theHouse } from './people.ts'
import type { TestApp } from './start-app.ts'

let made = 0

/** A form of an idea like no other. */
export const anIdeaForm = (changes: object = {}) => ({
  titulo: `Idea ${++made}`,
  descripcion: 'Menos viajes a la mina',
  area_id: 5,
  tiempo_interes: 16,
  ...changes,
})

/** Someone of the house who holds the module of ideas. */
export const aThinker = async (t: TestApp, role: Role = Role.user): Promise<Person> =>
  aUser(t, { role, enterpriseId: await theHouse(t), modules: [Module.ideas] })

/** Stores an idea of this person; returns its id. */
export async function anIdea(t: TestApp, of: Person, changes: object = {}): Promise<number> {
  const saved = await t.call('POST', '/v1/idea/save', anIdeaForm(changes), of)
  if (saved.estado !== 'OK') throw new Error(JSON.stringify(saved))
  return saved.datos.idea_id
}

/** An idea with its discussion and history, as this person sees it. */
export const ideaOf = async (t: TestApp, id: number, as: Person) =>
  (await t.call('GET', `/v1/idea/list/idea?idea_id=${id}`, undefined, as)).datos
