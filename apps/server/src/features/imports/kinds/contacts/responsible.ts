import { coreMessages } from '@portal/contract/core/core-messages'
import type { Language } from '@portal/contract/core/language'
import type { Actor } from '#core/base/actor.ts'
import { folded } from '#core/base/folded.ts'
import { scopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { Cell } from '#core/untrusted/workbook/cells.ts'
import { type ContactOwner, canAssign, listResponsibles } from '#features/contacts/service.ts'
import { textOf } from '../../cells.ts'
import { faultOf } from '../../faults.ts'
import type { Fault } from '../../queries.ts'

type Owner = Partial<ContactOwner> | { fault: Fault }

/** How the template offers someone, and how a cell names them; their e-mail or a name that is their alone do as well. */
const shownAs = ({ nombre, email }: { nombre: string; email: string }) => `${nombre} <${email}>`

/** The people whom the actor may make responsible, for the drop-down list of the template. */
export const responsibleNames = async (db: Db, actor: Actor): Promise<string[]> =>
  canAssign(actor) ? (await listResponsibles(db, scopeOf(actor))).map(shownAs) : []

/**
 * Returns whom a cell names, of several of one name the current responsible: nobody when it is empty, a fault when they may not hold contacts, or when the actor may not
 * assign contacts to others.
 */
export async function responsiblesFor(
  db: Db,
  actor: Actor,
  language: Language,
): Promise<(cell: Cell | undefined, currentId: number | null) => Owner> {
  const people = await listResponsibles(db, scopeOf(actor))
  const byName = Map.groupBy(people, ({ nombre }) => folded(nombre))
  const known = new Map(
    people.flatMap((person) => {
      const isAlone = byName.get(folded(person.nombre))!.length === 1
      const names = [person.email, shownAs(person), ...(isAlone ? [person.nombre] : [])]
      return names.map((name) => [folded(name), person] as const)
    }),
  )
  return (cell, currentId) => {
    if (folded(textOf(cell)) === '') return {}
    const named = byName.get(folded(textOf(cell))) ?? []
    const person = known.get(folded(textOf(cell))) ?? named.find(({ id }) => id === currentId)
    if (!person) return { fault: faultOf('responsable_id', coreMessages.invalid, language) }
    if (person.id !== actor.id && person.id !== currentId && !canAssign(actor))
      return { fault: faultOf('responsable_id', coreMessages.notAllowed, language) }
    return { responsable_id: person.id, empresa_id: person.empresa_id }
  }
}
