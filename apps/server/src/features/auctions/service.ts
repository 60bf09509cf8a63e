export { demoPeople } from './demo/people.ts'
export { currentTime, insertFirstEvent, insertRequest, takeItems } from './demo/queries.ts'
