// What other features may ask of the classifieds.

/** Makes, checks, changes and deletes items, for those who bring many at once; all but the last inside the caller's transaction. */
export {
  completed,
  createItem,
  createItems,
  formOf,
  type ItemForm,
  type ItemHooks,
  itemInitData,
  itemScopeOf,
  type NewItem,
  type Picture,
  type Refused,
  refusalsOfItems,
  removeItem,
  type Saved,
  savePicture,
  updateItem,
} from './items/service.ts'
