// What other features may ask of the classifieds.

/** Makes, checks, changes and deletes items, for those who bring many at once; all but the last inside the caller's transaction. */
export {
  completed,
  createItem,
  createItems,
  formOf,
  type ItemForm,
  type ItemHooks,
  isSameForm,
  itemInitData,
  type NewItem,
  type OwnItem,
  ownItemsBySku,
  type Picture,
  refusalsOfChanges,
  refusalsOfItems,
  removeItem,
  savePicture,
  updateItem,
} from './items/service.ts'
export { learnWordsSoon } from './public/service.ts'
