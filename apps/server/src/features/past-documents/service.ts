export { type ImportedDocument, takeDocumentBack, type WrittenDocument, writeDocuments } from './imported.ts'
export { documentsOf, type KnownDocument, type PastDocumentValues } from './queries.ts'
export type { PastDocumentDeps } from './record.ts'
export { wrongIn } from './rules.ts'
