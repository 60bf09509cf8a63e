export { listAreas } from './areas/queries.ts'
export {
  changeImportedTask,
  createImportedTasks,
  type ImportedTask,
  type TaskBefore,
  takeTaskBack,
} from './imported/imported.ts'
export { listAssignableNamed } from './imported/people.ts'
export {
  type KnownTask,
  listKnownTasks,
  type TaskValues,
} from './imported/queries.ts'
export { readerOf } from './policy.ts'
export { reviewersOf } from './save/rules.ts'
