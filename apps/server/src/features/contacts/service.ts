export { listAlike } from './duplicates-queries.ts'
export { noteForEmail } from './history/portal.ts'
export { changeContact, createContacts, takeContactBack } from './imported/imported.ts'
export {
  type ContactFields,
  type ContactOwner,
  type KnownContact,
  listByAddress,
  listNamedCountries,
} from './imported/queries.ts'
export { contactsChosen } from './list/chosen.ts'
export { silentContactsOf } from './list/silent.ts'
export { canAssign, contactScopeOf } from './policy.ts'
export { listResponsibles } from './queries.ts'
export type { TimelineSource } from './timeline/timeline.ts'
