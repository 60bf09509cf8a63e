export { type HoldingSource, type Move, nothingElse } from './source.ts'
export { lockForTransfer, startTransfer } from './start.ts'
export { undoTransfer } from './undo.ts'
