import { coreMessages } from '@portal/contract/core/core-messages'
import { taskMessages as m } from '@portal/contract/tasks/messages'
import type { TaskFormSchema, TaskUpdateSchema } from '@portal/contract/tasks/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { contactsChosen } from '#features/contacts/service.ts'
import { lockArea } from '../areas/queries.ts'
import { listAssignable } from '../people.ts'
import { othersOf, reviewersOf } from './rules.ts'

type Form = Omit<z.output<typeof TaskUpdateSchema>, 'version'> | z.output<typeof TaskFormSchema>

/** The people and the contact of a task before it is changed: they may stay, whatever the actor may choose now. */
interface Known {
  people: readonly number[]
  contactId: number | null
}
const nobody: Known = { people: [], contactId: null }

/** Returns the columns and the reviewers of a form. Throws what it refuses, at its field. */
export async function checkedForm(db: Db, actor: Actor, form: Form, creatorId: number, known: Known = nobody) {
  const { encargado_id: assignee, encargados_revision: asked } = form
  if (form.fecha_inicio && form.fecha_termino && form.fecha_inicio > form.fecha_termino)
    throw fieldRefusal('fecha_termino', m.datesInvalid)
  const reviewers = reviewersOf(asked, assignee, creatorId)
  if (reviewers === null) throw fieldRefusal('encargados_revision', m.reviewersInvalid)
  const needed = [...new Set([assignee, ...reviewers])].filter((id) => !known.people.includes(id))
  const found = new Set((await listAssignable(db, needed)).map(({ id }) => id))
  if (!known.people.includes(assignee) && !found.has(assignee)) throw fieldRefusal('encargado_id', m.assigneeInvalid)
  if (needed.some((id) => id !== creatorId && !found.has(id)))
    throw fieldRefusal('encargados_revision', m.reviewersInvalid)
  if (form.area_id !== null && !(await lockArea(db, form.area_id))) throw fieldRefusal('area_id', m.areaInvalid)
  await refuseContact(db, actor, form.contacto_id, known)
  return { reviewers, interesados: othersOf(creatorId, assignee, reviewers) }
}

async function refuseContact(db: Db, actor: Actor, id: number | null, known: Known): Promise<void> {
  if (id === null || id === known.contactId) return
  const [contact] = await contactsChosen(db, actor, { ids: [id] }, 1)
  if (!contact) throw fieldRefusal('contacto_id', coreMessages.absent)
}
