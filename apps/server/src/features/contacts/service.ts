export { changeContact, createContacts, takeContactBack } from './imported/imported.ts'
export {
  type ContactFields,
  type KnownContact,
  listAlike,
  listByAddress,
  listNamedCountries,
} from './imported/queries.ts'
export { contactsChosen } from './list/chosen.ts'
export { silentContactsOf } from './list/silent.ts'
export { contactScopeOf } from './policy.ts'
export type { TimelineSource } from './timeline/timeline.ts'
